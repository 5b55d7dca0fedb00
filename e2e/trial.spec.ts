import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedBuild } from '@portal/app-kit/testing/changed-build';
import { expect, test } from './portal-test.ts';
import { NEWS } from './support/areas.ts';
import { LONG } from './support/page/screens.ts';
import { publishedRegistry } from './support/release/registry.ts';

/* A release opens its build in a browser before anybody else does: with real builds, in a copy of the portal of these tests. */

const root = join(import.meta.dirname, '..');
const HOME = join(root, '.cache/e2e/trial');
const LIVE = join(HOME, 'portal');

test.beforeAll(() => {
  rmSync(HOME, { recursive: true, force: true });
  cpSync(join(root, '.cache/e2e/portal'), LIVE, { recursive: true });
});

let builds = 0;
/** The live build of an app as a version of its own, in which `change` has changed the file of this name. */
function buildOf(app: string, file: RegExp, change: (code: string) => string): string {
  const { shell, remotes } = publishedRegistry();
  const version = app === 'shell' ? shell : String(remotes[app]?.current.version);
  const from = join(root, app, 'dist', version);
  if (!readdirSync(from).some((name) => file.test(name))) throw new Error(`${app} has no ${file}`);
  builds += 1;
  const folder = join(HOME, `build-${builds}`);
  changedBuild(from, folder, `${version}-${builds}`, (code, name) => (file.test(name) ? change(code) : code));
  return folder;
}

const registry = () => readFileSync(join(LIVE, 'public/remotes.json'), 'utf8');

function release(app: string, build: string, ...more: string[]): { said: string; isRefused: boolean } {
  const args = [app, '--to', LIVE, '--build', build, '--over-budget', 'a test', '--dirty', 'a test', ...more];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/release/release.ts'), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, PORTAL_TESTS: 'yes' } },
  );
  return { said: stdout + stderr, isRefused: status !== 0 };
}

test('a build that works goes live, and the receipt says that a browser has seen it', NEWS, async () => {
  const before = registry();
  const { said, isRefused } = release(
    'mf-news',
    buildOf('mf-news', /^news-list\..*\.js$/, (code) => `${code}\n`),
  );
  expect(isRefused, said).toBe(false);
  expect(said).toContain('in a browser, beside what is live');
  expect(registry()).not.toBe(before);
});

const ENTRY = /^remoteEntry\..*\.js$/;
const withoutModule = (code: string) => code.replaceAll('"./remote"', '"./gone"');
const FAULTS: [
  what: string,
  file: RegExp,
  change: (code: string) => string,
  sees: RegExp,
  length: readonly string[],
][] = [
  [
    'throws while it loads',
    /^remote\..*\.js$/,
    (code) => `throw new Error('made to fail');${code}`,
    /\/news: .*made to fail/,
    [],
  ],
  [
    'no longer exposes its module',
    ENTRY,
    withoutModule,
    /\/news: remoteLoad mf-news \S+ \(current\) could not be loaded/,
    [],
  ],
  [
    'loads from another machine',
    /^news-list\..*\.js$/,
    (code) => `new Image().src = 'https://other.example/pixel.png';${code}`,
    /\/news: .*violates the following Content Security Policy/,
    [LONG.tag],
  ],
];
test('a build with which another remote’s journey ends is refused with where it ended', LONG, async () => {
  const version = String(publishedRegistry().remotes['mf-account']?.current.version);
  const journey = join(LIVE, 'releases/mf-account', version, 'journey.mjs');
  const sound = readFileSync(journey, 'utf8');
  writeFileSync(
    journey,
    "export const journey = async (page) => { await page.goto('/news'); await page.getByText('無い文').click({ timeout: 500 }); };",
  );
  const { said, isRefused } = release(
    'mf-news',
    buildOf('mf-news', /^news-list\..*\.js$/, (code) => `${code}\n\n`),
  );
  writeFileSync(journey, sound);
  expect(said).toMatch(/the journey of mf-account: locator\.click: Timeout 500ms exceeded/);
  expect(isRefused).toBe(true);
});

for (const [what, file, change, sees, length] of FAULTS)
  test(`a build that ${what} is refused with what the browser saw, and nothing is live`, {
    tag: [...length, NEWS.tag],
  }, async () => {
    const before = registry();
    const { said, isRefused } = release('mf-news', buildOf('mf-news', file, change));
    expect(said).toMatch(sees);
    expect(isRefused).toBe(true);
    expect(registry(), 'what is live').toBe(before);
  });

test('a shell is refused beside a remote that no longer exposes its module', NEWS, () => {
  // Two releases.
  test.slow();
  const broken = release('mf-news', buildOf('mf-news', ENTRY, withoutModule), '--without-trial', 'a test');
  expect(broken.isRefused, broken.said).toBe(false);
  const before = registry();
  const { said, isRefused } = release(
    'shell',
    buildOf('shell', /^main\..*\.js$/, (code) => code),
  );
  expect(said).toMatch(/\/news: remoteLoad mf-news \S+ \(current\) could not be loaded/);
  expect(isRefused).toBe(true);
  expect(registry(), 'what is live').toBe(before);
});
