import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { StaticSkeleton } from '@portal/app-kit/build/build-record';
import { JOURNEY_FILE } from '@portal/app-kit/journey';
import { REGISTRY_ELEMENT_ID, type Registry, type RemoteBuild } from '@portal/platform/registry';
import type { Areas } from '@portal/platform/registry/area';
import { digest } from '#compose/build-folder.ts';
import { compose } from '#compose/compose.ts';
import { PUBLIC_FOLDER, REGISTRY_FILE, SHELL } from '#folder/folder.ts';
import { environment } from './fixtures.ts';
import { writeBuild } from './write-build.ts';

const AREAS: Readonly<Record<string, Areas>> = {
  'mf-news': { '/news': { title: 'お知らせ' } },
  'mf-billing': { '/billing': { title: '請求' } },
};

interface BuildChange {
  areas?: Areas;
  more?: Record<string, string>;
  /** Of the shell. */
  skeleton?: StaticSkeleton;
}

export interface SmallPortal {
  /** The composed folder. */
  folder: string;
  /** What its shell has at the portal's root. */
  shellPublic: string;
  /** A finished build of this version. It is written once, since a release refuses one that changes while it is copied. */
  build(app: string, version: string, change?: BuildChange): string;
  remove(): void;
}

/** A composed portal of a shell and two remotes, all in version 1. */
export async function composeSmallPortal(ofShell: BuildChange = {}): Promise<SmallPortal> {
  const home = mkdtempSync(join(tmpdir(), 'small-portal-'));
  const [folder, shellPublic] = [join(home, 'portal'), join(home, 'root')];
  mkdirSync(shellPublic);
  writeFileSync(join(shellPublic, 'favicon.png'), 'an icon');
  const written = new Map<string, string>();
  const build: SmallPortal['build'] = (app, version, change = {}) => {
    const key = JSON.stringify([app, version, change]);
    const folder = written.get(key) ?? write(app, version, change);
    written.set(key, folder);
    return folder;
  };
  const write: SmallPortal['build'] = (app, version, { areas = AREAS[app], more = {}, skeleton } = {}) => {
    const prefixes = Object.keys(areas ?? { '/': {} });
    return writeBuild(join(home, 'builds', app, version), {
      name: app,
      version,
      ...(areas ? { areas } : {}),
      ...(skeleton ? { staticSkeleton: skeleton } : {}),
      files: {
        'entry.js': `${app} ${version}`,
        'page.js': `a page of ${app} ${version}`,
        ...(app === SHELL ? {} : { [JOURNEY_FILE]: 'export const journey = async () => {};' }),
        ...more,
      },
      pageFiles: Object.fromEntries(prefixes.map((prefix) => [prefix, ['page.js']])),
    });
  };
  const remotes = Object.keys(AREAS).map((app) => build(app, '1'));
  const shell = build('shell', '1', ofShell);
  await compose({ shell, shellPublic, remotes, environment, outDir: folder, by: 'tanaka' });
  return { folder, shellPublic, build, remove: () => rmSync(home, { recursive: true }) };
}

/**
 * What the document, in each of its forms, and the registry say is live: one line if they agree.
 * @throws if a file that one of them names is missing, or is not what its integrity says.
 */
export function liveIn(folder: string): string[] {
  const at = (path: string) => join(folder, PUBLIC_FOLDER, path);
  const documents = readdirSync(at(''), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html(\.br|\.gz)?$/.test(file) && !file.startsWith('404.'))
    .map((file) => textOf(file, readFileSync(at(file))));
  const registries = documents.map(registryIn);
  for (const html of documents) refuseWrongFiles(html, at);
  const published = ['', '.br', '.gz'].map((form): Registry => {
    const file = `${REGISTRY_FILE}${form}`;
    return JSON.parse(textOf(file, readFileSync(join(folder, file))));
  });
  for (const { remotes } of [...registries, ...published])
    for (const { current, previous } of Object.values(remotes))
      for (const build of previous ? [current, previous] : [current]) refuseWrongEntry(build, at);
  const shells = documents.map((html) => /src="\/shell\/([^/]+)\//.exec(html)?.[1]);
  const lines = registries.map((registry, index) => lineOf({ ...registry, shell: shells[index] }));
  return [...new Set([...lines, ...published.map(lineOf)])];
}

const lineOf = ({ shell, revision, remotes }: Registry): string =>
  [
    `shell ${shell}`,
    ...Object.entries(remotes).map(
      ([name, { current, previous }]) => `${name} ${current.version}${previous ? ` (${previous.version})` : ''}`,
    ),
    revision,
  ].join(', ');

function textOf(file: string, content: Buffer): string {
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString();
}

const registryIn = (html: string): Registry =>
  JSON.parse(new RegExp(`id="${REGISTRY_ELEMENT_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

function refuseWrongFiles(html: string, at: (path: string) => string): void {
  for (const [, file = '', integrity] of html.matchAll(/(?:src=|"href":)"(\/[^"]+\.js)"(?: integrity="([^"]+)")?/g)) {
    const found = digest(readFileSync(at(file)));
    if (integrity && integrity !== found) throw new Error(`${file} is not what its document says`);
  }
}

function refuseWrongEntry({ entry, integrity }: RemoteBuild, at: (path: string) => string): void {
  if (digest(readFileSync(at(entry))) !== integrity) throw new Error(`${entry} is not what the registry says`);
}
