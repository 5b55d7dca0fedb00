import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './portal-test.ts';
import { hasNews, NEWS } from './support/areas.ts';
import { LONG } from './support/page/screens.ts';
import { currentBuild, publishedRegistry } from './support/release/registry.ts';

/* The release's own words about real builds, beside the portal of these tests: its folder is copied, and stays as it is. */

const root = join(import.meta.dirname, '..');
const LIVE = join(root, '.cache/e2e/portal');
/** Tests of this file run side by side, and each clears its copy. */
const copy = () => join(root, '.cache/e2e/refused', String(test.info().parallelIndex));

function run(script: string, ...args: string[]): { said: string; isRefused: boolean } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, isRefused: status !== 0 };
}

const release = (app: string, build: string) =>
  run(
    'scripts/release/release.ts',
    app,
    ...['--to', copy()],
    ...['--build', build],
    ...['--without-trial', 'a test'],
    ...['--dirty', 'a test'],
  );
const registry = () => readFileSync(join(copy(), 'public/remotes.json'), 'utf8');

test.beforeEach(() => {
  rmSync(copy(), { recursive: true, force: true });
  cpSync(LIVE, copy(), { recursive: true });
});

test('the builds of one commit fit each other, and their contracts say what they need', NEWS, async () => {
  const { version } = await currentBuild('mf-news');
  const { said } = release('mf-news', join(root, 'mf-news/dist', version));
  expect(said).toContain('with everything that is live');
  const contract = JSON.parse(readFileSync(join(copy(), 'releases/mf-news', version, 'contract.json'), 'utf8'));
  expect(contract).toMatchObject({ role: 'remote', contract: 1, routes: { '/news': ['', ':id'] } });
  expect(contract.uses['@portal/ui']).toContain('Page');
  expect(contract.uses['@portal/ui/table']).toContain('CursorPager');
});

test('each build of this commit is within its own budget: its team can release it', async () => {
  const { shell, remotes } = publishedRegistry();
  const builds = {
    shell,
    ...Object.fromEntries(Object.entries(remotes).map(([name, { current }]) => [name, current.version])),
  };
  expect(Object.keys(builds)).toHaveLength(hasNews ? 5 : 4);
  for (const [app, version] of Object.entries(builds)) {
    const { said, isRefused } = release(app, join(root, app, 'dist', String(version)));
    expect(isRefused, said).toBe(false);
  }
});

const CLASHES: Record<string, RegExp[]> = {
  'mf-news': [
    /mf-news \S+ needs Newest of @portal\/ui, which the live shell \S+ does not provide: release the shell first/,
    /mf-news \S+ needs @portal\/ui\/chart, which the live shell/,
    /mf-news \S+ needs the common text common\.newest, which the live shell/,
    /mf-news \S+ needs react \^99\.0\.0, and the live shell \S+ has \d+/,
    /mf-news \S+ follows contract 2, and the live shell \S+ accepts 1/,
    /mf-news \S+ claims \/billing, which belongs to mf-billing/,
    /mf-news \S+ claims \/login, which belongs to shell/,
    /mf-news \S+ keeps something in the browser as keep-usage-status, and so does mf-billing/,
    /mf-news \S+ keeps a draft named order-create, and so does mf-orders/,
  ],
  shell: [
    /The shell \S+ no longer provides CursorPager of @portal\/ui\/table, which mf-news \S+ \(current\) uses/,
    /The shell \S+ no longer provides @portal\/ui\/date, which mf-\S+ \S+ \(current\) uses/,
    /The shell \S+ no longer provides the common text news\.maintenancePeriod, which mf-news \S+ \(current\) uses/,
    /The shell \S+ has react 99\.0\.0, and mf-news \S+ \(current\) needs \^\d+/,
    /The shell \S+ accepts contract 2, and mf-news \S+ \(current\) follows 1/,
    /shell \S+ claims \/news, which belongs to mf-news/,
    /shell \S+ keeps something in the browser as keep-usage-status, and so does mf-billing/,
  ],
};

for (const [app, sentences] of Object.entries(CLASHES))
  test(`a build of ${app} that clashes in every way is refused, each clash in a sentence`, {
    tag: [LONG.tag, NEWS.tag],
  }, () => {
    test.setTimeout(300_000);
    const built = run('scripts/test-run/build-clashing.ts', app);
    expect(built.isRefused, built.said).toBe(false);
    const before = registry();
    const { said, isRefused } = release(app, built.said.trim());
    for (const sentence of sentences) expect.soft(said).toMatch(sentence);
    expect(isRefused).toBe(true);
    expect(registry(), 'what is live').toBe(before);
  });
