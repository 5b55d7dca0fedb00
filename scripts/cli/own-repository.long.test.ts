import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedBuild } from '@portal/app-kit/testing/changed-build';
import { customerAt } from './testing/customer-at.ts';
import { customerInBrowser } from './testing/customer-in-browser.ts';
import { newerPackages } from './testing/newer-packages.ts';
import { end, says } from './testing/server-program.ts';

/*
 * A team's first day: a repository of its own is made, installed, checked, tested and built; it is released beside what is
 * live, seen by a browser, and rolled back. It asks the registry for what the machine does not know yet, builds every app,
 * and takes the ports of `npm start`.
 */
jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'own-repository-'));
const repository = join(home, 'mf-parking');
const packages = join(home, 'packages');
const live = join(home, 'live');
const REHEARSAL = 'http://localhost:4010';
afterAll(() => rmSync(home, { recursive: true }));

function tried(cwd: string, program: string, ...args: string[]) {
  // Inside Jest a second Jest would take itself for a worker.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;
  // In CI more is asked of a release.
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, CI: 'true' } });
  return { status, said: `${stdout}${stderr}` };
}
function run(cwd: string, program: string, ...args: string[]): string {
  const { status, said } = tried(cwd, program, ...args);
  if (status !== 0) throw new Error(said);
  return said;
}
const ours = (script: string, ...args: string[]) => run(root, process.execPath, '--import', 'tsx', script, ...args);
const portal = (...args: string[]) => run(repository, 'npx', 'portal', ...args);
const commit = (subject: string) => {
  run(repository, 'git', 'add', '--all');
  run(repository, 'git', 'commit', '--quiet', '-m', subject);
};
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(repository, file), change(readFileSync(join(repository, file), 'utf8')));
/** What the shell has to keep for its journey. */
const HOMEWARD = `  await page.getByRole('link', { name: 'ホーム', exact: true }).click({ timeout: 5000 });
  await expect(page).toHaveURL(/\\/$/);
`;
const registry = () => JSON.parse(readFileSync(join(live, 'public/remotes.json'), 'utf8'));

beforeAll(() => {
  ours('scripts/pack/start-pack.ts', '--to', packages);
  const beginning = readdirSync(packages).find((file) => file.startsWith('create-portal-remote-')) ?? '';
  const one = ['--yes', '--package', join(packages, beginning), 'portal', 'new'];
  run(home, 'npx', ...one, 'mf-parking', '--title', '駐車', '--prefix', '/parking', '--port', '4006');
  run(repository, join(root, 'node_modules/.bin/pnpm'), 'install', '--prefer-offline');
  run(repository, 'git', 'config', 'user.name', 'A');
  run(repository, 'git', 'config', 'user.email', 'a@a.example');
  commit('the beginning');
});

test('what it begins as passes its own checks and tests, and installs again without a network', () => {
  expect(portal('help')).toContain('\n  upgrade ');
  portal('check');
  expect(portal('build')).toMatch(/dist\/0\.1\.0-\w+\n$/);
  expect(portal('test')).toMatch(/Tests: +4 passed/);
  rmSync(join(repository, 'node_modules'), { recursive: true });
  run(repository, join(root, 'node_modules/.bin/pnpm'), 'install', '--frozen-lockfile', '--offline');
});

test('it names no webpack of its own, and has one copy, by app-kit', () => {
  const bundler = /(?:^|[/+])webpack(?:-cli|-dev-server)?$/;
  const named = (file: string) => {
    const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    const all = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    return all.some((one) => bundler.test(one)) ? [name] : [];
  };
  const ours = readdirSync(join(repository, 'node_modules/.pnpm')).flatMap((folder) => {
    const [, name] = /^@portal\+([a-z-]+)@/.exec(folder) ?? [];
    return name ? [join(repository, 'node_modules/.pnpm', folder, 'node_modules/@portal', name, 'package.json')] : [];
  });
  expect(ours.length).toBeGreaterThan(5);
  expect([...ours, join(repository, 'package.json')].flatMap(named)).toEqual(['@portal/app-kit']);
  const copies = readdirSync(join(repository, 'node_modules/.pnpm')).filter((folder) => folder.startsWith('webpack@'));
  expect(copies).toHaveLength(1);
});

test('a browser walks through its journey, and sees a page that is broken', () => {
  expect(portal('journey')).toContain('1 passed');
  edit('src/parking/parking-page.tsx', (text) =>
    text.replace('export function ParkingPage() {', "export function ParkingPage() {\n  throw new Error('broken');"),
  );
  expect(tried(repository, 'npx', 'portal', 'journey').status).toBe(1);
  run(repository, 'git', 'checkout', 'src');
});

