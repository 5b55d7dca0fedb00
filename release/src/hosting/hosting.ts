import { extname } from 'node:path';
import type { StaticSkeleton } from '@portal/app-kit/build/build-record';
import { ACTION_LINK_PAGES } from '@portal/platform/action-link';
import { ownApiPath } from '@portal/platform/environment';
import * as v from 'valibot';
import { type Hosted, type HostingHeaders, hostingHeaders } from './headers.ts';

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
  /** The lessee API's path, if it is on this origin: whoever hosts the portal passes it on. */
  api: v.optional(v.string()),
  /** The answer to a request for a file that does not exist. */
  missing: v.string(),
});
export type Hosting = v.InferOutput<typeof Hosting>;

/** A file; everything else is a page. Like the other patterns, it means the same to JavaScript, RE2 and PCRE. */
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

/** `ownPaths`: where the portal has pages and files of its own. @throws where the API's path is one of them. */
export function hosting(environment: Hosted, ownPaths: readonly string[], skeleton?: StaticSkeleton) {
  const api = ownApiPath(environment);
  const own = [...ownPaths, '/mf', '/shell'].find((path) => path.split('/')[1] === api?.slice(1));
  if (api && own !== undefined) throw new Error(`The API cannot be at ${api}: the portal has ${own}.`);
  return {
    ...(api ? { api } : {}),
    headers: hostingHeaders(environment, skeleton),
    actionLinks: [...ACTION_LINK_PAGES],
    missing: '404.html',
  } satisfies Hosting;
}

/** The router takes `/order/` for `/order`. */
const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=[^/])\/$/, '');

export const isOfApi = ({ api }: Hosting, pathname: string): boolean =>
  api !== undefined && (pathname === api || pathname.startsWith(`${api}/`));

export const isPage = (pathname: string): boolean => !new RegExp(WITH_ENDING).test(pathname);

/**
 * No document and no compressed form is served at its own name. The document would lack its headers there, and could be
 * framed.
 */
export const isPublicFile = (pathname: string): boolean => !/\.(?:html|br|gz)$/.test(pathname);

export function documentHeaders({ headers, actionLinks }: Hosting, pathname: string): HostingHeaders['document'] {
  return actionLinks.includes(withoutEndSlash(pathname)) ? headers.actionLink : headers.document;
}

export const fileHeaders = ({ headers }: Hosting, pathname: string): HostingHeaders['other'] =>
  new RegExp(IMMUTABLE).test(pathname) ? headers.immutable : headers.other;
