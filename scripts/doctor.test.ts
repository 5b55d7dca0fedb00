import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** The lines of the doctor on a machine on which all is well but for what `change` says, in JavaScript. */
function diagnosis(change: string): string[] {
  const code = `
    import { diagnose } from './scripts/doctor.mjs';
    import { thisMachine } from './scripts/doctor/machine.mjs';
    const well = { ...thisMachine, has: () => true, freeBytes: () => 9e9, isFree: async () => true, variables: {} };
    const lines = await diagnose({ ...well, ${change} });
    console.log(JSON.stringify(lines.map(({ state, words }) => state + ' ' + words)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('where all is well, each check says so', () => {
  expect(diagnosis('').filter((line) => !line.startsWith('ok '))).toEqual([]);
});

const without = (file: string) => `has: (path) => !path.includes('${file}')`;
const taken = (holder: string) => `isFree: async (port) => port !== 4100, holderOf: () => (${holder})`;
test.each([
  ['an old Node', `nodeVersion: '18.20.4'`, 'WRONG This project needs Node 20.19 or later, this is 18.20.4'],
  ['no lock file', without('pnpm-lock.yaml'), 'WRONG pnpm-lock.yaml is missing, so that nothing can be installed: git'],
  ['nothing installed', `folder: '/nowhere'`, 'note the dependencies are not those of pnpm-lock.yaml'],
  ['a full disk', 'freeBytes: () => 3e8', 'WRONG 0.3 GB are free on the disk; builds, databases and tests need 2'],
  [
    'a port that another program holds',
    taken(`{ pid: 7, command: 'python3 -m http.server', directory: '/home/sato' }`),
    'WRONG port 4100 (the lessee API) is taken by python3 -m http.server (process 7) in /home/sato: stop it',
  ],
  [
    'a port that a program of this folder holds',
    taken(`{ pid: 7, command: 'node scripts/start.ts', directory: thisMachine.folder }`),
    "note port 4100 (the lessee API) is taken by this folder's own node scripts/start.ts (process 7)",
  ],
  [
    'a port that a program of a folder beside this one holds',
    taken(`{ pid: 7, command: 'node scripts/start.ts', directory: thisMachine.folder + '-copy' }`),
    'WRONG port 4100 (the lessee API) is taken by node scripts/start.ts (process 7) in ',
  ],
  [
    'a port that an unknown program holds',
    taken('null'),
    'WRONG port 4100 (the lessee API) is taken by a program of anoth',
  ],
  ['no Chromium', without('/usr/bin/'), 'note there is no Chromium: npm test and npm run release need one'],
  [
    'a Chromium that does not exist',
    `variables: { PORTAL_CHROMIUM: '/none' }, ${without('/none')}`,
    'WRONG PORTAL_CHROMIUM names /none, which does not exist',
  ],
  ['no font', without('NotoSansCJK'), 'note no font for Japanese in screenshots'],
])('%s is found, and what to do', (_what, change, words) => {
  const found = diagnosis(change).filter((line) => !line.startsWith('ok '));
  expect(found).toEqual([expect.stringContaining(words)]);
});

test('each port that the portal needs is looked at', () => {
  const found = diagnosis('isFree: async () => false, holderOf: () => null');
  expect(found.filter((line) => line.startsWith('WRONG'))).toEqual(
    [
      '4000 (the portal)',
      '4020 (the trial of a release)',
      '4100 (the lessee API)',
      '9099 (identity)',
      '9199 (storage)',
    ].map((port) => expect.stringContaining(`port ${port} is taken`)),
  );
});

test('the program that holds a port is named, whether it is in this folder or not', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const code = `import('./scripts/doctor/machine.mjs').then(({ holderOf }) => console.log(JSON.stringify(holderOf(${port}))))`;
  const asked = spawn(process.execPath, ['-e', code], { cwd: root });
  let said = '';
  asked.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(asked, 'close');
  server.close();
  expect(JSON.parse(said)).toMatchObject({ pid: process.pid, directory: process.cwd() });
});

test('a start without a lock file says what is missing, and shows no trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-lock-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(root, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
  const code = "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())";
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    'pnpm-lock.yaml is missing, so that nothing can be installed: git checkout pnpm-lock.yaml',
  );
});