test('its doctor finds nothing wrong, and names what is', () => {
  expect(portal('doctor')).not.toContain('WRONG');
  edit('portal.json', (text) => text.replace(/"migration": \d+/, '"migration": 0'));
  expect(tried(repository, 'npx', 'portal', 'doctor')).toMatchObject({
    status: 1,
    said: expect.stringContaining('WRONG  migrations that have not run here: 1 (npx portal upgrade)'),
  });
  run(repository, 'git', 'checkout', 'portal.json');
});

test.each([
  ['it', portal, ['new']],
  ['the portal’s', ours, ['scripts/new-remote/new-remote.ts']],
])('%s makes another repository like itself', (_, command, first) => {
  const other = join(mkdtempSync(join(home, 'other-')), 'mf-slots');
  command(...first, 'mf-slots', '--title', '枠', '--prefix', '/slots', '--repository', other);
  const list = (folder: string, ...args: string[]) => {
    const files = run(folder, 'git', 'ls-files', ...args)
      .trim()
      .split('\n');
    // Each has the packages of its day.
    return files.map((file) => file.replaceAll('slots', 'parking').replace(/-0\.1\.0-s\w+\.tgz$/, '')).sort();
  };
  expect(list(other, '--others', '--exclude-standard')).toEqual(
    list(repository).filter((file) => file !== 'pnpm-lock.yaml'),
  );
  expect(readFileSync(join(other, 'src/areas.ts'), 'utf8')).toContain("'/slots': { title: messages['slots.title']");
});

test('a break of type, of format and of behaviour is found', () => {
  const page = 'src/parking/parking-page.tsx';
  const whole = readFileSync(join(repository, page), 'utf8');
  edit(page, (text) => text.replace("title={t('parking.title')}", "title={t('parking.titel')}"));
  expect(tried(repository, 'npx', 'portal', 'check')).toMatchObject({
    status: 1,
    said: expect.stringContaining(`${page}(26,18): error`),
  });
  writeFileSync(join(repository, page), whole.replace("t('parking.title')", "t('parking.empty')"));
  expect(tried(repository, 'npx', 'portal', 'test').said).toMatch(/Tests: +\d failed/);
  writeFileSync(join(repository, page), `${whole}\n\n`);
  expect(tried(repository, 'npx', 'portal', 'check').status).toBe(1);
  writeFileSync(join(repository, page), whole);
});

test('it is released beside what is live, by a browser’s leave, and rolled back', () => {
  ours('scripts/release/compose.ts', '--sandbox', '--out', live);
  edit('src/journey.ts', (text) => text.replace(/};\n$/, `${HOMEWARD}};\n`));
  commit('its journey leads home');
  portal('test');
  expect(portal('release', '--to', live)).toMatch(
    /areas +\/parking \(new\)[\s\S]*tried +in a browser, beside what is live/,
  );
  const { version } = registry().remotes['mf-parking'].current;
  expect(Object.keys(registry().remotes)).toEqual(expect.arrayContaining(['mf-orders', 'mf-parking']));

  for (const file of ['src/text/messages.ts', 'src/parking/parking-page.test.tsx'])
    edit(file, (text) => text.replace(/'駐車(?='|の一覧')/g, "'駐車場"));
  edit('src/parking/parking-page.tsx', (text) =>
    text
      .replace(/^/, "import { defineFlag, useFlag } from '@portal/platform';\n")
      .replace('export function ParkingPage() {', "$&\n  useFlag(defineFlag('mf-parking', 'year-view'));"),
  );
  commit('a longer title, and a flag');
  expect(tried(repository, 'npx', 'portal', 'release', '--to', live)).toMatchObject({
    status: 1,
    said: expect.stringContaining('has not passed its tests here'),
  });
  portal('test');
  portal('release', '--to', live);
  expect(registry().remotes['mf-parking'].areas).toEqual({ '/parking': expect.objectContaining({ title: '駐車場' }) });

  const some = ['--companies', 'acct00000000000001', '--until', '2099-12-31'];
  expect(tried(repository, 'npx', 'portal', 'flag', 'yaer-view', ...some, '--to', live)).toMatchObject({
    status: 1,
    said: expect.stringContaining('No live version of mf-parking asks for yaer-view, only for: year-view.'),
  });
  portal('flag', 'year-view', ...some, '--to', live);
  expect(registry().remotes['mf-parking'].flags).toMatchObject({ 'year-view': { until: '2099-12-31' } });
  portal('flag', 'year-view', '--off', '--to', live);
  expect(registry().remotes['mf-parking'].flags ?? {}).toEqual({});

  portal('rollback', '--to', live, '--reason', 'the old title was right');
  expect(registry().remotes['mf-parking'].current.version).toBe(version);
  expect(portal('status', '--to', live)).toContain('All documents agree');
});

test('that folder is rehearsed: a browser sees the area beside the others, a release and a rollback of it, and it passes the look of the docs', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/release/serve.ts', live], {
    cwd: root,
    detached: true,
  });
  try {
    await says(server, `${live} is at ${REHEARSAL}.`);
    expect(await customerAt(REHEARSAL)).toMatchObject({
      status: 200,
      readableBy: REHEARSAL,
      user: { lastName: '田中' },
    });
    const customer = await customerInBrowser(REHEARSAL);
    try {
      const others = ['駐車場探しの依頼', '請求', '利用状況'];
      await customer.seesInMenu(...others, '駐車');
      await customer.opens('駐車');
      await customer.opens('請求');
      portal('release', '--to', live);
      await customer.seesInMenu(...others, '駐車場');
      await customer.opens('駐車場');
      expect(ours('scripts/release/status.ts', '--to', live, '--at', REHEARSAL)).toContain('All documents agree');
      portal('rollback', '--to', live, '--reason', 'a rehearsal');
      await customer.seesInMenu(...others, '駐車');
    } finally {
      await customer.leave();
    }

    const [headers = '', missing = ''] = linesOf('docs/deploy.md', 'curl').map((line) =>
      run(root, 'bash', '-eo', 'pipefail', '-c', line.replace('https://<your portal>', REHEARSAL)),
    );
    for (const name of ['content-security-policy', 'strict-transport-security', 'cache-control'])
      expect(headers.toLowerCase()).toContain(`${name}: `);
    expect(missing).toBe('404\n');
  } finally {
    await end(server);
  }
});

