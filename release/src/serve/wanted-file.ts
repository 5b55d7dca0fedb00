import { posix } from 'node:path';
import { DOCUMENT } from '#folder/folder.ts';
import { documentHeaders, fileHeaders, type Hosting, isOfApi, isPage, isPublicFile } from '#hosting/hosting.ts';

/* Which file the local server answers with. nginx and Firebase Hosting answer with the same. */

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
