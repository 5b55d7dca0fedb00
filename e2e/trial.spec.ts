import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './portal-test.ts';
import { NEWS } from './support/areas.ts';
import { LONG } from './support/page/screens.ts';
import { currentBuild } from './support/release/registry.ts';

/* A release opens its build in a browser before anybody else does: with real builds, in a copy of the portal of these tests. */

const root = join(import.meta.dirname, '..');
const HOME = join(root, '.cache/e2e/trial');
const LIVE = join(HOME, 'portal');

test.beforeAll(() => {
  rmSync(HOME, { recursive: true, force: true });
  cpSync(join(root, '.cache/e2e/portal'), LIVE, { recursive: true });
});

let builds = 0;
/** The build of mf-news that is live, as a version of its own in which `change` has changed the file of this name. */
async function changedBuild(file: RegExp, change: (code: string) => string): Promise<string> {
  const { version } = await currentBuild('mf-news');
  builds += 1;
  const folder = join(HOME, `build-${builds}`);
  cpSync(join(root, 'mf-news/dist', version), folder, { recursive: true });
  const changed = readdirSync(folder).find((name) => file.test(name));
  if (!changed) throw new Error(`mf-news has no ${file}`);
  const code = change(readFileSync(join(folder, changed), 'utf8'));
  writeFileSync(join(folder, changed), code);
  for (const record of ['build.json', 'contract.json']) {
    const text = readFileSync(join(folder, record), 'utf8').replaceAll(version, `${version}-${builds}`);
    const { entries = [], ...rest } = JSON.parse(text);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    const own = entries.map((entry: { file: string }) => (entry.file === changed ? { ...entry, integrity } : entry));
    writeFileSync(join(folder, record), JSON.stringify(record === 'build.json' ? { ...rest, entries: own } : rest));
  }
  return folder;
}

const registry = () => readFileSync(join(LIVE, 'public/remotes.json'), 'utf8');

function release(build: string): { said: string; isRefused: boolean } {
  const args = ['mf-news', '--to', LIVE, '--build', build, '--over-budget', 'a test', '--dirty', 'a test'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/release/release.ts'), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, PORTAL_TESTS: 'yes' } },
  );
  return { said: stdout + stderr, isRefused: status !== 0 };
}

test('a build that works goes live, and the receipt says that a browser has seen it', NEWS, async () => {
  const before = registry();
  const { said, isRefused } = release(await changedBuild(/^news-list\..*\.js$/, (code) => `${code}\n`));
  expect(isRefused, said).toBe(false);
  expect(said).toContain('in a browser, beside what is live');
  expect(registry()).not.toBe(before);
});

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
    /^remoteEntry\..*\.js$/,
    (code) => code.replaceAll('"./remote"', '"./gone"'),
    /\/news: remoteLoad mf-news \S+ \(current\) could not be loaded/,
    [LONG.tag],
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
  const { version } = await currentBuild('mf-account');
  const journey = join(LIVE, 'releases/mf-account', version, 'journey.mjs');
  const sound = readFileSync(journey, 'utf8');
  writeFileSync(
    journey,
    "export const journey = async (page) => { await page.goto('/news'); await page.getByText('無い文').click({ timeout: 500 }); };",
  );
  const { said, isRefused } = release(await changedBuild(/^news-list\..*\.js$/, (code) => `${code}\n\n`));
  writeFileSync(journey, sound);
  expect(said).toMatch(/the journey of mf-account: locator\.click: Timeout 500ms exceeded/);
  expect(isRefused).toBe(true);
});

for (const [what, file, change, sees, length] of FAULTS)
  test(`a build that ${what} is refused with what the browser saw, and nothing is live`, {
    tag: [...length, NEWS.tag],
  }, async () => {
    const before = registry();
    const { said, isRefused } = release(await changedBuild(file, change));
    expect(said).toMatch(sees);
    expect(isRefused).toBe(true);
    expect(registry(), 'what is live').toBe(before);
  });
