import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import * as v from 'valibot';
import { documentFor, documentHeaders, fileHeaders, Hosting, isPublicFile } from './hosting.ts';

/**
 * Serves a composed folder as hosting would: precompressed files with the policy's headers, and a document for every
 * page's address. A missing file is a 404, never a document (a missing chunk must fail).
 */
export function portalListener(outDir: string): RequestListener {
  const readHosting = () => v.parse(Hosting, JSON.parse(readFileSync(join(outDir, 'hosting.json'), 'utf8')));
  let current = readHosting();
  const files = sirv(outDir, {
    // A release may add files while the server runs.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => setAll(response, fileHeaders(current, pathname)),
  });
  return (request, response) => {
    const pathname = pathOf(request);
    if (!isPage(request, pathname)) {
      if (!isPublicFile(pathname)) return notFound(response);
      return files(request, response, () => notFound(response));
    }
    current = readHosting();
    setAll(response, documentHeaders(current, pathname));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : readFileSync(join(outDir, documentFor(current, pathname))));
  };
}

/** Not parsed as an address: a path may be one that is not valid in an address, such as `//`. */
const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/, 1)[0] || '/';

const isPage = (request: IncomingMessage, pathname: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(pathname);

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('404');
}
