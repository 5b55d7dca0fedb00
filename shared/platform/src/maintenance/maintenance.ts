import { create } from 'zustand';
import type { Announcement } from '../firebase/wiring.ts';
import { logDev } from '../observe/index.ts';
import { READ_EVERY_MS, waitBeforeRead } from './read-pace.ts';

export interface Maintenance {
  /** When, in the provider's own words; empty if nothing is said. */
  readonly date: string;
}

const useAnnounced = create<{ readonly maintenance: Maintenance | null }>(() => ({ maintenance: null }));

function set(maintenance: Maintenance | null): void {
  if (maintenance?.date !== useAnnounced.getState().maintenance?.date) useAnnounced.setState({ maintenance });
}

/** Whether maintenance is announced now, for code outside of components. */
export const isUnderMaintenance = (): boolean => useAnnounced.getState().maintenance !== null;

/** The maintenance that is announced now, if any. */
export const useMaintenance = (): Maintenance | null => useAnnounced(({ maintenance }) => maintenance);

/**
 * Reads the announcement now, when somebody comes back to the page, and by timer, but never more often than `everyMs`.
 * A read that fails changes nothing. Returns the function that ends it.
 */
export function watchMaintenance(read: () => Promise<Announcement>, everyMs = READ_EVERY_MS): () => void {
  let lastEnd: number | null = null;
  let isReading = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readIfDue(): void {
    clearTimeout(timer);
    if (isReading || isOver) return;
    const wait = waitBeforeRead(lastEnd, Date.now(), everyMs);
    if (wait > 0) timer = setTimeout(readIfDue, wait);
    else void readNow();
  }
  async function readNow(): Promise<void> {
    isReading = true;
    const announcement = await read().catch((error: unknown) => {
      logDev('info', 'the announcement could not be read', error);
      return null;
    });
    if (announcement && !isOver) announce(announcement);
    isReading = false;
    // After a reload the first answer may be the one that the SDK has kept, and only for that one the provider's date
    // counts: after the clock was set back, every such date would lie in the future.
    lastEnd = lastEnd === null && announcement ? announcement.fetchedAt : Date.now();
    readIfDue();
  }
  const comeBack = () => {
    if (document.visibilityState === 'visible') readIfDue();
  };

  window.addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  readIfDue();
  return () => {
    isOver = true;
    window.removeEventListener('focus', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
    clearTimeout(timer);
    set(null);
  };
}

const announce = ({ isMaintenanceMode, maintenanceDateString }: Announcement): void =>
  set(isMaintenanceMode ? { date: maintenanceDateString.trim() } : null);
