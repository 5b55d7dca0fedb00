import type { BuildRecord } from '@portal/app-kit/build/build-record';
import { escapeHtml, integrityOf, renderDocument } from '@portal/app-kit/build/document';
import {
  allowsRemoteOverrides,
  ENVIRONMENT_ELEMENT_ID,
  type Environment,
  ownApiPath,
} from '@portal/platform/environment';
import { REGISTRY_ELEMENT_ID, type Registry } from '@portal/platform/registry';
import { isPublic } from '@portal/platform/session/public-routes';
import { documentRegistry } from './document-registry.ts';
import { renderFirstPicture, renderNotices } from './first-picture.ts';

export interface HtmlInput {
  shell: BuildRecord;
  registry: Registry;
  environment: Environment;
  /** The prefix or screen that this document serves, undefined for all other pages. */
  section?: string;
  /** The path of the only page that it serves. */
  page?: string;
}

/** A document: what it shows at once, configuration and registry as data, and hints for exactly what each of its pages needs. */
export function renderHtml({ shell, registry, environment, ...pages }: HtmlInput): string {
  // An address may name any remote that is to come from a developer's machine.
  const isWhole = !shell.readsRest || allowsRemoteOverrides(environment);
  return renderDocument({
    icon: '/favicon.png',
    hints: [...new Set(hints({ shell, registry, environment, ...pages }))],
    picture: shell.firstPicture && renderFirstPicture(shell.firstPicture, { environment, registry, ...pages }),
    notices: shell.firstPicture && renderNotices(shell.firstPicture, environment),
    data: {
      [ENVIRONMENT_ELEMENT_ID]: environment,
      [REGISTRY_ELEMENT_ID]: isWhole ? registry : documentRegistry(registry, pages.section),
    },
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
function hints({ shell, registry, environment, section, page = '' }: HtmlInput): string[] {
  const ofShell = (files: readonly string[]) =>
    files.map((file) => {
      const href = `/${shell.name}/${shell.version}/${file}`;
      return preload(href, { isLate: shell.late?.includes(file) });
    });
  // A visitor's page does without them until it is seen. Any other document is most likely a customer's.
  const ofCustomers = section && isPublic(section) ? [] : [...toApi(environment), ...ofShell(shell.ofCustomers ?? [])];
  if (!section) return ofCustomers;
  const needed = ({ preload: files, firstPage }: Needs) => [...(files[section] ?? []), ...(firstPage[page] ?? [])];
  const links = [...ofCustomers, ...ofShell(needed(shell))];
  const remote = Object.values(registry.remotes).find(({ areas }) => section in areas);
  // Which version it will be is known after the sign-in: the shell hints that one, so that nobody downloads both.
  if (!remote || remote.canary) return links;
  const { entry, integrity, takes = {} } = remote.current;
  const shared = (takes[page] ?? []).flatMap((key) => shell.onDemand?.[key] ?? []);
  return [
    ...links,
    preload(entry, { integrity }),
    ...needed(remote.current).map((file) => preload(file)),
    ...ofShell(shared),
  ];
}

/** The connection is made while the scripts load. It is none that carries cookies, as the API's calls are not. */
const toApi = (environment: Environment): string[] =>
  ownApiPath(environment) === undefined
    ? [`<link rel="preconnect" href="${escapeHtml(environment.apiHost)}" crossorigin>`]
    : [];

type Needs = Pick<BuildRecord, 'preload' | 'firstPage'>;

interface Hint {
  integrity?: string | undefined;
  /** Whatever the page waits for comes first. */
  isLate?: boolean | undefined;
}

const preload = (href: string, { integrity, isLate = false }: Hint = {}): string =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}"${integrityOf(integrity)}${isLate ? ' fetchpriority="low"' : ''}>`;
