/** For the host, which calls it once a page. */
export { initFirebase } from './kept/config.ts';
export { keptToken } from './kept/last-session.ts';
export type { Announcement } from './sdk/remote-config.ts';

/** Both are loaded after the first page: no customer waits for them. */
export const loadRemoteConfig = () => import(/* webpackChunkName: "remote-config" */ './sdk/remote-config.ts');
export const loadAnalytics = () => import(/* webpackChunkName: "analytics" */ './sdk/google-analytics.ts');
