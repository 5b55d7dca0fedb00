import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

// Processes of their own, embedded database and seed included.
jest.setTimeout(240_000);

const root = join(__dirname, '../..');
const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-stop-'));
const lockFile = join(stateDir, 'sandbox.lock');
const Addresses = v.object({ api: v.string(), identity: v.string() });

interface Running {
  child: ChildProcess;
  api: string;
  identity: string;
}
let running: Running;

async function start(): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'testing/run-sandbox.ts'), stateDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ...v.parse(Addresses, JSON.parse(line)) };
}

/** The process's exit code; null if a signal ended it. */
async function exitCodeAfter(...signals: NodeJS.Signals[]): Promise<number | null> {
  const { child } = running;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  for (const signal of signals) {
    child.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [code] = await exited;
  return code;
}

const accounts = async (call: string, body: object): Promise<{ localId?: string; idToken?: string }> => {
  const response = await fetch(`${running.identity}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return (await response.json()) as { localId?: string; idToken?: string };
};

beforeAll(async () => {
  running = await start();
});
afterAll(() => {
  running.child.kill('SIGKILL');
  rmSync(stateDir, { recursive: true });
});

test('one Ctrl-C, which arrives twice, stops the sandbox in order, and nothing is lost', async () => {
  const own = { email: 'own@stop.example', password: 'their-own-pass' };
  const signedUp = await accounts('signUp', own);
  expect(signedUp).toMatchObject({ localId: expect.any(String) });
  const { idToken } = await accounts('signInWithPassword', { email: 'tanaka@demo.example', password: 'demo-pass-1' });
  const progress = async () => {
    const response = await fetch(`${running.api}/order/progress`, { headers: { authorization: `Bearer ${idToken}` } });
    expect(response.status).toBe(200);
    return response.json();
  };
  const before = await progress();
  // As any open page does. It keeps the stop busy for a moment, so that the second signal arrives meanwhile.
  const stream = '/v1/projects/demo-portal/namespaces/firebase:streamFetchInvalidations';
  expect((await fetch(running.api + stream, { method: 'POST' })).status).toBe(200);

  expect(await exitCodeAfter('SIGINT', 'SIGINT')).toBe(0);
  expect(existsSync(lockFile)).toBe(false);

  running = await start();
  expect((await accounts('signInWithPassword', own)).localId).toBe(signedUp.localId);
  expect(await progress()).toEqual(before);
});

test('SIGTERM stops it in order, too', async () => {
  expect(existsSync(lockFile)).toBe(true);
  expect(await exitCodeAfter('SIGTERM')).toBe(0);
  expect(existsSync(lockFile)).toBe(false);
});
