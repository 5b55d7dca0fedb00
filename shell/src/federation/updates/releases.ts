import type { ReleaseState } from '@portal/shared/host/shell';
import { type IsInCanary, wantedVersion } from '#federation/registry/wanted-version.ts';
import { changeOf, changesOf, mayTake, type Release, type Running } from './release-change.ts';

/** A customer in front of a failure waits no longer for the registry: what comes later, the bar says. */
const PATIENCE_MS = 1000;
/** An answer of this age is not asked for again: loader and card ask one after the other. */
const FRESH_MS = 2000;

/** A remote whose code is in the page. */
interface Run<Remote> {
  readonly version: string;
  /** As it was listed when it was loaded. */
  readonly remote: Remote;
  /** It was loaded for a company in its canary. */
  readonly isForCanary: boolean;
}

interface ReleasesOptions<Seen extends Release> {
  /** What the page was opened with. */
  page: Seen;
  /** The same with what its document left out, once the registry has been read. */
  complete?: (page: Seen, latest: Seen) => Seen;
  /** The registry as it is published now. @throws if it cannot be had. */
  read: () => Promise<Seen>;
  onFailure: (error: unknown) => void;
  /** Not offline, and not during maintenance. */
  mayAsk: () => boolean;
  /** Which canaries are for the company that is signed in. */
  isInCanary: IsInCanary;
  /** Reloads the page to get this change, unless something stands in the way. true: it is reloading. */
  reload: (change: string) => boolean;
}

export type Releases<Seen extends Release> = ReturnType<typeof createReleases<Seen>>;

/** What this page knows of releases since it was opened. */
export function createReleases<Seen extends Release>({
  page: opened,
  complete = (page) => page,
  read,
  onFailure,
  mayAsk,
  isInCanary,
  reload,
}: ReleasesOptions<Seen>) {
  type Remote = Seen['remotes'][string];
  /** By remote, the newest first. */
  const runs = new Map<string, readonly Run<Remote>[]>();
  const listeners = new Set<() => void>();
  let page = opened;
  let seen = opened;
  /** The release that the customer has put off. */
  let putOff: Seen | null = null;
  let asking: Promise<void> | null = null;
  let lastAnswer = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** What runs for this company: of a remote with a canary, a customer before may have run the other version. */
  const runOf = (name: string) =>
    runs.get(name)?.find(({ remote, isForCanary }) => !remote.canary || isInCanary(remote.canary) === isForCanary);
  function running(): Running {
    const ours = [...runs.keys()].flatMap((name) => {
      const run = runOf(name);
      if (!run) return [];
      const listed = wantedVersion(run.remote, () => run.isForCanary);
      return [[name, { version: run.version, listed }] as const];
    });
    return new Map(ours);
  }
  const change = () => changeOf(page, seen, running(), isInCanary);

  /** Asks for the registry. What cannot be had or read changes nothing. */
  function ask(): Promise<void> {
    asking ??= read()
      .then((latest) => {
        page = complete(page, latest);
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
    /** What the page goes by. */
    page: () => page,
    /** The registry as it was seen last, for what may change while a page is open: the maintenance of an area. */
    seen: () => seen,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The remote as it is to be loaded from now on: as it was, if it runs. */
    listed: (name: string) =>
      runOf(name)?.remote ?? ((mayTake(page, seen, running(), name) ? seen : page).remotes[name] as Remote | undefined),
    /** Its code is in the page from now on. */
    noteRunning(name: string, run: Run<Remote>) {
      const others = runs.get(name)?.filter(({ isForCanary }) => isForCanary !== run.isForCanary) ?? [];
      runs.set(name, [run, ...others]);
    },
    /** What a reload would bring, unless the customer has put it off; null: nothing. */
    offer(): string | null {
      // Compared now: what was put off may concern remotes that have been opened since.
      const known = putOff ? changesOf(page, putOff, running(), isInCanary) : [];
      const isNew = changesOf(page, seen, running(), isInCanary).some((one) => !known.includes(one));
      return isNew ? change() : null;
    },
    /** Nothing is offered until a release changes something else for this page. */
    putOff() {
      putOff = seen;
      tell();
    },
    /** Asked when code is missing or does not fit. */
    async check(): Promise<ReleaseState> {
      await askQuickly();
      // Without a network a reload would take the portal away: the card with its retry stays.
      if (!mayAsk()) return 'current';
      const latest = change();
      if (latest === null) return 'current';
      return reload(latest) ? 'reloading' : 'outdated';
    },
  };
}
