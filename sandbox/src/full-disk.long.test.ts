import { randomUUID } from 'node:crypto';
import { orderBody } from '@portal/lessee-api/testing/fixtures';
import { decodeJwt } from 'jose';
import { accounts, type SandboxProcess, startSandboxProcess } from './testing/sandbox-process.ts';
import { mountSmallDisk } from './testing/small-disk.ts';

// A whole sandbox in its own process, since what is not caught ends it.
jest.setTimeout(240_000);

const disk = mountSmallDisk(256 * 1024 * 1024);
const onSmallDisk = disk ? test : test.skip;
const demo = { email: 'tanaka@demo.example', password: 'demo-pass-1' };
let running: SandboxProcess;
let idToken = '';

const send = async (url: string, method: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method,
    body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const toIdentity = (call: string, body: object) =>
  send(`${running.identity}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, 'POST', body);

/** Whole pages of the disk. */
const PDF = Buffer.alloc(20_480, '%PDF-');
const attachment = () => {
  const { sub, contactId } = decodeJwt(idToken);
  const name = encodeURIComponent(`users/${sub}/order_attachments/${contactId}-1-a.pdf`);
  return `${running.storage}/v0/b/demo-portal.firebasestorage.app/o/${name}`;
};

const upload = () =>
  send(attachment(), 'POST', PDF, { authorization: `Firebase ${idToken}`, 'content-type': 'application/pdf' });
const announce = () =>
  send(`${running.api}/sandbox/remote-config`, 'PUT', { isMaintenanceMode: true, maintenanceDateString: '明日' });
const changeName = () => toIdentity('update', { idToken, displayName: '田中（新）' });
const sendReset = () => toIdentity('sendOobCode', { requestType: 'PASSWORD_RESET', email: demo.email });
const disable = () => send(`${running.api}/sandbox/identity/accounts/new@demo.example`, 'PUT', { disabled: true });
const writes = [
  ['a change of the account', changeName],
  ['a mail with a link', sendReset],
  ['a control of the account', disable],
  ['an upload', upload],
  ['an announcement', announce],
] as const;

/** Everything that the calls above change. */
async function state() {
  const get = async (url: string) => (await fetch(url)).json();
  const { users } = (await toIdentity('lookup', { idToken })).body as { users: { displayName: string }[] };
  return {
    name: users[0]?.displayName,
    mails: ((await get(`${running.api}/sandbox/outbox.json`)) as unknown[]).length,
    account: await get(`${running.api}/sandbox/identity/accounts/new@demo.example`),
    upload: (await fetch(attachment(), { headers: { authorization: `Firebase ${idToken}` } })).status,
    announced: await get(`${running.api}/sandbox/remote-config`),
  };
}

async function restart(path: string): Promise<void> {
  running.child.kill('SIGKILL');
  await running.exited;
  running = await startSandboxProcess(path);
}

beforeAll(async () => {
  if (!disk) return;
  running = await startSandboxProcess(disk.path);
  idToken = (await accounts(running, 'signInWithPassword', demo)).idToken ?? '';
});
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.exited;
  disk?.remove();
});

/** For the database: it may still write into pages that it has. */
const createOrder = async () =>
  send(`${running.api}/order`, 'POST', orderBody(), {
    authorization: `Bearer ${idToken}`,
    'idempotency-key': randomUUID(),
  });

async function untilRefused(): Promise<{ status: number }> {
  for (;;) {
    const answer = await createOrder();
    if (answer.status !== 201) return answer;
  }
}

onSmallDisk('what a full disk cannot keep is refused and changes nothing; with room again it works', async () => {
  if (!disk) return;
  const before = await state();
  disk.fill();
  for (const [name, write] of writes) {
    expect({ name, ...(await write()) }).toMatchObject({ name, status: 500, body: { error: expect.anything() } });
  }
  disk.makeRoom();
  // For its bytes, but not for what is said of them.
  disk.fill(PDF.length);
  expect(await upload()).toMatchObject({ status: 500 });
  expect(await state()).toEqual(before);

  disk.makeRoom();
  for (const [name, write] of writes) expect({ name, ...(await write()) }).toMatchObject({ name, status: 200 });
  const after = await state();
  expect(after).toMatchObject({
    name: '田中（新）',
    mails: before.mails + 1,
    account: { disabled: true },
    upload: 200,
  });
  await restart(disk.path);
  expect(await state()).toEqual(after);
});

onSmallDisk('an order that the full disk cannot keep is refused; with room again it works', async () => {
  if (!disk) return;
  disk.fill();
  expect(await untilRefused()).toMatchObject({ status: 500, body: { requestId: expect.any(String) } });
  expect((await fetch(`${running.api}/healthz`)).status).toBe(200);

  disk.makeRoom();
  const { status, body } = await createOrder();
  expect(status).toBe(201);
  const kept = await fetch(`${running.api}/order/${body.id}`, { headers: { authorization: `Bearer ${idToken}` } });
  expect(kept.status).toBe(200);
});
