import type { Environment } from '@portal/shared/host/environment';
import * as v from 'valibot';
import { type HostingHeaders, hostingHeaders } from './headers.ts';

const HeaderMap = v.record(v.string(), v.string());

/** What a web server must know to serve a composed portal; published as hosting.json and read by the local server. */
export const Hosting = v.object({
  headers: v.object({ document: HeaderMap, actionLink: HeaderMap, immutable: HeaderMap, other: HeaderMap }),
  /** The document of each first path segment; every other path gets `fallback`. */
  documents: v.record(v.string(), v.string()),
  fallback: v.string(),
});
export type Hosting = v.InferOutput<typeof Hosting>;

/** Pages that an action link of a mail opens. */
const ACTION_LINK_PAGES = ['/auth-action', '/password-reset/change', '/mfa/revert', '/mfa/email-verify-complete'];
const IMMUTABLE = /^\/(mf\/[\w-]+|shell)\/[\w.-]+\/[^/]+$/;

export function hosting(environment: Environment, sections: readonly string[]): Hosting {
  const documents = Object.fromEntries(sections.map((section) => [section, documentFile(section)]));
  return { headers: hostingHeaders(environment), documents, fallback: 'index.html' };
}

export const documentFile = (section: string): string =>
  section === '/' ? 'sections/home.html' : `sections${section}.html`;

/** The document for a page's address. */
export function documentFor({ documents, fallback }: Hosting, pathname: string): string {
  if (pathname === '/') return documents['/'] ?? fallback;
  const segment = pathname.split('/')[1];
  return (segment && documents[`/${segment}`]) || fallback;
}

/**
 * Documents are served only at the addresses of pages: at their file names they would lack the document's headers, and
 * could be framed. The server applies the policy itself.
 */
export const isPublicFile = (pathname: string): boolean => !pathname.endsWith('.html') && pathname !== '/hosting.json';

export function documentHeaders({ headers }: Hosting, pathname: string): HostingHeaders['document'] {
  return ACTION_LINK_PAGES.includes(pathname) ? headers.actionLink : headers.document;
}

export const fileHeaders = ({ headers }: Hosting, pathname: string): HostingHeaders['other'] =>
  IMMUTABLE.test(pathname) ? headers.immutable : headers.other;
