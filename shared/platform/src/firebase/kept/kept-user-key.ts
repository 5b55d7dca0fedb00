/** The prefix of the keys under which the SDK keeps the signed-in user, in local or session storage. */
export const KEPT_USER = 'firebase:authUser:';

/** The key of the portal's one app. */
export const keptUserKey = (apiKey: string): string => `${KEPT_USER}${apiKey}:[DEFAULT]`;
