import { isUnderMaintenance } from '@portal/shared/host';
import type { Environment } from '@portal/shared/host/environment';
import { entryRefusal } from '@portal/shared/host/registry/entry-refusal';
import { logDev } from '@portal/shared/observe';
import type { CanaryChoice } from '#canary/canary-choice.ts';
import type { PageRegistry, PageRemote } from '#registry/page-registry.ts';
import { readPublished } from './read-published.ts';
import { createReleases, type Releases } from './releases.ts';
import { reloadByItself } from './reload-by-itself.ts';

type PageRelease = Pick<PageRegistry, 'shell' | 'remotes'>;
export interface PortalReleases extends Releases<PageRelease> {
  /** Each remote as it is to be loaded now: what is released while the page is open takes its place. */
  readonly remotes: PageRegistry['remotes'];
}

/** Without a network the answer is known, and during maintenance nobody may ask. */
export const mayAsk = (): boolean => navigator.onLine && !isUnderMaintenance();

/** Follows what is released from now on, beginning with the registry that the page was opened with. */
export function openReleases(
  page: PageRelease,
  environment: Environment['name'],
  { sees, learn }: Pick<CanaryChoice, 'sees' | 'learn'>,
  /** What this page does to every registry that it reads. */
  complete: (published: PageRelease) => PageRelease = (published) => published,
): PortalReleases {
  const refusal = entryRefusal(environment, document.baseURI);
  const releases = createReleases<PageRelease>({
    page,
    read: async () => {
      const { revision, shell, remotes } = await readPublished(refusal);
      // What is offered to the customer depends on it.
      await learn(Object.values(remotes).flatMap(({ canary }) => canary ?? []));
      const now = Date.now();
      const listed = Object.entries(remotes).map(([name, entry]) => [name, { ...entry, revision, at: now }] as const);
      return complete({ shell, remotes: Object.fromEntries(listed) });
    },
    onFailure: (error) => logDev('info', 'the registry could not be read again', error),
    mayAsk,
    sees,
    reload: reloadByItself,
  });
  return { ...releases, remotes: live(page.remotes, releases.listed) };
}

/** A record that is asked anew at each access. */
function live(
  remotes: PageRegistry['remotes'],
  listed: (name: string) => PageRemote | undefined,
): PageRegistry['remotes'] {
  const properties = Object.keys(remotes).map((name) => [name, { get: () => listed(name), enumerable: true }] as const);
  return Object.defineProperties({}, Object.fromEntries(properties));
}
