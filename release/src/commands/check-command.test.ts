import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalListener } from '#serve/serve.ts';
import { newsContract, shellContract } from '#testing/contracts.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';
import { checkAgainst } from './check-command.ts';

const UI = {
  '@portal/ui': {
    exports: { '.': 'src/index.d.ts' },
    files: { 'src/index.d.ts': 'export declare const yen: (amount: number) => string;' },
  },
};

let portal: SmallPortal;
let team: string;
let said: string[];
beforeEach(async () => {
  portal = await composeSmallPortal();
  team = mkdtempSync(join(tmpdir(), 'team-'));
  mkdirSync(join(team, 'src'));
  writeFileSync(join(team, 'package.json'), '{}');
  said = [];
});
afterEach(() => {
  portal.remove();
  rmSync(team, { recursive: true });
});

const json = (file: string, content: object) => writeFileSync(file, JSON.stringify(content));
async function shellIsLive(): Promise<void> {
  const build = portal.build('shell', '2');
  json(join(build, 'types.json'), UI);
  json(join(build, 'contract.json'), shellContract({ version: '2', provides: { '@portal/ui': ['yen'] } }));
  await releaseIn(portal, 'shell', '2');
}
function check(page: string, where = portal.folder, uses = ['yen']): Promise<number> {
  writeFileSync(join(team, 'src/page.ts'), `import { yen } from '@portal/ui';\n${page}`);
  const build = async () => {
    const folder = portal.build('mf-news', '2');
    json(join(folder, 'contract.json'), newsContract({ version: '2', uses: { '@portal/ui': uses } }));
    return folder;
  };
  return checkAgainst(where, {
    name: 'mf-news',
    role: 'remote',
    directory: team,
    build,
    say: (line) => void said.push(line),
  });
}

/** Judges a shell with these declarations, beside a live mf-news that calls `yen(1)`. */
async function checkShell(types: object, provides = ['yen'], where = portal.folder): Promise<number> {
  said = [];
  const build = async () => {
    const folder = portal.build('shell', '3');
    json(join(folder, 'types.json'), types);
    json(join(folder, 'contract.json'), shellContract({ version: '3', provides: { '@portal/ui': provides } }));
    return folder;
  };
  return checkAgainst(where, { name: 'shell', role: 'host', directory: team, build, say: (line) => said.push(line) });
}
const uiWith = (declaration: string) => ({
  '@portal/ui': { ...UI['@portal/ui'], files: { 'src/index.d.ts': `export declare ${declaration};` } },
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return address.port;
}

test('a working tree is judged in one word by what is live in a folder', async () => {
  await shellIsLive();
  expect(await check('export const price = yen(1);')).toBe(0);
  expect(said).toEqual([`fits: mf-news, by its names and types, beside what is live in ${portal.folder}`]);

  said = [];
  expect(await check("export const price = yen('1');")).toBe(1);
  expect(said).toEqual([
    "  mf-news src/page.ts(2,26): Argument of type 'string' is not assignable to parameter of type 'number'. (TS2345)",
    `type breaking: mf-news, by its names and types, beside what is live in ${portal.folder}`,
  ]);

  said = [];
  expect(await check('export const price = yen(1);', portal.folder, ['jpy'])).toBe(1);
  expect(said.at(-1)).toMatch(/^breaking: /);
});

test('a shell is judged by the programs of the live remotes, before it is released', async () => {
  await shellIsLive();
  const page = "import { yen } from '@portal/ui';\nexport const price = yen(1);";
  const build = portal.build('mf-news', '2');
  json(join(build, 'program.json'), { imports: {}, files: { 'src/page.ts': page } });
  json(join(build, 'contract.json'), newsContract({ version: '2', uses: { '@portal/ui': ['yen'] } }));
  await releaseIn(portal, 'mf-news', '2');
  const remark = '  mf-billing 1 was built without its program: its types were not compared.';

  expect(await checkShell(uiWith('const yen: (amount: number, sign?: string) => string'))).toBe(0);
  expect(said.at(-1)).toBe(`fits: shell, by its names and types, beside what is live in ${portal.folder}`);
  expect(said).toContain(remark);

  expect(await checkShell(uiWith('const yen: (amount: bigint) => string'))).toBe(1);
  expect(said[0]).toMatch(/^ {2}mf-news 2 src\/page\.ts\(2,26\): Argument of type 'number'/);
  expect(said.at(-1)).toMatch(/^type breaking: shell, /);

  expect(await checkShell(uiWith('const jpy: (amount: number) => string'), ['jpy'])).toBe(1);
  expect(said[0]).toMatch(/^ {2}The shell 3 no longer provides yen of @portal\/ui, which mf-news 2 \(current\) uses/);
  expect(said.at(-1)).toMatch(/^breaking: shell, /);
});

test('a name of the shell that is announced until later is not taken away', async () => {
  const build = portal.build('shell', '2');
  json(join(build, 'types.json'), UI);
  const until = { since: '2026.11', until: '2099.12', use: 'jpy' };
  const deprecated = { '@portal/ui': { yen: until } };
  json(join(build, 'contract.json'), shellContract({ version: '2', provides: { '@portal/ui': ['yen'] }, deprecated }));
  await releaseIn(portal, 'shell', '2');
  expect(await checkShell(UI, ['jpy'])).toBe(1);
  expect(said[0]).toContain('which is announced until 2099.12');
});

test('at an address nobody tells what the remotes use: a shell is not judged there', async () => {
  expect(await checkShell(UI, ['yen'], 'https://portal.example.jp')).toBe(0);
  expect(said).toEqual([expect.stringMatching(/^not compared: shell, since what the remotes use is in the composed/)]);
});

test('an address tells the types', async () => {
  await shellIsLive();
  const server = createServer(portalListener(portal.folder));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  try {
    expect(await check('export const price = yen(1);', `${origin}/`)).toBe(0);
    expect(await check("export const price = yen('1');", origin)).toBe(1);
    expect(said.at(-1)).toBe(`type breaking: mf-news, by its types, beside what is live in ${origin}`);
    await expect(check('', `${origin}/elsewhere`)).rejects.toThrow('is it the address of a portal?');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a shell from before types is said, and a folder that is no portal is named', async () => {
  expect(await check('export const price = yen(1);')).toBe(0);
  expect(said[0]).toBe(`  The shell that is live in ${portal.folder} has no types: none were compared.`);
  await expect(check('', team)).rejects.toThrow(`There is no public/types.json in ${team}: is it a composed portal?`);
});
