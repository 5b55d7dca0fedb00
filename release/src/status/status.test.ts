import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CanaryRequest } from '#canary/canary-request.ts';
import { changeFolder } from '#change/change-folder.ts';
import { setFlag } from '#flags/set-flag.ts';
import { announceMaintenance } from '#maintenance/announce-maintenance.ts';
import { portalListener } from '#serve/serve.ts';
import { newsContract, shellContract } from '#testing/contracts.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';
import { folderStatus, siteStatus } from './portal-status.ts';

let portal: SmallPortal;
let server: Server;
let address: string;
beforeEach(async () => {
  portal = await composeSmallPortal();
  server = createServer(portalListener(portal.folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  portal.remove();
});

const say = () => undefined;
const releaseNews = (version: string, canary?: CanaryRequest) => releaseIn(portal, 'mf-news', version, { canary });
const inFolder = () => folderStatus(portal.folder, 'suzuki', say);
const atSite = (folder: string | null = null) => siteStatus(address, folder);
const row = (lines: readonly string[], app: string) => lines.find((line) => line.startsWith(`${app} `))?.split(/ {2,}/);
const published = (path: string) => join(portal.folder, 'public', path);
const changeRegistry = (change: (registry: { remotes: Record<string, object> }) => void) => {
  const registry = JSON.parse(readFileSync(published('remotes.json'), 'utf8'));
  change(registry);
  writeFileSync(published('remotes.json'), JSON.stringify(registry));
  for (const form of ['.br', '.gz']) rmSync(published(`remotes.json${form}`), { force: true });
};

test('what is live, since when and by whom, and what one could go back to', async () => {
  await releaseNews('2');
  const { lines, isWell } = await inFolder();
  expect(isWell).toBe(true);
  expect(row(lines, 'mf-news')).toEqual([
    'mf-news',
    '2',
    expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d UTC$/),
    'sato',
    '1',
    '-',
    '-',
    'ok',
  ]);
  expect(row(lines, 'mf-billing')?.slice(1, 5)).toEqual(['1', expect.any(String), 'tanaka', '-']);
  expect(row(lines, 'shell')?.[1]).toBe('1');
});

test('whoever changes the folder is waited for', async () => {
  const said: string[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const change = changeFolder(portal.folder, { what: 'the release of mf-news by sato', say }, async () => {
    await ended;
    return { files: {}, log: [], result: null };
  });
  const look = folderStatus(portal.folder, 'suzuki', (line) => {
    said.push(line);
    end();
  });
  expect((await look).isWell).toBe(true);
  await change;
  expect(said).toEqual([expect.stringContaining('Waiting for the release of mf-news by sato')]);
});

test('since when is not known if the log speaks of another version', async () => {
  await releaseNews('2');
  const log = join(portal.folder, 'releases/log.jsonl');
  writeFileSync(log, readFileSync(log, 'utf8').replace(/.*\n$/, ''));
  expect(row((await inFolder()).lines, 'mf-news')?.slice(1, 4)).toEqual(['2', '?', '?']);
});

test('maintenance that is announced, and a canary', async () => {
  const [from, to] = ['2026-12-01T22:00+09:00', '2026-12-02T06:00+09:00'];
  await announceMaintenance(portal.folder, 'mf-billing', { from, to, text: '更新しています。' });
  changeRegistry(({ remotes }) => {
    const { current } = remotes['mf-news'] as { current: object };
    Object.assign(remotes['mf-news'] ?? {}, { canary: { build: current, salt: 'salt-salt', share: 10 } });
  });
  const { lines } = await inFolder();
  expect(row(lines, 'mf-billing')?.[6]).toBe(`from ${from} to ${to}`);
  expect(row(lines, 'mf-news')?.[5]).toBe('10 % of the companies');
});

test('a flag is named with its last day; once that has passed, its team is reminded, and all is well', async () => {
  const set = (name: string, until: string) =>
    setFlag({
      folder: portal.folder,
      remote: 'mf-billing',
      name,
      change: { share: 10, until },
      by: 'sato',
      signer: null,
      say,
    });
  await set('year-view', '2999-12-31');
  await set('badge', '2026-01-31');
  for (const { lines, isWell } of [await inFolder(), await atSite()]) {
    expect(lines).toContain('flag year-view of mf-billing: on for 10 % of the companies, until 2999-12-31');
    expect(lines).toContain(
      'flag badge of mf-billing: on for 10 % of the companies, until 2026-01-31, which has passed: set another day, or take it out',
    );
    expect(isWell).toBe(true);
  }
});

function changeDocument(file: string, change: (html: string) => string): void {
  const html = readFileSync(published(file), 'utf8');
  // A browser is sent the compressed form, if there is one.
  for (const form of ['.br', '.gz']) rmSync(published(`${file}${form}`));
  writeFileSync(published(file), change(html));
}

const breakages: [what: string, damage: () => void, words: string][] = [
  [
    'an entry that was changed',
    () => writeFileSync(published('mf/mf-news/1/entry.js'), 'x'),
    'mf-news 1: entry.js is another file',
  ],
  ['a page that is gone', () => rmSync(published('mf/mf-news/1/page.js')), 'mf-news 1: page.js is missing'],
  [
    'a compressed form of another file',
    () => writeFileSync(published('mf/mf-news/1/entry.js.br'), readFileSync(published('mf/mf-news/1/page.js.br'))),
    'mf-news 1: entry.js is another file',
  ],
  [
    'a script of the shell that was changed',
    () => writeFileSync(published('shell/1/entry.js'), 'x'),
    'shell 1: entry.js is another file',
  ],
  [
    'a document of another release',
    () => {
      const html = readFileSync(published('index.html'), 'utf8');
      writeFileSync(published('index.html'), html.replace('"revision":"', '"revision":"other'));
    },
    'index.html has another registry than remotes.json',
  ],
  [
    'a compressed registry of another release',
    () => writeFileSync(published('remotes.json.br'), brotliCompressSync('{}')),
    'remotes.json.br has another registry than remotes.json',
  ],
  ['a document that is gone', () => rmSync(published('index.html')), 'index.html is missing'],
  [
    'a document without the shell',
    () => changeDocument('index.html', (html) => html.replaceAll('"/shell/', '"/other/')),
    'index.html starts no shell',
  ],
  [
    'a document with another shell',
    () => changeDocument('index.html', (html) => html.replaceAll('"/shell/1/', '"/shell/0/')),
    'index.html starts the shell 0, and remotes.json says 1',
  ],
  [
    'a registry with a fault',
    () => changeRegistry(({ remotes }) => Object.assign(remotes['mf-news'] ?? {}, { current: {} })),
    'remotes.json: mf-news: current.version',
  ],
];

test.each(breakages)('%s is found in the folder', async (_what, damage, words) => {
  damage();
  const { lines, isWell } = await inFolder();
  expect(isWell).toBe(false);
  expect(lines.join('\n')).toContain(words);
});

test('the previous version is looked at as well: a browser falls back on it', async () => {
  await releaseNews('2');
  rmSync(published('mf/mf-news/1/entry.js'));
  const { lines, isWell } = await inFolder();
  expect(isWell).toBe(false);
  expect(row(lines, 'mf-news')?.at(-1)).toBe('WRONG');
  expect(lines.join('\n')).toContain('mf-news 1: entry.js is missing');
});

test('so is a canary, and a file of the shell that no document vouches for', async () => {
  await releaseNews('2', { share: 10 });
  rmSync(published('mf/mf-news/2/entry.js'));
  for (const form of ['.br', '.gz']) rmSync(published(`shell/1/page.js${form}`));
  writeFileSync(published('shell/1/page.js'), 'x');
  const { lines } = await inFolder();
  expect(lines).toContain('mf-news 2: entry.js is missing');
  expect(lines).toContain('shell 1: page.js is another file');
});

test('at its address nothing but the address is needed', async () => {
  const { lines, isWell } = await atSite();
  expect([lines.at(-1), isWell]).toEqual(['All documents agree; 6 files are as they were published.', true]);
  expect(row(lines, 'mf-news')?.slice(1, 4)).toEqual(['1', '?', '?']);
});

test.each(breakages.filter(([what]) => !/^a (?:document|compressed registry)/.test(what)))(
  '%s is found there',
  async (what, damage, words) => {
    damage();
    // A browser is sent the compressed form, if there is one.
    const forms = {
      'an entry': 'mf/mf-news/1/entry.js',
      'a page': 'mf/mf-news/1/page.js',
      'a script': 'shell/1/entry.js',
    };
    for (const [thing, file] of Object.entries(forms))
      if (what.startsWith(thing)) for (const form of ['br', 'gz']) rmSync(published(`${file}.${form}`));
    const { lines, isWell } = await atSite();
    expect(isWell).toBe(false);
    expect(lines.join('\n')).toContain(words);
  },
);

test('the document of another release is found there at each of its addresses', async () => {
  changeDocument('index.html', (html) => html.replace('"revision":"', '"revision":"other'));
  for (const page of ['/', '/news', '/any/other'])
    expect((await atSite()).lines).toContain(`${page} has another registry than remotes.json`);
});

test('with the folder that was pushed, every file is compared, and a release that is not pushed is said', async () => {
  for (const form of ['', '.br', '.gz']) rmSync(published(`mf/mf-news/1/page.js${form}`));
  writeFileSync(published('mf/mf-news/1/page.js'), 'x');
  expect((await atSite()).isWell).toBe(true);
  const { lines } = await atSite(portal.folder);
  expect(lines).toContain('mf-news 1: page.js is another file');
  expect(row(lines, 'mf-news')?.[3]).toBe('tanaka');

  const other = await composeSmallPortal();
  await announceMaintenance(other.folder, 'mf-news', { from: '2026-12-01T22:00+09:00', text: '更新しています。' });
  expect((await atSite(other.folder)).lines.join('\n')).toContain('has another registry: it has not been pushed');
  other.remove();
});

test('what the live shell has deprecated is named with whoever still uses it, and all is well', async () => {
  const Sheet = { since: '2026.01', until: '2026.02', use: 'Modal' };
  const write = (version: string, contract: object) =>
    writeFileSync(join(portal.folder, 'releases', version, 'contract.json'), JSON.stringify(contract));
  write('shell/1', shellContract({ deprecated: { '@portal/ui': { Sheet } } }));
  write('mf-news/1', newsContract({ uses: { '@portal/ui': ['Sheet'] }, counts: { '@portal/ui': { Sheet: 2 } } }));
  await releaseNews('2');
  const { lines, isWell } = await inFolder();
  expect(lines).toContain(
    'Sheet of @portal/ui, deprecated since 2026.01, until 2026.02: use Modal. That month is over. Still used by mf-news 1 (previous, modules: 2).',
  );
  expect(isWell).toBe(true);
});

describe('the rules of the web server', () => {
  const changeRules = (change: (hosting: { headers: Record<string, Record<string, string>> }) => void) => {
    // What the server reads, and not what the folder of the release says.
    const file = join(portal.folder, 'hosting.json');
    const hosting = JSON.parse(readFileSync(file, 'utf8'));
    change(hosting);
    writeFileSync(file, JSON.stringify(hosting));
  };
  let released: SmallPortal;
  beforeEach(async () => {
    released = await composeSmallPortal();
  });
  afterEach(() => released.remove());

  test('are those that the release wrote', async () => {
    expect((await atSite(released.folder)).lines.at(-1)).toContain('All documents agree');
  });

  test.each([
    ['document', 'Content-Security-Policy', '/ has another Content-Security-Policy than'],
    ['actionLink', 'Referrer-Policy', ' has another Referrer-Policy than'],
    ['immutable', 'Cache-Control', '/mf/mf-news/1/entry.js has another Cache-Control than'],
    ['other', 'Cache-Control', '/remotes.json has another Cache-Control than'],
    ['missing', 'Cache-Control', '/mf/none/0/none.js has another Cache-Control than'],
  ])('of a %s are older: its %s is named', async (kind, header, words) => {
    changeRules(({ headers }) => Object.assign(headers[kind] ?? {}, { [header]: 'no-older' }));
    const { lines, isWell } = await atSite(released.folder);
    expect(isWell).toBe(false);
    expect(lines.join('\n')).toContain(words);
    expect(lines.at(-1)).toBe('The web server has other rules: push them, and let it read them again.');
    expect((await atSite()).isWell).toBe(true);
  });
});

test('an address at which nobody answers is said', async () => {
  await expect(siteStatus('http://127.0.0.1:1', null)).rejects.toThrow(
    'http://127.0.0.1:1/remotes.json does not answer',
  );
});

test('a broken line of the log hides nothing else', async () => {
  await releaseNews('2');
  appendFileSync(join(portal.folder, 'releases/log.jsonl'), '{"at":\n');
  const { lines, isWell } = await inFolder();
  expect([row(lines, 'mf-news')?.[3], isWell]).toEqual(['sato', true]);
});
