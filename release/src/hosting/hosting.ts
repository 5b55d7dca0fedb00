import { extname } from 'node:path';
import type { FirstPicture } from '@portal/app-kit/build/build-record';
import { ACTION_LINK_PAGES } from '@portal/platform/action-link';
import { type Environment, ownApiPath } from '@portal/platform/environment';
import * as v from 'valibot';
import { type HostingHeaders, hostingHeaders } from './headers.ts';

const HeaderMap = v.record(v.string(), v.string());

/** What a web server must know to serve a composed portal. hosting.json has it, and the configurations come from it. */
export const Hosting = v.object({
  headers: v.object({
    document: HeaderMap,
    actionLink: HeaderMap,
    immutable: HeaderMap,
    other: HeaderMap,
    missing: HeaderMap,
  }),
  /** Pages with the headers of `actionLink`. */
  actionLinks: v.array(v.string()),
  /** The document of a page at exactly this path, or at one of this pattern (`/order/:id`). The first one holds. */
  firstPages: v.record(v.string(), v.string()),
  /** The document of all other pages with this first path segment; every other path gets `fallback`. */
  sections: v.record(v.string(), v.string()),
  fallback: v.string(),
  /** The lessee API's path, if it is on this origin: whoever hosts the portal passes it on. */
  api: v.optional(v.string()),
  /** The answer to a request for a file that does not exist. */
  missing: v.string(),
});
export type Hosting = v.InferOutput<typeof Hosting>;

/* Regular expressions that mean the same to JavaScript, RE2 and PCRE, for the path as it was sent. */

/** A file; everything else is a page. */
export const WITH_ENDING = '\\.[A-Za-z0-9]+$';
/** A file of a version. */
export const IMMUTABLE = '^/(?:mf/[\\w-]+|shell)/[\\w.-]+/[^/]+\\.[A-Za-z0-9]+$';

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
};

export const contentType = (file: string): string =>
  CONTENT_TYPES[extname(file).slice(1)] ?? 'application/octet-stream';

interface Paths {
  screens: readonly string[];
  prefixes: readonly string[];
  /** Below the prefixes, those with a document of their own; also as patterns. */
  pages?: readonly string[];
}

export function hosting(environment: Environment, paths: Paths, picture?: FirstPicture) {
  const api = ownApiPath(environment);
  const own = [...paths.screens, ...paths.prefixes, '/mf', '/shell'].find(
    (path) => path.split('/')[1] === api?.slice(1),
  );
  if (api && own !== undefined) throw new Error(`The API cannot be at ${api}: the portal has ${own}.`);
  return {
    ...(api ? { api } : {}),
    headers: hostingHeaders(environment, picture),
    actionLinks: [...ACTION_LINK_PAGES],
    firstPages: filesOf(exactFirst([...paths.screens, ...paths.prefixes, ...(paths.pages ?? [])]), firstPageFile),
    sections: filesOf(paths.prefixes, sectionFile),
    fallback: 'other-pages.html',
    missing: '404.html',
  } satisfies Hosting;
}

const filesOf = (paths: readonly string[], file: (path: string) => string) =>
  Object.fromEntries(paths.map((path) => [path, file(path)]));

export const sectionFile = (prefix: string): string => `sections${prefix}.html`;
/** Of a page whose path has a colon, the file has what every file system takes. */
export const firstPageFile = (path: string): string =>
  `first-pages${path === '/' ? '/home' : path.replaceAll(PARAMETER, '/_$1')}.html`;

const PARAMETER = /\/:([A-Za-z]+)(?=\/|$)/g;

/** Like the router: `/order/create` goes before `/order/:id`. */
const exactFirst = (paths: readonly string[]): string[] => {
  const rank = (path: string) => path.replaceAll(':', '~');
  return [...paths].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

/**
 * Of all addresses of what is at this path or pattern; a slash at the end makes no other one. A parameter has no dot here:
 * at the end of an address it would be that of a file. An address with one elsewhere gets the document of its section.
 */
export const addressPattern = (path: string): string =>
  path === '/' ? '^/$' : `^${literal(path).replaceAll(PARAMETER, '/[^/.]+')}/?$`;

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The document for a page's address. */
export function documentFor({ firstPages, sections, fallback }: Hosting, pathname: string): string {
  const page = Object.entries(firstPages).find(([path]) => new RegExp(addressPattern(path)).test(pathname));
  return page?.[1] ?? sections[`/${pathname.split('/')[1]}`] ?? fallback;
}

/** The router takes `/order/` for `/order`. */
const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=[^/])\/$/, '');

export const isOfApi = ({ api }: Hosting, pathname: string): boolean =>
  api !== undefined && (pathname === api || pathname.startsWith(`${api}/`));

export const isPage = (pathname: string): boolean => !new RegExp(WITH_ENDING).test(pathname);

/**
 * Documents are served only at the addresses of pages: at their file names they would lack the document's headers, and
 * could be framed. A compressed file is served in place of the other.
 */
export const isPublicFile = (pathname: string): boolean => !/\.(?:html|br|gz)$/.test(pathname);

export function documentHeaders({ headers, actionLinks }: Hosting, pathname: string): HostingHeaders['document'] {
  return actionLinks.includes(withoutEndSlash(pathname)) ? headers.actionLink : headers.document;
}

export const fileHeaders = ({ headers }: Hosting, pathname: string): HostingHeaders['other'] =>
  new RegExp(IMMUTABLE).test(pathname) ? headers.immutable : headers.other;