test('a name of the shell that is another is found by the team and by the shell, from the live folder alone', () => {
  const { shell } = registry();
  const folder = join(home, 'shell-build');
  cpSync(join(root, 'shell/dist', shell), folder, { recursive: true });
  const types = join(folder, 'types.json');
  const changed = readFileSync(types, 'utf8').replaceAll('rowKey', 'keyOfRow');
  expect(portal('check', '--against', live)).toContain('fits: mf-parking, by its names and types');

  writeFileSync(types, changed);
  const { said } = tried(
    root,
    process.execPath,
    '--import',
    'tsx',
    'scripts/release/release.ts',
    'shell',
    '--to',
    live,
    '--build',
    folder,
    '--dirty',
    'a test',
  );
  expect(said).toMatch(
    /shell \S+ does not fit what is live by its types \(type breaking\):[\s\S]*mf-parking \S+ src\/parking\/parking-page\.tsx/,
  );

  const published = join(live, 'public/types.json');
  const kept = join(live, 'releases/shell', shell, 'types.json');
  const sound = readFileSync(published, 'utf8');
  for (const file of [published, kept]) writeFileSync(file, changed);
  expect(tried(repository, 'npx', 'portal', 'check', '--against', live)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/parking-page\.tsx[\s\S]*type breaking: mf-parking/),
  });
  edit('src/text/messages.ts', (text) => `${text}\n`);
  commit('a change');
  portal('test');
  expect(tried(repository, 'npx', 'portal', 'release', '--to', live).said).toMatch(
    /does not fit what is live by its types/,
  );
  for (const file of [published, kept]) writeFileSync(file, sound);
});

test('a shell with which the journey of another repository ends is refused, and its team is named', () => {
  const { shell } = registry();
  const folder = join(home, 'shell-without-home');
  const built = join(root, 'shell/dist', shell);
  const args = ['shell', '--to', live, '--build', folder, '--dirty', 'a test'];
  const released = () => tried(root, process.execPath, '--import', 'tsx', 'scripts/release/release.ts', ...args);
  changedBuild(built, folder, '0.1.0-00000000aa', (code) => code.replaceAll('ホーム', 'トップ'));
  expect(released()).toMatchObject({
    status: 1,
    said: expect.stringMatching(
      /does not work beside what is live\. A browser saw:\n {2}the journey of mf-parking: locator\.click: Timeout.*\nmf-parking is of @example\/portal-parking\./,
    ),
  });
  expect(registry().shell).toBe(shell);
});

