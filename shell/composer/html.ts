import type { BuildRecord } from '@portal/shared/build/build-record';
import type { Environment } from '@portal/shared/host/environment';
import type { Registry } from '@portal/shared/host/registry';
import { t } from '@portal/shared/text';

export interface HtmlInput {
  shell: BuildRecord;
  registry: Registry;
  environment: Environment;
  /** First path segment of the pages that this document serves, `/` for home, undefined for all others. */
  section?: string;
}

/** The document of a section: configuration and registry as data, hints for exactly what the section needs. */
export function renderHtml({ shell, registry, environment, section }: HtmlInput): string {
  const shellBase = `/${shell.name}/${shell.version}/`;
  return [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(t('app.title'))}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...hints({ shell, registry, section }),
    dataBlock('portal-environment', environment),
    dataBlock('portal-registry', registry),
    ...shell.entries.map(
      ({ file, integrity }) => `<script defer src="${shellBase}${file}" integrity="${integrity}"></script>`,
    ),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${escapeHtml(t('app.noScript'))}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * No `crossorigin` on same-origin hints, and the integrity on the entry alone: a hint that differs from the later
 * request in either is fetched twice (measured).
 */
function hints({ shell, registry, section }: Pick<HtmlInput, 'shell' | 'registry' | 'section'>): string[] {
  if (!section) return [];
  const own = shell.preload[section] ?? [];
  const links = own.map((file) => preload(`/${shell.name}/${shell.version}/${file}`));
  const remote = Object.values(registry.remotes).find(({ prefixes }) => prefixes.includes(section));
  if (!remote) return links;
  const { entry, integrity, preload: files } = remote.current;
  return [...links, preload(entry, integrity), ...(files[section] ?? []).map((file) => preload(file))];
}

const preload = (href: string, integrity?: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}"${integrity ? ` integrity="${integrity}"` : ''}>`;

/** JSON that no text in it can end early. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
