import { posix } from 'node:path';
import { DOCUMENT } from '#folder/folder.ts';
import {
  contentType,
  documentHeaders,
  fileHeaders,
  type Hosting,
  isOfApi,
  isPage,
  isPublicFile,
} from '#hosting/hosting.ts';

/* What the local server answers, decided without files and sockets. nginx and Firebase Hosting answer the same. */

type Headers = Readonly<Record<string, string>>;

/** The file of the public folder that a request is for, or why there is none. */
export type Wanted = { file: string; headers: Headers } | { status: 400 | 404 };

/** `target` is the path with its query, as it was sent. */
export function wantedFile(hosting: Hosting, target: string): Wanted {
  // Not parsed as a URL: a path may be invalid in one, such as `//`.
  const path = target.split(/[?#]/, 1)[0] || '/';
  const file = fileAt(path);
  if (file === null) return { status: 400 };
  // The local server passes nothing on.
  if (isOfApi(hosting, path)) return { status: 404 };
  if (isPage(path)) return { file: `/${DOCUMENT}`, headers: documentHeaders(hosting, path) };
  return isPublicFile(file) ? { file, headers: fileHeaders(hosting, path) } : { status: 404 };
}

/** The decoded and normalised path, for looking up a file; null if it is broken or leads out of the folder. */
function fileAt(path: string): string | null {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(path)) return null;
  const segments: string[] = [];
  for (const segment of decoded(path).split('/')) {
    if (segment === '..' && segments.pop() === undefined) return null;
    if (!['', '.', '..'].includes(segment)) segments.push(segment);
  }
  return posix.join('/', ...segments);
}

/** No file has a name that is not UTF-8. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/�';
  }
}

/** The compressed forms of a file, the smallest first. */
export const COMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
export type Encoding = (typeof COMPRESSED)[number];

/** Those that the browser accepts. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const names = String(header ?? '')
    .split(',')
    .flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
    });
  return COMPRESSED.filter(({ encoding }) => names.includes(encoding));
}

export interface Content {
  size: number;
  modifiedMs: number;
  encoding: Encoding | undefined;
  /** There are compressed forms, which other browsers get. */
  hasForms: boolean;
}

/** The conditions of a request; the names are those of Node's headers. */
export interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

interface Answer {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** The bytes to send, both included. */
  part?: { start: number; end: number };
}

/** The answer with a file that exists. */
export function answerWith(content: Content, file: string, conditions: Conditions): Answer {
  const { size, encoding, hasForms } = content;
  const seconds = Math.floor(content.modifiedMs / 1000);
  const tag = `"${seconds.toString(16)}-${size.toString(16)}"`;
  const modified = new Date(seconds * 1000).toUTCString();
  const headers = { ETag: tag, 'Last-Modified': modified, ...(hasForms ? { Vary: 'Accept-Encoding' } : {}) };
  if (isUnchanged(conditions, tag, modified)) return { status: 304, headers };

  const typed = { ...headers, 'Content-Type': contentType(file) };
  const full = { ...typed, 'Content-Length': String(size) };
  // A part of a compressed form would be useless.
  if (encoding) return { status: 200, headers: { ...full, 'Content-Encoding': encoding.encoding } };
  const isSameFile = [undefined, tag, modified].includes(conditions['if-range']);
  const part = isSameFile ? partOf(conditions.range, size) : 'all';
  if (part === 'none') return { status: 416, headers: { 'Content-Range': `bytes */${size}` } };
  if (part === 'all') return { status: 200, headers: { ...full, 'Accept-Ranges': 'bytes' } };
  const { start, end } = part;
  const range = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': String(end - start + 1) };
  return { status: 206, headers: { ...typed, ...range }, part };
}

function isUnchanged(conditions: Conditions, tag: string, modified: string): boolean {
  const known = conditions['if-none-match'];
  if (known === undefined) return conditions['if-modified-since'] === modified;
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** undefined for several ranges or none: the whole file is sent. */
function partOf(header: string | undefined, size: number): { start: number; end: number } | 'all' | 'none' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return 'all';
  if (!first) return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (Number(first) >= size || (last && Number(last) < Number(first))) return 'none';
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
