import type { BuildRecord } from '@portal/shared/build/build-record';
import { escapeHtml, integrityOf, renderDocument } from '@portal/shared/build/document';
import { ENVIRONMENT_ELEMENT_ID, type Environment } from '@portal/shared/host/environment';
import { REGISTRY_ELEMENT_ID, type Registry } from '@portal/shared/host/registry';

export interface HtmlInput {
  shell: BuildRecord;
  registry: Registry;
  environment: Environment;
  /** First path segment of the pages that this document serves, `/` for home, undefined for all others. */
  section?: string;
}

/** The document of a section: configuration and registry as data, and hints for exactly what the section needs. */
export function renderHtml({ shell, registry, environment, section }: HtmlInput): string {
  return renderDocument({
    icon: '/favicon.svg',
    hints: hints({ shell, registry, section }),
    data: { [ENVIRONMENT_ELEMENT_ID]: environment, [REGISTRY_ELEMENT_ID]: registry },
    scripts: shell.entries.map(({ file, integrity }) => ({
      src: `/${shell.name}/${shell.version}/${file}`,
      integrity,
    })),
  });
}

/**
 * No `crossorigin` on same-origin hints, and integrity only on the entry: a hint that differs from the later request in
 * either is fetched twice (measured).
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
