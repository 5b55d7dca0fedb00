import { ACTION_LINK_PAGES } from '@portal/shared/host/action-link';
import type { Environment } from '@portal/shared/host/environment';
import * as v from 'valibot';
import { type HostingHeaders, hostingHeaders } from './headers.ts';

const HeaderMap = v.record(v.string(), v.string());

/** What a web server must know to serve a composed portal; published as hosting.json and read by the local server. */
export const Hosting = v.object({
  headers: v.object({ document: HeaderMap, actionLink: HeaderMap, immutable: HeaderMap, other: HeaderMap }),
  /** The document of a page at exactly this path. */
  firstPages: v.record(v.string(), v.string()),
  /** The document of all other pages with this first path segment; every other path gets `fallback`. */
  sections: v.record(v.string(), v.string()),
  fallback: v.string(),
});
export type Hosting = v.InferOutput<typeof Hosting>;

const IMMUTABLE = /^\/(mf\/[\w-]+|shell)\/[\w.-]+\/[^/]+$/;

export function hosting(environment: Environment, paths: { screens: readonly string[]; prefixes: readonly string[] }) {
  return {
    headers: hostingHeaders(environment),
    firstPages: filesOf([...paths.screens, ...paths.prefixes], firstPageFile),
    sections: filesOf(paths.prefixes, sectionFile),
    fallback: 'index.html',
  } satisfies Hosting;
}

const filesOf = (paths: readonly string[], file: (path: string) => string) =>
  Object.fromEntries(paths.map((path) => [path, file(path)]));

export const sectionFile = (prefix: string): string => `sections${prefix}.html`;
export const firstPageFile = (path: string): string => `first-pages${path === '/' ? '/home' : path}.html`;

/** The document for a page's address. */
export function documentFor({ firstPages, sections, fallback }: Hosting, pathname: string): string {
  const exact = firstPages[withoutEndSlash(pathname)];
  return exact ?? sections[`/${pathname.split('/')[1]}`] ?? fallback;
}

/** The router takes `/order/` for `/order`. */
const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=[^/])\/$/, '');

/**
 * Documents are served only at the addresses of pages: at their file names they would lack the document's headers, and
 * could be framed. The server applies the policy itself.
 */
export const isPublicFile = (pathname: string): boolean => !pathname.endsWith('.html') && pathname !== '/hosting.json';

export function documentHeaders({ headers }: Hosting, pathname: string): HostingHeaders['document'] {
  return ACTION_LINK_PAGES.includes(withoutEndSlash(pathname)) ? headers.actionLink : headers.document;
}

export const fileHeaders = ({ headers }: Hosting, pathname: string): HostingHeaders['other'] =>
  IMMUTABLE.test(pathname) ? headers.immutable : headers.other;
