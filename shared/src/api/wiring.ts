/** For the host, which sets it once a page. */
export { configureApi } from './client.ts';
