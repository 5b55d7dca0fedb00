import type { Environment } from '@portal/platform/environment';
import { isUnderMaintenance } from '@portal/platform/host';
import { logDev } from '@portal/platform/observe';
import { type EntryRefusal, entryRefusal } from '@portal/platform/registry/entry-refusal';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { CanaryChoice } from '#federation/registry/canary-choice.ts';
import { type PageRegistry, type PageRemote, withRest } from '#federation/registry/page-registry.ts';
import { readPublished } from './read-published.ts';
import { isShellChanged } from './release-change.ts';
import { createReleases, type Releases } from './releases.ts';
import { reloadByItself } from './reload-by-itself.ts';

export interface PortalReleases extends Releases<PageRegistry> {
  /** Each remote as it is to be loaded now, also if it was released while the page is open. */
  readonly remotes: PageRegistry['remotes'];
  /** What the page uses; with the remotes that this browser has used before, if the rest cannot be fetched. */
  readonly known: () => PageRegistry;
}

interface Completions {
  /** Applies the overrides to each registry that the page reads. */
  override: (published: PageRegistry) => PageRegistry;
  /** Completes a registry that was fetched. */
  read: (reading: RegistryReading, refusal: EntryRefusal) => PageRegistry;
  /** What is used if it cannot be fetched. */
  standIn: (refusal: EntryRefusal) => PageRegistry;
}

/** Not offline and not during maintenance. */
export const mayAsk = (): boolean => navigator.onLine && !isUnderMaintenance();

/** Follows releases, beginning with the registry that the page was opened with. */
export function openReleases(
  page: PageRegistry,
  environment: Environment['name'],
  { isInCanary, learn }: Pick<CanaryChoice, 'isInCanary' | 'learn'>,
  { override, read, standIn }: Completions,
): PortalReleases {
  const refusal = entryRefusal(environment, document.baseURI);
  const releases: Releases<PageRegistry> = createReleases<PageRegistry>({
    page,
    // Nobody has tried an old shell with remotes that were released for a later one.
    complete: (before, latest) =>
      before.isPart && !isShellChanged(before, latest) ? withRest(before, latest) : before,
    read: async () => {
      const reading = await readPublished(refusal);
      // What is offered to the customer depends on it.
      await learn(Object.values(reading.remotes).flatMap(({ canary }) => canary ?? []));
      return override(releases.state().page.isPart ? read(reading, refusal) : asListed(reading));
    },
    standIn: (error) => {
      logDev('info', 'the registry could not be read again', error);
      return releases.state().page.isPart ? override(standIn(refusal)) : null;
    },
    mayAsk,
    isInCanary,
    reload: reloadByItself,
  });
  const known = () => {
    const { page, standIn } = releases.state();
    return page.isPart && standIn ? withRest(page, standIn) : page;
  };
  const remotes = live(known, (name) => releases.listed(name) ?? known().remotes[name]);
  releases.subscribe(remotes.update);
  return { ...releases, remotes: remotes.record, known };
}

function asListed({ revision, shell, remotes }: RegistryReading & { revision: string }): PageRegistry {
  const now = Date.now();
  const listed = Object.entries(remotes).map(([name, entry]) => [name, { ...entry, revision, at: now }] as const);
  return { shell, remotes: Object.fromEntries(listed), lost: {}, hasUnknownAreas: false };
}

/** A record of the known remotes that is asked anew at each access. */
function live(known: () => PageRegistry, listed: (name: string) => PageRemote | undefined) {
  const record: Record<string, PageRemote> = {};
  const update = () => {
    const names = Object.keys(known().remotes);
    for (const name of Object.keys(record)) if (!names.includes(name)) delete record[name];
    for (const name of names)
      if (!Object.hasOwn(record, name))
        Object.defineProperty(record, name, { get: () => listed(name), enumerable: true, configurable: true });
  };
  update();
  return { record, update };
}
