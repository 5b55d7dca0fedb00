/** For the host, which calls it once a page. */
export { configureApi } from './request/api-config.ts';
export { beginEarlyReads, dropEarlyReads } from './request/early-reads.ts';
