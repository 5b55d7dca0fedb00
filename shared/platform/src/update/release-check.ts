import { createContext, use } from 'react';

/**
 * `current`: the page is what was released last, or nobody may ask now. `outdated`: there is something newer, and only
 * a reload brings it. `reloading`: the page reloads at this moment, because nothing stands in the way.
 */
export type ReleaseState = 'current' | 'outdated' | 'reloading';

/** Asked when code is missing or does not fit: it may be that of an older release. */
export type ReleaseCheck = () => Promise<ReleaseState>;

/** A remote that runs alone has no registry: nothing newer can be known. */
export const alwaysCurrent: ReleaseCheck = async () => 'current';

const ReleaseCheckContext = createContext(alwaysCurrent);
export const ReleaseCheckProvider = ReleaseCheckContext.Provider;

export const useReleaseCheck = (): ReleaseCheck => use(ReleaseCheckContext);
