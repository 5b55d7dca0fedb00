import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Registry } from '@portal/platform/registry';
import { isPublic } from '@portal/platform/session/public-routes';
import { addressPattern, exactFirst, literal } from './address-pattern.ts';

/** A script that a page needs, as the attributes of its `<link rel="preload">`. */
export interface PageFile {
  readonly href: string;
  /** Of a remote's entry, which is requested with it: a preload that differs would be fetched twice (measured). */
  readonly integrity?: string;
  /** The page does not wait for it. */
  readonly fetchPriority?: 'low';
}

/** What each page needs, by the pattern of its addresses. The first pattern that fits holds, and one always does. */
export type FilesByPage = readonly (readonly [pattern: string, files: readonly PageFile[]])[];

export const PAGE_FILES_ELEMENT_ID = 'portal-page-files';

/**
 * Asks for the files of the page at this address, beside the scripts that start the shell. It is the same in every
 * portal, so that the policy can name it by its hash. No `crossorigin`, as on the later requests.
 */
export const PRELOAD_SCRIPT = `{
const pages = JSON.parse(document.getElementById('${PAGE_FILES_ELEMENT_ID}').textContent);
const [, files] = pages.find(([pattern]) => new RegExp(pattern).test(location.pathname));
for (const file of files)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' }, file));
}`;

interface Live {
  shell: BuildRecord;
  registry: Registry;
}

interface Page {
  /** The screen or the area that it belongs to. */
  section: string;
  /** Its path or pattern; without one, any other page of the section. */
  page?: string;
}

/** The files of every page: the shell's screens, the remotes' pages, what else is below an area, and all other addresses. */
export function filesByPage({ shell, registry }: Live): FilesByPage {
  const screens = Object.keys(shell.pageFiles);
  const prefixes = Object.values(registry.remotes).flatMap(({ areas }) => Object.keys(areas));
  const sections = new Map([
    ...pagesBelow(registry),
    ...[...prefixes, ...screens].map((path): [string, string] => [path, path]),
  ]);
  const filesOf = (page: Page) => unique([...filesOfShell(shell, page), ...filesOfRemote({ shell, registry }, page)]);
  return [
    ...exactFirst([...sections.keys()]).map(
      (page) => [addressPattern(page), filesOf({ page, section: sections.get(page) ?? page })] as const,
    ),
    ...prefixes.map((section) => [`^${literal(section)}/`, filesOf({ section })] as const),
    ['', filesOf({ section: '' })],
  ];
}

/** By path, the area of each page of which a build says what it needs. */
function pagesBelow({ remotes }: Registry): [page: string, section: string][] {
  return Object.values(remotes).flatMap(({ areas, current }) =>
    Object.keys(current.pageFiles).flatMap((page): [string, string][] => {
      const section = `/${page.split('/')[1]}`;
      return section in areas ? [[page, section]] : [];
    }),
  );
}

function filesOfShell(shell: BuildRecord, { section, page = '' }: Page): PageFile[] {
  // A visitor's page does without them until it is seen. Any other page is most likely a customer's.
  const early = isPublic(section) ? [] : (shell.signedInFiles ?? []);
  return shellFiles(shell, [...early, ...(shell.preload[section] ?? []), ...(shell.pageFiles[page] ?? [])]);
}

function filesOfRemote({ shell, registry }: Live, { section, page = '' }: Page): PageFile[] {
  const remote = Object.values(registry.remotes).find(({ areas }) => section in areas);
  // Which version it will be is known after the sign-in: the shell asks for that one, so that nobody downloads both.
  if (!remote || remote.canary) return [];
  const { entry, integrity, preload, pageFiles, usesShared = {} } = remote.current;
  // A development server's files change with every edit.
  if (!integrity) return [];
  const shared = (usesShared[page] ?? []).flatMap((key) => shell.lazyShared?.[key] ?? []);
  return [
    { href: entry, integrity },
    ...[...(preload[section] ?? []), ...(pageFiles[page] ?? [])].map((href) => ({ href })),
    ...shellFiles(shell, shared),
  ];
}

const shellFiles = ({ name, version, lowPriorityFiles = [] }: BuildRecord, files: readonly string[]): PageFile[] =>
  files.map((file) => ({
    href: `/${name}/${version}/${file}`,
    ...(lowPriorityFiles.includes(file) ? { fetchPriority: 'low' as const } : {}),
  }));

const unique = (files: readonly PageFile[]): PageFile[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];
