import type { RemoteBuild } from '@portal/shared/host/registry';

/**
 * Asks for all that the area needs at once, as the document does for a remote without a canary. As there: no CORS mode,
 * and integrity on the entry alone, or the files are fetched twice.
 */
export function hintBuild({ entry, integrity, preload, firstPage }: RemoteBuild, prefix: string): void {
  const isFirstPage = location.pathname === prefix;
  const files = [...(preload[prefix] ?? []), ...((isFirstPage && firstPage[prefix]) || [])];
  document.head.append(link(entry, integrity), ...files.map((file) => link(file)));
}

function link(href: string, integrity = ''): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity });
}
