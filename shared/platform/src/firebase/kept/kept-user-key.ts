/** How the keys begin under which the SDK keeps who is signed in, in the browser's local or session storage. */
export const KEPT_USER = 'firebase:authUser:';

/** The key of the portal's one app. */
export const keptUserKey = (apiKey: string): string => `${KEPT_USER}${apiKey}:[DEFAULT]`;
