/** For the host, which sets it once a page. */
export { initFirebase } from './app.ts';
