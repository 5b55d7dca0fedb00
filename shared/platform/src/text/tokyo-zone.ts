/** Japan has no summer time. */
export const TOKYO_AHEAD_HOURS = 9;
