/** For the host, which sets it once a page. */
export { initFirebase } from './config.ts';
export { keptToken } from './last-session.ts';
export type { Announcement } from './remote-config.ts';

/** Both are loaded after the first page: no customer waits for them. */
export const loadRemoteConfig = () => import(/* webpackChunkName: "remote-config" */ './remote-config.ts');
export const loadAnalytics = () => import(/* webpackChunkName: "analytics" */ './google-analytics.ts');
