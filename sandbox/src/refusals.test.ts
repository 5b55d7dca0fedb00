import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SandboxOptions, startSandbox } from './main.ts';

/** The emulator's tokens are unsigned: anybody who can reach such an API can pretend to be anybody. */

const stateDir = join(tmpdir(), `sandbox-refusals-${process.pid}`);
const start = (options: Partial<SandboxOptions>) =>
  startSandbox({
    stateDir,
    ports: { api: 0, identity: 0, storage: 0 },
    portalOrigins: ['http://localhost:4000'],
    desk: 'off',
    log: () => {},
    ...options,
  });

test.each<[title: string, options: Partial<SandboxOptions>, reason: string]>([
  ['on all addresses of the machine', { host: '0.0.0.0' }, 'the API listens on 0.0.0.0, which others can reach'],
  ['on an address of the network', { host: '192.168.0.10' }, 'the API listens on 192.168.0.10'],
  ['on a name that only looks like this machine', { host: 'localhost.example.jp' }, 'which others can reach'],
  ['with a project that may be real', { projectId: 'portal-prod' }, 'the project portal-prod may be real'],
  ['with a project that is not one of the demos', { projectId: 'demo' }, 'the project demo may be real'],
])('the sandbox does not start %s, and leaves nothing behind', async (_title, options, reason) => {
  await expect(start(options)).rejects.toThrow(`Unsigned tokens are for one machine only: `);
  await expect(start(options)).rejects.toThrow(reason);
  expect(existsSync(stateDir)).toBe(false);
});

test('the sandbox does not start in production, and its process says why', async () => {
  const run = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'testing/run-sandbox.ts'), stateDir],
    {
      cwd: join(__dirname, '../..'),
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Unsigned tokens are for one machine only: NODE_ENV is production.\n',
  });
}, 60_000);
