/**
 * Notes in e2e/touches.json which remotes the browser tests of the last run opened: `npm run touches`. With `--afresh`
 * after a run of all of them, it forgets what they no longer open.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { BROWSER_REPORT } from '../test-run/browser-tests.ts';
import { browserTestsOf, mergedTouches, parseTouches, touchesIn } from './touches.ts';

const FILE = join(root, 'e2e/touches.json');

await endWith(async () => {
  const { values } = parseArgs({ options: { afresh: { type: 'boolean', default: false } } });
  if (!existsSync(BROWSER_REPORT)) throw new Error('No browser test has run here: npm run test:e2e comes first.');
  const known = values.afresh ? {} : parseTouches(readFileSync(FILE, 'utf8'));
  const seen = touchesIn(JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')));
  const touches = mergedTouches(known, seen, (file) => existsSync(join(root, 'e2e', file)));
  writeFileSync(FILE, JSON.stringify(touches));
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', FILE], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  say(`e2e/touches.json knows what ${browserTestsOf(touches).length} browser tests open.`);
  return 0;
});
