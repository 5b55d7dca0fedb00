import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { orderBody } from '@portal/lessee-api/testing/fixtures';
import { type Sandbox, startSandbox } from './main.ts';
import { TEMPLATES } from './testing/templates.ts';

// The whole sandbox, including the embedded database and the seed.
jest.setTimeout(120_000);

const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
const portal = 'http://localhost:4000';
const lines: string[] = [];
let sandbox: Sandbox;

const start = (reset = false): Promise<Sandbox> =>
  startSandbox({
    stateDir,
    ports: { api: 0, identity: 0, storage: 0 },
    portalOrigins: [portal],
    desk: 'off',
    templates: TEMPLATES,
    reset,
    log: (line) => lines.push(line),
  });

beforeAll(async () => {
  // What a process leaves behind if it is killed while creating the database: each test here shows that it does no
  // harm.
  mkdirSync(join(stateDir, 'database/base'), { recursive: true });
  writeFileSync(join(stateDir, 'database/postgresql.conf'), '');
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(stateDir, { recursive: true });
});

async function signIn(email: string): Promise<string> {
  const response = await fetch(
    `${sandbox.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'demo-pass-1', returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

const post = (path: string, body?: object, token?: string): Promise<Response> =>
  fetch(sandbox.addresses.api + path, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const get = (path: string, token?: string): Promise<Response> =>
  fetch(`${sandbox.addresses.api}${path}`, {
    headers: { origin: portal, ...(token && { authorization: `Bearer ${token}` }) },
  });

test('a customer signs in at the identity provider, and the API recognises the customer', async () => {
  const response = await get('/user', await signIn('tanaka@demo.example'));
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(portal);
  expect(await response.json()).toMatchObject({ email: 'tanaka@demo.example' });
  expect((await get('/user')).status).toBe(401);
});

test('a second sandbox on the same data is refused, and the first keeps running', async () => {
  await expect(start()).rejects.toThrow(`process ${process.pid}`);
  expect((await get('/healthz')).status).toBe(200);
});

test.each([
  ['identity', '/emulator/v1/projects/demo-portal/oobCodes'],
  ['storage', '/v0/'],
] as const)('%s answers the portal and tools, but no page of another site', async (name, path) => {
  const call = (headers: Record<string, string>, method = 'GET') =>
    fetch(sandbox.addresses[name] + path, { method, headers });
  const asks = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const tool = await call({});
  expect(tool.status).not.toBe(403);

  const fromPortal = await call({ origin: portal });
  expect(fromPortal.status).toBe(tool.status);
  expect(fromPortal.headers.get('access-control-allow-origin')).toBe(portal);
  const preflight = await call({ origin: portal, ...asks }, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(portal);

  for (const origin of ['https://evil.example', 'http://localhost:3999', 'null']) {
    for (const refused of [await call({ origin }), await call({ origin, ...asks }, 'OPTIONS')]) {
      expect(refused.status).toBe(403);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});

test('the outbox and the controls are available', async () => {
  expect(await (await get('/sandbox/outbox')).text()).toContain('送信箱');
  expect(await (await get('/sandbox/status')).json()).toMatchObject({ service: 'portal-sandbox', desk: 'off' });
  expect(await (await get('/sandbox/identity')).json()).toEqual({ emailEnumerationProtection: false });
  expect(await (await get('/sandbox/identity/accounts/tanaka@demo.example')).json()).toMatchObject({ disabled: false });
  const place = await get('/sandbox/geo/reverse-geocoder/LonLatToAddress?lat=35.6549&lon=139.7963');
  expect(await place.json()).toMatchObject({ results: { muniCd: '13108' } });
});

test('a restart keeps the data and the session', async () => {
  const token = await signIn('tanaka@demo.example');
  const before = await (await get('/order/progress', token)).json();
  await sandbox.stop();
  sandbox = await start();
  expect(await (await get('/order/progress', token)).json()).toEqual(before);
});

test('a reset restores the data while it runs, requests wait for it, and the session stays', async () => {
  const token = await signIn('tanaka@demo.example');
  const orders = async (response: Response) => ((await response.json()) as { data: { id: string }[] }).data;
  const before = await orders(await get('/order', token));
  const own = await post('/order', orderBody({ constructionName: '一時的な現場' }), token);
  expect(own.status).toBe(201);

  const [reset, during] = await Promise.all([post('/sandbox/reset'), get('/order?searchKeyword=一時的な現場', token)]);
  expect([reset.status, during.status]).toEqual([200, 200]);
  // Answered before the reset or after it, never during it.
  expect([0, 1]).toContain((await orders(during)).length);
  expect(await orders(await get('/order', token))).toEqual(before);
  expect(await signIn('tanaka@demo.example')).toEqual(expect.any(String));
});

test('the API’s own telemetry is on the page of health', async () => {
  await get('/order', await signIn('tanaka@demo.example'));
  const shown = async (): Promise<string> => {
    const text = await (await get('/sandbox/health')).text();
    return text.includes('GET /order<') ? text : setTimeout(200).then(shown);
  };
  expect(await shown()).toMatch(/<section id="lessee-api">[\s\S]*GET \/order</);
});
