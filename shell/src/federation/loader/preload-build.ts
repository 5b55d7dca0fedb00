import type { RemoteBuild } from '@portal/platform/registry';
import { matchRoutes } from '@portal/platform/router';
import type { LoadAttempt } from './load-plan.ts';
import { shareScope } from './share-scope.ts';

/**
 * Preloads all that a page needs, beside the entry. As in the document: no CORS mode and no integrity, or the browser
 * fetches the files twice. The query is that of the container, which requests its chunks with it.
 */
export function preloadBuild({ remote, which, entry }: LoadAttempt, prefix: string, pathname: string): void {
  const build = which === 'canary' ? remote.canary?.build : remote[which];
  const { origin, search } = new URL(entry, location.href);
  // A development server's files have another CORS mode, and speed does not matter there.
  if (!build || origin !== location.origin) return;
  const page = pageAt(build, pathname);
  const files = [...(build.preload[prefix] ?? []), ...(build.pageFiles[page] ?? [])];
  const preloaded = new Set(
    Array.from(document.querySelectorAll('link[rel="preload"]'), (link) => link.getAttribute('href')),
  );
  const missing = files.map((file) => `${file}${search}`).filter((href) => !preloaded.has(href));
  document.head.append(...missing.map(link));
  // The import fetches it again, and reports a failure.
  for (const key of build.usesShared?.[page] ?? []) void fetchShared(key).catch(() => undefined);
}

/** The path or pattern of the build that the router chooses for this address. */
function pageAt({ pageFiles }: Pick<RemoteBuild, 'pageFiles'>, pathname: string): string {
  const pages = Object.keys(pageFiles).map((path) => ({ path }));
  return matchRoutes(pages, pathname)?.at(-1)?.route.path ?? pathname;
}

async function fetchShared(key: string): Promise<void> {
  for (const shared of Object.values(shareScope()[key] ?? {})) await shared.get();
}

const link = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
