/** For the host, which sets it once a page. */
export { configureApi } from './client.ts';
export { beginEarlyReads, dropEarlyReads } from './early-reads.ts';
