import { createReadStream, readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import * as v from 'valibot';
import { HOSTING_FILE, PUBLIC_FOLDER } from '#folder/folder.ts';
import { contentType, Hosting } from '#hosting/hosting.ts';
import { acceptedEncodings, answerWith, COMPRESSED, type Content, type Encoding, wantedFile } from './wanted-file.ts';

/**
 * Serves a composed folder as hosting would: precompressed files with the policy's headers, and a document for every
 * page's address. A missing file is a 404, never a document (a missing chunk must fail).
 */
export function portalListener(outDir: string): RequestListener {
  const readHosting = hostingReader(join(outDir, HOSTING_FILE));
  readHosting();

  return (request, response) => {
    const hosting = readHosting();
    const find = (file: string, encodings: readonly Encoding[] = []) =>
      findContent(join(outDir, PUBLIC_FOLDER, file), encodings);
    const wanted = wantedFile(hosting, request.url ?? '/');
    if ('file' in wanted) {
      const content = find(wanted.file, acceptedEncodings(request.headers['accept-encoding']));
      if (content && !isReading(request)) return refuse(response, 405);
      if (content) {
        const { headers, ...answer } = answerWith(content, wanted.file, request.headers);
        return send(request, response, content.path, { ...answer, headers: { ...headers, ...wanted.headers } });
      }
    } else if (wanted.status === 400) return refuse(response, 400);
    const headers = { 'Content-Type': contentType(hosting.missing), ...hosting.headers.missing };
    send(request, response, join(outDir, PUBLIC_FOLDER, hosting.missing), { status: 404, headers });
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

interface Found extends Content {
  path: string;
}

/** The best form of a file; null if there is none. */
function findContent(path: string, encodings: readonly Encoding[]): Found | null {
  const forms = COMPRESSED.flatMap((encoding) => formAt(`${path}${encoding.ending}`, encoding));
  const accepted = forms.filter(({ encoding }) => encodings.some((one) => one === encoding));
  const [best] = [...accepted, ...formAt(path)];
  return best ? { ...best, hasForms: forms.length > 0 } : null;
}

function formAt(path: string, encoding?: Encoding): Found[] {
  const stats: Stats | undefined = statSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) return [];
  return [{ path, size: stats.size, modifiedMs: stats.mtimeMs, encoding, hasForms: false }];
}

interface Outcome {
  status: number;
  headers: Record<string, string>;
  part?: { start: number; end: number };
}

function send({ method }: IncomingMessage, response: ServerResponse, path: string, { status, headers, part }: Outcome) {
  response.writeHead(status, headers);
  if (method === 'HEAD' || status === 304 || status === 416) return void response.end();
  // A visitor who leaves in the middle is no failure.
  pipeline(createReadStream(path, part), response, () => undefined);
}

function refuse(response: ServerResponse, status: 400 | 405): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', ...(status === 405 ? { Allow: 'GET, HEAD' } : {}) });
  response.end(String(status));
}
