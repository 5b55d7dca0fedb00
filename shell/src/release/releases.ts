import type { ReleaseState } from '@portal/shared/host';
import { changeOf, mayTake, type Release, type RunningRemote } from './release-change.ts';

/** A customer in front of a failure waits no longer for the registry: what comes later, the bar says. */
const PATIENCE_MS = 1000;
/** An answer of this age is not asked for again: loader and card ask one after the other. */
const FRESH_MS = 2000;

interface ReleasesOptions<Seen extends Release> {
  /** What the page was opened with. */
  page: Seen;
  /** The registry as it is published now. @throws if it cannot be had. */
  read: () => Promise<Seen>;
  onFailure: (error: unknown) => void;
  /** Not offline, and not during maintenance. */
  mayAsk: () => boolean;
  /** Reloads the page to get this change, unless something stands in the way. true: it is reloading. */
  reload: (change: string) => boolean;
}

export type Releases<Seen extends Release> = ReturnType<typeof createReleases<Seen>>;

/** What this page knows of releases since it was opened. */
export function createReleases<Seen extends Release>({ page, read, onFailure, mayAsk, reload }: ReleasesOptions<Seen>) {
  const running = new Map<string, RunningRemote>();
  const listeners = new Set<() => void>();
  let seen = page;
  let putOff: string | null = null;
  let asking: Promise<void> | null = null;
  let lastAnswer = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = () => changeOf(page, seen, running);

  /** Asks for the registry. What cannot be had or read changes nothing. */
  function ask(): Promise<void> {
    asking ??= read()
      .then((latest) => {
        seen = latest;
        lastAnswer = Date.now();
      }, onFailure)
      .finally(() => {
        asking = null;
        tell();
      });
    return asking;
  }
  /** The same for somebody who waits. */
  async function askQuickly(): Promise<void> {
    const isFresh = Math.abs(Date.now() - lastAnswer) < FRESH_MS;
    if (!isFresh && mayAsk()) await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }

  return {
    ask,
    askQuickly,
    /** The registry as it was seen last, for what may change while a page is open: the maintenance of an area. */
    seen: () => seen,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The remote as it is to be loaded from now on. */
    listed: (name: string) =>
      (mayTake(page, seen, running, name) ? seen : page).remotes[name] as Seen['remotes'][string] | undefined,
    /** Its code is in the page from now on. */
    noteRunning: (name: string, remote: RunningRemote) => void running.set(name, remote),
    /** What a reload would bring, unless the customer has put it off; null: nothing. */
    offer(): string | null {
      const latest = change();
      return latest === putOff ? null : latest;
    },
    /** Nothing is offered until the next release. */
    putOff() {
      putOff = change();
      tell();
    },
    /** Asked when code is missing or does not fit. */
    async check(): Promise<ReleaseState> {
      await askQuickly();
      const latest = change();
      if (latest === null) return 'current';
      return reload(latest) ? 'reloading' : 'outdated';
    },
  };
}
