import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The doctor of a team's repository. What the repository consists of is broken in repository-checks.test.ts. */

const root = join(__dirname, '../../..');
let team = '';
beforeAll(() => {
  team = mkdtempSync(join(tmpdir(), 'doctor-own-'));
  writeFileSync(join(team, 'webpack.config.ts'), 'export const app: object = { standalonePort: 4006 };');
});
afterAll(() => rmSync(team, { recursive: true }));

/** What it says is not well, without the repository's own parts, on a machine that is well but for `change`, in JavaScript. */
function diagnosis(change: string): string[] {
  const code = `
    import { diagnoseOwn } from './scripts/cli/doctor/doctor.ts';
    import { thisMachine } from './scripts/doctor/machine.mjs';
    const well = { ...thisMachine, folder: ${JSON.stringify(team)}, has: () => true, freeBytes: () => 9e9,
      isFree: async () => true, variables: {} };
    const lines = await diagnoseOwn({ ...well, ${change} });
    console.log(JSON.stringify(lines.map(({ state, words }) => state + ' ' + words)));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const lines: string[] = JSON.parse(stdout);
  return lines.filter((line) => !line.startsWith('ok ') && !line.includes('package.json'));
}

const without = (file: string) => `has: (path) => !path.includes('${file}')`;
const holder = `{ pid: 7, command: 'vite', directory: '/home/sato' }`;
test.each([
  ['nothing', '', []],
  ['an old Node', `nodeVersion: '18.20.4'`, ['WRONG This project needs Node 20.19 or later']],
  ['no lock file', without('pnpm-lock.yaml'), ['WRONG pnpm-lock.yaml is missing']],
  ['a full disk', 'freeBytes: () => 3e8', ['WRONG 0.3 GB are free on the disk']],
  ['no Chromium', without('/usr/bin/'), ['note there is no Chromium']],
  [
    'a Chromium that does not exist',
    `variables: { PORTAL_CHROMIUM: '/none' }, ${without('/none')}`,
    ['WRONG PORTAL_CHROMIUM names /none'],
  ],
  [
    'every port that others hold',
    `isFree: async () => false, holderOf: () => (${holder})`,
    [
      'WRONG port 4006 (portal dev) is taken by vite (process 7) in /home/sato: stop it',
      'WRONG port 4010 (portal dev --in-portal)',
      'WRONG port 4020 (the trial of a release)',
      'WRONG port 4100 (the lessee API)',
      'WRONG port 9099 (identity)',
      'WRONG port 9199 (storage)',
    ],
  ],
])('%s is found, and what to do', (_what, change, words) => {
  expect(diagnosis(change)).toEqual(words.map((line) => expect.stringContaining(line)));
});

test('a configuration that cannot be read is named, with its words, and hides nothing else', () => {
  const file = join(team, 'webpack.config.ts');
  const sound = 'export const app: object = { standalonePort: 4006 };';
  try {
    writeFileSync(file, 'export const app = {\n');
    expect(diagnosis('freeBytes: () => 3e8')).toEqual([
      expect.stringMatching(/^WRONG webpack\.config\.ts cannot be read: [\s\S]*webpack\.config\.ts:\d+/),
      expect.stringContaining('WRONG 0.3 GB'),
    ]);
    writeFileSync(file, "throw new Error('no such area');\n");
    expect(diagnosis('')).toEqual(['WRONG webpack.config.ts cannot be read: no such area']);
    rmSync(file);
    expect(diagnosis('')).toEqual([expect.stringMatching(/^WRONG webpack\.config\.ts cannot be read: There is no/)]);
  } finally {
    writeFileSync(file, sound);
  }
});
