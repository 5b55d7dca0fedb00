/** For the host, which sets it once a page. */
export { configureApi } from './api-config.ts';
export { beginEarlyReads, dropEarlyReads } from './early-reads.ts';
