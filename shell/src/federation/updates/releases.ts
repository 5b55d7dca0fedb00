import type { ReleaseState } from '@portal/platform/host';
import { logDev } from '@portal/platform/observe';
import { createStore } from 'zustand/vanilla';
import type { IsInCanary } from '#federation/registry/wanted-version.ts';
import { canLoadNewer, changeOf, changesOf, type ListedVersions } from './release-change.ts';
import { createRunningRemotes } from './running-remotes.ts';

/** How long a customer in front of a failure waits for the registry. Later the update bar shows what it says. */
const PATIENCE_MS = 1000;
/** A newer answer is not fetched again: loader and card ask one after the other. */
const FRESH_MS = 2000;

interface ReleasesOptions<Seen extends ListedVersions> {
  /** What the page was opened with. */
  page: Seen;
  /** The registry as it is published now. @throws if it cannot be had. */
  read: () => Promise<Seen>;
  /** Not offline, and not during maintenance. */
  mayAsk: () => boolean;
  /** Whether the signed-in company is in a canary. */
  isInCanary: IsInCanary;
  /** Reloads the page to get this change, unless something stands in the way. true: it is reloading. */
  reload: (change: string) => boolean;
}

interface State<Seen extends ListedVersions> {
  /** The registry as it was seen last, for what may change while a page is open: the maintenance of an area. */
  readonly seen: Seen;
  /** The release that the customer has put off. */
  readonly putOff: Seen | null;
}

export type Releases<Seen extends ListedVersions> = ReturnType<typeof createReleases<Seen>>;

/** What this page knows of releases since it was opened. */
export function createReleases<Seen extends ListedVersions>({
  page,
  read,
  mayAsk,
  isInCanary,
  reload,
}: ReleasesOptions<Seen>) {
  type Remote = Seen['remotes'][string];
  const store = createStore<State<Seen>>(() => ({ seen: page, putOff: null }));
  const { runOf, noteRunning, running } = createRunningRemotes<Remote>(isInCanary);
  let asking: Promise<void> | null = null;
  let lastAnswer = 0;

  const changesSince = (since: Seen) => changesOf(page, since, running(), isInCanary);
  const change = (): string | null => changeOf(page, store.getState().seen, running(), isInCanary);

  /** Fetches the registry. A failure changes nothing. */
  function ask(): Promise<void> {
    asking ??= read()
      .then(
        (latest) => {
          lastAnswer = Date.now();
          store.setState({ seen: latest });
        },
        (error: unknown) => logDev('info', 'the registry could not be read again', error),
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }
  /** The same, but with a time limit, for a customer who waits. */
  async function askQuickly(): Promise<void> {
    const isFresh = Math.abs(Date.now() - lastAnswer) < FRESH_MS;
    if (!isFresh && mayAsk()) await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }

  return {
    ask,
    askQuickly,
    state: store.getState,
    /** Tells when a registry was read, and when a release was put off. */
    subscribe: (listener: () => void) => store.subscribe(listener),
    /** The remote as it is to be loaded from now on; unchanged if it runs. */
    listed(name: string): Remote | undefined {
      const { seen } = store.getState();
      return (
        runOf(name)?.remote ??
        ((canLoadNewer(page, seen, running(), name) ? seen : page).remotes[name] as Remote | undefined)
      );
    },
    noteRunning,
    /** What a reload would bring, unless the customer has put it off; null: nothing. */
    offer(): string | null {
      // Compared now: what was put off may concern remotes that have been opened since.
      const { seen, putOff } = store.getState();
      const known = putOff ? changesSince(putOff) : [];
      const isNew = changesSince(seen).some((one) => !known.includes(one));
      return isNew ? change() : null;
    },
    /** Nothing is offered until a release changes something else for this page. */
    putOff: () => store.setState(({ seen }) => ({ putOff: seen })),
    /** Called when code is missing or does not fit. */
    async check(): Promise<ReleaseState> {
      await askQuickly();
      // Without a network a reload would remove the portal: the card with its retry stays.
      if (!mayAsk()) return 'current';
      const latest = change();
      if (latest === null) return 'current';
      return reload(latest) ? 'reloading' : 'outdated';
    },
  };
}
