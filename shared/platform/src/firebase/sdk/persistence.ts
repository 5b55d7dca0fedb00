import {
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';

/**
 * Where the session of the next sign-in is kept: across restarts, in this tab, or, if the browser blocks its storages,
 * while the page is open.
 */
export function persistenceFor(keep: boolean, page: Pick<Window, 'localStorage' | 'sessionStorage'>): Persistence {
  if (keep && isUsable(() => page.localStorage)) return browserLocalPersistence;
  if (isUsable(() => page.sessionStorage)) return browserSessionPersistence;
  return inMemoryPersistence;
}

/** Blocked storages throw on access; full ones throw on writing. */
function isUsable(reach: () => Storage): boolean {
  const probe = 'portal-probe';
  try {
    reach().setItem(probe, probe);
    reach().removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
