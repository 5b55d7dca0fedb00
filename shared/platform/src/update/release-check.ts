import { createContext, use } from 'react';

/**
 * `current`: the page runs what is live, or cannot ask now. `outdated`: something newer is live, and only a reload
 * brings it. `reloading`: the page reloads now, because nothing would be lost.
 */
export type ReleaseState = 'current' | 'outdated' | 'reloading';

/** Called when code is missing or does not fit: it may belong to an older version. */
export type ReleaseCheck = () => Promise<ReleaseState>;

/** For a remote that runs alone: it has no registry. */
export const alwaysCurrent: ReleaseCheck = async () => 'current';

const ReleaseCheckContext = createContext(alwaysCurrent);
export const ReleaseCheckProvider = ReleaseCheckContext.Provider;

export const useReleaseCheck = (): ReleaseCheck => use(ReleaseCheckContext);
