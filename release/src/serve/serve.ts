import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import * as v from 'valibot';
import { HOSTING_FILE, PUBLIC_FOLDER } from '#folder/folder.ts';
import { contentType, Hosting } from '#hosting/hosting.ts';
import { acceptedEncodings, COMPRESSED, type Encoding, wantedFile } from './wanted-file.ts';

/**
 * Serves a composed folder as hosting would: precompressed files with the policy's headers, and a document for every
 * page's address. A missing file is a 404, never a document (a missing chunk must fail).
 */
export function portalListener(outDir: string): RequestListener {
  const root = join(outDir, PUBLIC_FOLDER);
  const readHosting = hostingReader(join(outDir, HOSTING_FILE));
  readHosting();

  return (request, response) => {
    const hosting = readHosting();
    const wanted = wantedFile(hosting, request.url ?? '/');
    if ('status' in wanted && wanted.status === 400) return refuse(response, 400);
    const form = 'file' in wanted ? formFor(request, root, wanted.file) : null;
    if ('status' in wanted || form === null) {
      response.statusCode = 404;
      response.setHeaders(new Headers({ ...hosting.headers.missing, 'Content-Type': contentType(hosting.missing) }));
      return sendFile(request, response, { root, file: hosting.missing });
    }
    if (!isReading(request)) return refuse(response, 405);
    const { encoding, hasForms } = form;
    response.setHeaders(
      new Headers({
        ...wanted.headers,
        'Content-Type': contentType(wanted.file),
        ...(hasForms ? { Vary: 'Accept-Encoding' } : {}),
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      }),
    );
    // A part of a compressed form would be useless.
    sendFile(request, response, { root, file: form.file, hasRanges: encoding === undefined });
  };
}

/** Reads the file again only when a release has replaced it, not for each request. */
function hostingReader(path: string): () => Hosting {
  let read: { hosting: Hosting; of: string } | undefined;
  return () => {
    const { ino, mtimeMs, size } = statSync(path);
    const of = [ino, mtimeMs, size].join();
    if (read?.of !== of) read = { hosting: v.parse(Hosting, JSON.parse(readFileSync(path, 'utf8'))), of };
    return read.hosting;
  };
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

interface Form {
  /** With the ending of a compressed form. */
  file: string;
  encoding: Encoding['encoding'] | undefined;
  /** There are compressed forms, which other browsers get. */
  hasForms: boolean;
}

/** The smallest form of a file that the browser accepts; null if there is none. */
function formFor({ headers }: IncomingMessage, root: string, file: string): Form | null {
  const isThere = (ending = '') => statSync(join(root, `${file}${ending}`), { throwIfNoEntry: false })?.isFile();
  const forms = COMPRESSED.filter(({ ending }) => isThere(ending));
  const best = acceptedEncodings(headers['accept-encoding']).find((encoding) => forms.includes(encoding));
  if (!best && !isThere()) return null;
  return { file: `${file}${best?.ending ?? ''}`, encoding: best?.encoding, hasForms: forms.length > 0 };
}

interface Sent {
  root: string;
  file: string;
  hasRanges?: boolean;
}

function sendFile(request: IncomingMessage, response: ServerResponse, { root, file, hasRanges = false }: Sent): void {
  send(request, encodeURI(file), {
    root,
    acceptRanges: hasRanges,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', ({ status }: { status: number }) => refuse(response, status))
    .pipe(response);
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'Content-Type': 'text/plain', ...(status === 405 ? { Allow: 'GET, HEAD' } : {}) });
  response.end(String(status));
}
