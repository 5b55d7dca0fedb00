import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './portal-test.ts';
import { LONG } from './support/page/screens.ts';
import { currentBuild } from './support/release/registry.ts';

/* node scripts/doctor.mjs with real builds and a really composed portal. What it finds else: scripts/doctor/checks. */

const root = join(import.meta.dirname, '..');
const PORTAL = join(root, '.cache/e2e/portal');

/** What it says of the builds; ports and packages are the machine's. */
function foundIn(portal: string): string[] {
  const { stdout } = spawnSync(process.execPath, ['scripts/doctor.mjs', '--portal', portal], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => /^(ok|hint|problem) /.test(line));
  expect(lines.length, stdout).toBeGreaterThan(7);
  return lines.filter((line) => !/^ok |^\w+ +(?:ports|a browser for the tests)/.test(line));
}

test('the doctor finds nothing wrong with the builds and the portal of these tests', () => {
  test.setTimeout(120_000);
  expect(foundIn(PORTAL)).toEqual([]);
});

test.describe('a really broken build of mf-news is found', LONG, () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    cpSync(PORTAL, join(folder, 'portal'), { recursive: true });
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  for (const [what, options, found] of [
    ['for development', ['--mode', 'development'], 'is built for development'],
    ['with the name of another app', ['--output-unique-name', 'mf_orders_1'], 'calls itself mf_orders_1 in the page'],
  ] as const) {
    test(what, async () => {
      test.setTimeout(180_000);
      const { version } = await currentBuild('mf-news');
      const built = join(folder, 'dist', version);
      execFileSync(join(root, 'mf-news/node_modules/.bin/webpack'), [...options, '--output-path', built], {
        cwd: join(root, 'mf-news'),
      });
      const published = join(folder, 'portal/public/mf/mf-news', version);
      rmSync(published, { recursive: true });
      mkdirSync(published);
      for (const file of readdirSync(built).filter((name) => name.endsWith('.js')))
        cpSync(join(built, file), join(published, file));
      expect(foundIn(join(folder, 'portal'))).toContainEqual(expect.stringContaining(found));
    });
  }
});
