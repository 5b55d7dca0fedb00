import type { Environment } from '@portal/platform/environment';
import { isUnderMaintenance } from '@portal/platform/host';
import { entryRefusal } from '@portal/platform/registry/entry-refusal';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { CanaryChoice } from '#federation/registry/canary-choice.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { readPublished } from './read-published.ts';
import { createReleases, type Releases } from './releases.ts';
import { reloadAutomatically } from './reload-automatically.ts';

export interface PortalReleases extends Releases<PageRegistry> {
  /** Each remote as it is to be loaded now, also if it was released while the page is open. */
  readonly remotes: PageRegistry['remotes'];
}

/** Not offline and not during maintenance. */
export const mayAsk = (): boolean => navigator.onLine && !isUnderMaintenance();

/**
 * Follows what is released from now on, beginning with the registry that the page was opened with.
 * @param override what this page does to every registry that it reads.
 */
export function openReleases(
  page: PageRegistry,
  environment: Environment['name'],
  { isInCanary, learn }: Pick<CanaryChoice, 'isInCanary' | 'learn'>,
  override: (published: PageRegistry) => PageRegistry,
): PortalReleases {
  const refusal = entryRefusal(environment, document.baseURI);
  const releases = createReleases<PageRegistry>({
    page,
    read: async () => {
      const reading = await readPublished(refusal);
      // What is offered to the customer depends on it.
      await learn(Object.values(reading.remotes).flatMap(({ canary }) => canary ?? []));
      return override(asListed(reading));
    },
    mayAsk,
    isInCanary,
    reload: reloadAutomatically,
  });
  const remotes: Record<string, PageRegistry['remotes'][string]> = {};
  for (const [name, remote] of Object.entries(page.remotes))
    Object.defineProperty(remotes, name, { get: () => releases.listed(name) ?? remote, enumerable: true });
  return { ...releases, remotes };
}

function asListed({ revision, shell, remotes }: RegistryReading & { revision: string }): PageRegistry {
  const now = Date.now();
  const listed = Object.entries(remotes).map(([name, entry]) => [name, { ...entry, revision, at: now }] as const);
  return { shell, remotes: Object.fromEntries(listed), lost: {}, hasUnknownAreas: false };
}
