import type { BuildRecord } from '@portal/shared/build/build-record';
import { ENVIRONMENT_ELEMENT_ID, type Environment } from '@portal/shared/host/environment';
import { REGISTRY_ELEMENT_ID, type Registry } from '@portal/shared/host/registry';
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
  return renderDocument({
    hints: hints({ shell, registry, section }),
    data: { [ENVIRONMENT_ELEMENT_ID]: environment, [REGISTRY_ELEMENT_ID]: registry },
    scripts: shell.entries.map(({ file, integrity }) => ({
      src: `/${shell.name}/${shell.version}/${file}`,
      integrity,
    })),
  });
}

interface DocumentParts {
  hints?: readonly string[];
  /** By element id, what the scripts read at their start. */
  data: Readonly<Record<string, unknown>>;
  scripts: readonly { src: string; integrity?: string }[];
}

/** The bare document, for the portal and for a remote that runs alone. */
export function renderDocument({ hints = [], data, scripts }: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(t('app.title'))}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...hints,
    ...Object.entries(data).map(([id, content]) => dataBlock(id, content)),
    ...scripts.map(({ src, integrity }) => `<script defer src="${src}"${integrityOf(integrity)}></script>`),
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
  const remote = Object.values(registry.remotes).find(({ areas }) => section in areas);
  if (!remote) return links;
  const { entry, integrity, preload: files } = remote.current;
  return [...links, preload(entry, integrity), ...(files[section] ?? []).map((file) => preload(file))];
}

const preload = (href: string, integrity?: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}"${integrityOf(integrity)}>`;

const integrityOf = (integrity: string | undefined): string => (integrity ? ` integrity="${integrity}"` : '');

/** JSON that no text in it can end early. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
