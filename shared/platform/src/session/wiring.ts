/** For the host, which starts the session and connects the API to it, once a page. */
export { endSession, expireSession, followDemand, getToken, startSession } from './page-session.ts';
