import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGoogleStorage } from '@portal/lessee-api/clients/storage/google-storage';
import { PlatformUnavailableError, type StorageAdmin } from '@portal/lessee-api/platform';
import { type LoopbackServer, listenOnLoopback } from '#lifecycle/loopback.ts';
import { attachment, authorized, type RunningStorage, runStorage } from './testing/running-storage.ts';
import { createServiceAccount, takingSignedReads } from './testing/signed-gate.ts';

/* What the API asks of storage, asked of the emulator's own code over HTTP. */

const folder = mkdtempSync(join(tmpdir(), 'google-client-'));
let now = Date.now();
let running: RunningStorage;
let server: LoopbackServer;
let storage: StorageAdmin;

beforeAll(async () => {
  running = await runStorage();
  const { file, publicKey } = createServiceAccount(folder);
  process.env.GOOGLE_APPLICATION_CREDENTIALS = file;
  server = await listenOnLoopback(
    'storage',
    0,
    takingSignedReads(publicKey, running.storage.listener, () => now),
  );
  const emulator = `http://127.0.0.1:${server.port}`;
  // The library looks here, too: the emulator has other paths than Google.
  process.env.STORAGE_EMULATOR_HOST = emulator;
  storage = client(emulator);
  delete process.env.STORAGE_EMULATOR_HOST;
});
afterAll(async () => {
  delete process.env.GOOGLE_APPLICATION_CREDENTIALS;
  await server.close();
  await running.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  now = Date.now();
});

const client = (emulator: string) =>
  createGoogleStorage({
    projectId: 'demo-portal',
    bucket: 'demo-portal.firebasestorage.app',
    readMinutes: 10,
    emulator,
  });

test('an upload of the portal is there, with its type and size, and nothing else is', async () => {
  const path = await running.stored({ path: attachment('配置図 100%.pdf'), bytes: 12 });
  expect(await storage.objectOf(path)).toMatchObject({ size: 12, contentType: 'application/pdf' });
  expect(await storage.objectOf(`${path}x`)).toBeNull();
  expect(await storage.urlOf(`${path}x`)).toBeNull();
  expect(await storage.readUrlOf(`${path}x`)).toBeNull();
});

test('its lasting address is the one that the portal’s SDK makes, and names its owner', async () => {
  const path = await running.stored({ path: attachment() });
  const url = (await storage.urlOf(path)) ?? '';
  expect(new URL(url).search).toBe(new URL((await running.storage.urlOf(path)) ?? '').search);
  expect(storage.pathOf(url)).toBe(path);
  expect(await storage.ownerUidOf(url)).toBe('tanaka');
  expect(await (await fetch(url)).text()).toBe('AAAAAAAAAA');
});

test('an address with another token, or of another place, has no owner', async () => {
  const path = await running.stored({ path: attachment() });
  const url = (await storage.urlOf(path)) ?? '';
  expect(await storage.ownerUidOf(url.replace(/token=.*/, 'token=guess'))).toBeNull();
  expect(await storage.ownerUidOf(url.replace(/&token=.*/, ''))).toBeNull();
  for (const other of [url.replace('demo-portal.firebase', 'other.firebase'), 'https://example.jp/', 'no address']) {
    expect(storage.pathOf(other)).toBeNull();
    expect(await storage.ownerUidOf(other)).toBeNull();
  }
});

test('the provider’s document is read by an address that is signed for ten minutes, and by no lasting one', async () => {
  const path = 'contracts/PAPERS/DOCUMENT.pdf';
  const url = await storage.put(path, Buffer.from('%PDF-1'), 'application/pdf');
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1',
  ]);
  expect(await storage.urlOf(path)).toBeNull();
  const again = (await storage.readUrlOf(path)) ?? '';
  expect(await (await fetch(again)).text()).toBe('%PDF-1');
  expect((await fetch(again.replace('DOCUMENT', 'OTHER'))).status).toBe(403);
  now += 10 * 60_000 + 5_000;
  expect((await fetch(again)).status).toBe(403);
});

test('what an order has taken can no longer be removed by its owner’s browser', async () => {
  const path = await running.stored({ path: attachment() });
  expect(await storage.keep(path, await running.versionOf(path))).toBe(true);
  const remove = () => fetch(running.objectAt(path), { method: 'DELETE', headers: authorized('owner') });
  expect((await remove()).status).toBe(403);
  // Its address stays what it was.
  expect(await storage.urlOf(path)).not.toBeNull();
});

test('an object is read, and taken, in the version that was looked at, and in no other', async () => {
  const path = await running.stored({ path: attachment('図面 100%.pdf') });
  const { version = '' } = (await storage.objectOf(path)) ?? {};
  expect(version).toBe(await running.versionOf(path));
  expect(Buffer.from((await storage.read(path, version)) ?? []).toString()).toBe('AAAAAAAAAA');
  await storage.remove(path);
  await running.stored({ path, bytes: 12 });
  expect(await storage.keep(path, version)).toBe(false);
  await storage.remove(path);
  expect([await storage.read(path, version), await storage.keep(path, version)]).toEqual([null, false]);
});

test('an object is removed, with its address; one that is not there is no error', async () => {
  const path = await running.stored({ path: attachment() });
  const url = (await storage.urlOf(path)) ?? '';
  await storage.remove(path);
  await storage.remove(path);
  expect(await storage.objectOf(path)).toBeNull();
  expect((await fetch(url)).status).toBe(403);
});

test('old objects are listed, by their prefix', async () => {
  const path = await running.stored({ path: attachment('old.pdf') });
  expect(await storage.listBefore?.('users/', new Date(now + 60_000))).toContain(path);
  expect(await storage.listBefore?.('users/', new Date(now - 60_000))).toEqual([]);
  expect(await storage.listBefore?.('order_files/', new Date(now + 60_000))).toEqual([]);
});

test('a storage that is not there is not available, which is not "missing"', async () => {
  const away = client('http://127.0.0.1:1');
  await expect(away.objectOf('users/any')).rejects.toThrow(PlatformUnavailableError);
  await expect(away.remove('users/any')).rejects.toThrow(PlatformUnavailableError);
}, 30_000);

test('a storage that does not let us look is not available, which is not "missing"', async () => {
  const closed = await listenOnLoopback('storage', 0, (_request, response) => void response.writeHead(403).end('{}'));
  const asked = client(`http://127.0.0.1:${closed.port}`).objectOf('users/any');
  await expect(asked.finally(() => closed.close())).rejects.toThrow(PlatformUnavailableError);
});
