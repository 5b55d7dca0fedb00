import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { orderBody } from '@portal/lessee-api/testing/fixtures';
import { accounts, type SandboxProcess, signedIn, startSandboxProcess } from './testing/sandbox-process.ts';

// The whole sandbox in separate processes, one after the other on one folder.
jest.setTimeout(240_000);

const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-stop-'));
const lockFile = join(stateDir, 'sandbox.lock');
const lockOwner = () => (JSON.parse(readFileSync(lockFile, 'utf8')) as { pid: number }).pid;
let running: SandboxProcess;

async function exitCodeAfter(...signals: NodeJS.Signals[]): Promise<number | null> {
  for (const signal of signals) {
    running.child.kill(signal);
    await wait(50);
  }
  return running.exited;
}

const get = async (path: string): Promise<unknown> => {
  const response = await fetch(running.api + path, { headers: await signedIn(running) });
  expect(response.status).toBe(200);
  return response.json();
};

beforeAll(async () => {
  running = await startSandboxProcess(stateDir);
});
afterAll(() => {
  running.child.kill('SIGKILL');
  rmSync(stateDir, { recursive: true });
});

test('a second process on the same folder is refused in a sentence, and the first keeps running', async () => {
  await expect(startSandboxProcess(stateDir)).rejects.toThrow(
    `Another sandbox (process ${running.child.pid}) is working on ${stateDir}: use that one, or stop it`,
  );
  expect((await fetch(`${running.api}/healthz`)).status).toBe(200);
});

const WRITERS = 4;
const ENOUGH = 60;

test('kill -9 during writes loses no acknowledged order, and creates none twice', async () => {
  const headers = await signedIn(running, 'new@demo.example');
  const create = (key: string) =>
    fetch(`${running.api}/order`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify(orderBody({ constructionName: key })),
    });
  const read = async (path: string): Promise<unknown> => (await fetch(running.api + path, { headers })).json();

  const acknowledged = new Map<string, string>();
  const asked = new Set<string>();
  const write = async (): Promise<void> => {
    for (;;) {
      const key = randomUUID();
      asked.add(key);
      const response = await create(key);
      const { id } = (await response.json()) as { id: string };
      expect(response.status).toBe(201);
      acknowledged.set(key, id);
      // While the other writers wait for their answers.
      if (acknowledged.size === ENOUGH) running.child.kill('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write));
  // Each one ended because nobody answers any more.
  for (const end of ends)
    expect(end).toMatchObject({ reason: { message: expect.stringMatching(/fetch failed|terminated/) } });
  expect(await running.exited).toBeNull();
  expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);
  expect(asked.size).toBeGreaterThan(acknowledged.size);

  const killed = running.child.pid;
  expect(lockOwner()).toBe(killed);
  running = await startSandboxProcess(stateDir);
  expect(lockOwner()).toBe(running.child.pid);

  for (const [key, id] of acknowledged) expect(await read(`/order/${id}`)).toMatchObject({ id, name: key });
  // Writers without an answer ask again with the same key.
  for (const key of asked) {
    const response = await create(key);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    if (acknowledged.has(key)) expect(id).toBe(acknowledged.get(key));
  }
  expect(await read('/order')).toMatchObject({ pagination: { totalRecords: asked.size } });
});

test('one Ctrl-C, which arrives twice, stops the sandbox in order, and nothing is lost', async () => {
  const own = { email: 'own@stop.example', password: 'their-own-pass' };
  const signedUp = await accounts(running, 'signUp', own);
  expect(signedUp).toMatchObject({ localId: expect.any(String) });
  const before = await get('/order/progress');
  // Like any open page, it keeps the stop busy for a moment, so that the second signal arrives in the meantime.
  const stream = '/v1/projects/demo-portal/namespaces/firebase:streamFetchInvalidations';
  expect((await fetch(running.api + stream, { method: 'POST' })).status).toBe(200);

  expect(await exitCodeAfter('SIGINT', 'SIGINT')).toBe(0);
  expect(existsSync(lockFile)).toBe(false);

  running = await startSandboxProcess(stateDir);
  expect((await accounts(running, 'signInWithPassword', own)).localId).toBe(signedUp.localId);
  expect(await get('/order/progress')).toEqual(before);
});

async function untilRefused(): Promise<void> {
  for (;;) {
    const answered = await fetch(`${running.api}/healthz`).then(
      () => true,
      () => false,
    );
    if (!answered) return;
    await wait(10);
  }
}

test('SIGTERM: a running request is answered and kept, new ones are refused, the sandbox ends in order', async () => {
  const body = JSON.stringify(orderBody({ constructionName: '停止中の依頼' }));
  const headers = { ...(await signedIn(running)), 'content-length': String(Buffer.byteLength(body)) };
  const underWay = request(`${running.api}/order`, { method: 'POST', headers });
  underWay.write(body.slice(0, 20));
  await fetch(`${running.api}/healthz`);
  const answered = once(underWay, 'response') as Promise<[IncomingMessage]>;

  running.child.kill('SIGTERM');
  await untilRefused();
  underWay.end(body.slice(20));
  const [response] = await answered;
  const { id } = JSON.parse(await text(response)) as { id: string };
  expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
  expect(await running.exited).toBe(0);
  expect(existsSync(lockFile)).toBe(false);

  running = await startSandboxProcess(stateDir);
  expect(await get(`/order/${id}`)).toMatchObject({ name: '停止中の依頼' });
});
