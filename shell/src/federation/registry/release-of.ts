import type { KnownBuild, Release } from '@portal/platform/observe';
import type { RemoteBuild } from '@portal/platform/registry';
import type { PageRegistry } from './page-registry.ts';

/** The builds in the page at `page`, by the folders of their entries. */
export function releaseOf(remotes: PageRegistry['remotes'], shellVersion: string, page: string): Release {
  const folderOf = (entry: string) => new URL('.', new URL(entry, page)).href;
  const known = (name: string, { version, entry }: RemoteBuild, revision: string): KnownBuild => ({
    name,
    version,
    revision,
    folder: folderOf(entry),
  });
  // Some remotes may come from an earlier registry; the document's own is the newest.
  const [newest] = Object.values(remotes).sort((a, b) => b.at - a.at);
  return {
    host: {
      name: 'shell',
      version: shellVersion,
      revision: newest?.revision,
      folder: folderOf(`/shell/${shellVersion}/`),
    },
    remotes: Object.entries(remotes).flatMap(([name, { current, previous, canary, revision }]) =>
      [current, previous, canary?.build].flatMap((build) => (build ? [known(name, build, revision)] : [])),
    ),
  };
}