test('a build that throws while it loads is refused', () => {
  edit('src/remote.ts', (text) => `${text}\nthrow new Error('broken');\n`);
  commit('a break');
  portal('test');
  expect(tried(repository, 'npx', 'portal', 'release', '--to', live)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/does not work beside what is live\. A browser saw:[\s\S]*broken/),
  });
  edit('src/remote.ts', (text) => text.replace("\nthrow new Error('broken');\n", ''));
  commit('mended');
});

test('a folder that is no portal is named before anything starts', () => {
  const { status, said } = tried(repository, 'npx', 'portal', 'dev', '--in-portal', home);
  expect(status).toBe(1);
  expect(said.trim()).toBe(`There is no portal in ${home}: public/remotes.json is missing. Compose it first.`);
});

test('with hot reload it runs in the portal that is live in a folder', async () => {
  const server = spawn('npx', ['portal', 'dev', '--in-portal', live], { cwd: repository, detached: true });
  try {
    await says(server, 'The portal of');
    const answer = await fetch('http://localhost:4010/remotes.json');
    const { remotes } = await answer.json();
    expect(remotes['mf-parking'].current.entry).toBe('http://localhost:4006/remoteEntry.js');
    expect(remotes['mf-orders'].current.entry).toMatch(/^\/mf\/mf-orders\//);
    expect((await fetch(remotes['mf-parking'].current.entry)).status).toBe(200);
  } finally {
    await end(server);
  }
});

test('for a portal at an address it says where that one takes it, and answers that one alone', async () => {
  const there = spawn(process.execPath, ['--import', 'tsx', 'scripts/release/serve.ts', live], {
    cwd: root,
    detached: true,
  });
  const server = spawn('npx', ['portal', 'dev', '--in-portal', `${REHEARSAL}/parking`], {
    cwd: repository,
    detached: true,
  });
  try {
    await Promise.all([
      says(there, `${live} is at ${REHEARSAL}.`),
      says(server, `  ${REHEARSAL}/?remote=mf-parking@http://localhost:4006`),
    ]);
    expect((await fetch(`${REHEARSAL}/?remote=mf-parking@http://localhost:4006`)).status).toBe(200);
    const entry = await fetch('http://localhost:4006/remoteEntry.js');
    expect([entry.status, entry.headers.get('access-control-allow-origin')]).toEqual([200, REHEARSAL]);
    // Its hot reload is a part of app-kit, compiled.
    const remote = await (await fetch('http://localhost:4006/remote.js')).text();
    expect(remote).toContain('hot-remote');
    expect(remote).not.toContain('Cannot find module');
  } finally {
    await end(server);
    await end(there);
  }
});

test('an upgrade takes new packages and runs their migrations, a commit each', () => {
  const newer = join(home, 'newer');
  newerPackages(join(repository, 'packages'), newer, '0.2.0');
  sourcesOf(join(root, 'shared/app-kit/migrations/0001-five-packages/before'));
  edit('portal.json', (text) => text.replace(/"migration": \d+/, '"migration": 0'));
  expect(tried(repository, 'npx', 'portal', 'upgrade', '--packages', newer)).toMatchObject({
    status: 1,
    said: expect.stringContaining('There are changes that are not committed.'),
  });
  commit('sources of before');
  const upgraded = portal('upgrade', '--packages', newer);
  expect(upgraded).toContain('The upgrade is complete');
  expect(upgraded).toMatch(/Checked \d+ files/);
  // The new command's migration has run, not that of the one before.
  expect(run(repository, 'git', 'log', '-2', '--format=%s')).toBe(
    'Newer migration 0001: what is shared comes from five packages\nPackages 0.2.0\n',
  );
  expect(portal('test')).toMatch(/Tests: +4 passed/);
  run(repository, 'git', 'reset', '--hard', '--quiet', 'HEAD~2');
  expect(run(repository, 'git', 'status', '--porcelain')).toBe('');
  expect(readFileSync(join(repository, 'portal.json'), 'utf8')).toMatch(/"migration": 0/);
});

/** Replaces those of the repository, but for its journey, by those of a fixture. */
function sourcesOf(fixture: string): void {
  rmSync(join(repository, 'src'), { recursive: true });
  cpSync(join(fixture, 'src'), join(repository, 'src'), { recursive: true });
  for (const file of readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.txt')) renameSync(join(repository, 'src', file), join(repository, 'src', file.slice(0, -4)));
  run(repository, 'git', 'checkout', 'src/journey.ts');
}

/** The lines of shell of a page that call this program, without what is said of them. */
const linesOf = (page: string, program: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.split('\n'))
    .flatMap((line) => (line.startsWith(`${program} `) ? [line.replace(/\s+# .*/, '')] : []));
