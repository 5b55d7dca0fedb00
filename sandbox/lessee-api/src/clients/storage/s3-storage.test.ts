import { PlatformUnavailableError, type StorageAdmin } from '#platform/platform.ts';
import { runS3Server, S3_BUCKET, S3_CREDENTIALS, type S3Server } from '../testing/s3-server.ts';
import { createS3Storage } from './s3-storage.ts';

/* What the API asks of storage, asked of an S3 server over HTTP, which checks signatures and their time. */

let server: S3Server;
let endpoint: string;
let storage: StorageAdmin;

beforeAll(async () => {
  Object.assign(process.env, S3_CREDENTIALS);
  server = await runS3Server();
  endpoint = server.endpoint;
  storage = client();
});
afterAll(async () => {
  for (const name of Object.keys(S3_CREDENTIALS)) delete process.env[name];
  await server.stop();
});

const client = (changes = {}) =>
  createS3Storage({ bucket: S3_BUCKET, region: 'ap-northeast-1', endpoint, readMinutes: 10, ...changes });
const path = 'users/tanaka/order_attachments/CONTACT1-1-配置図 100%.pdf';
const pdf = Buffer.from('%PDF-1');
const versionOf = async (of: string) => (await storage.objectOf(of))?.version ?? '';

test('an object is stored, is there with its type and size, and is read by the address that it answers', async () => {
  const url = await storage.put(path, pdf, 'application/pdf');
  expect(await storage.objectOf(path)).toMatchObject({ size: 6, contentType: 'application/pdf' });
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1']);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await storage.objectOf('users/other')).toBeNull();
  expect([await storage.urlOf('users/other'), await storage.readUrlOf('users/other')]).toEqual([null, null]);
});

test('an address is signed for the minutes of the settings, and for one object', async () => {
  await storage.put(path, pdf, 'application/pdf');
  await storage.put('contracts/other.pdf', pdf, 'application/pdf');
  const url = (await client({ readMinutes: 1 / 60 }).readUrlOf(path)) ?? '';
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.replace(/\/portal\/[^?]+/, '/portal/contracts/other.pdf'))).status).toBe(403);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect((await fetch(url)).status).toBe(403);
  expect(new URL((await storage.readUrlOf(path)) ?? '').searchParams.get('X-Amz-Expires')).toBe('600');
});

test('its lasting address names it and its owner; what is handed out for it is signed', async () => {
  await storage.put(path, pdf, 'application/pdf');
  const url = (await storage.urlOf(path)) ?? '';
  expect(url).toBe(`${endpoint}/portal/${path.split('/').map(encodeURIComponent).join('/')}`);
  expect(storage.pathOf(url)).toBe(path);
  expect(await storage.ownerUidOf(url)).toBe('tanaka');
  expect(await storage.ownerUidOf(`${url}x`)).toBeNull();
  expect(storage.pathOf('https://example.jp/portal/users/any')).toBeNull();
  const opened = (await storage.openUrl?.(url)) ?? '';
  expect(opened).toContain('X-Amz-Signature=');
  expect(await (await fetch(opened)).text()).toBe('%PDF-1');
});

test('what an order has taken is marked, and keeps its bytes and type', async () => {
  await storage.put(path, pdf, 'application/pdf');
  expect(await storage.keep(path, await versionOf(path))).toBe(true);
  expect(await storage.objectOf(path)).toMatchObject({ size: 6, contentType: 'application/pdf' });
  const response = await fetch((await storage.readUrlOf(path)) ?? '');
  expect(response.headers.get('x-amz-meta-kept')).toBe('true');
  expect(await response.text()).toBe('%PDF-1');
});

test('an object is read, and taken, in the version that was looked at, and in no other', async () => {
  await storage.put(path, pdf, 'application/pdf');
  const version = await versionOf(path);
  expect(Buffer.from((await storage.read(path, version)) ?? [])).toEqual(pdf);
  await storage.put(path, Buffer.from('%PDF-2'), 'application/pdf');
  expect([await storage.read(path, version), await storage.keep(path, version)]).toEqual([null, false]);
  const response = await fetch((await storage.readUrlOf(path)) ?? '');
  expect(response.headers.get('x-amz-meta-kept')).toBeNull();
  await storage.remove(path);
  expect([await storage.read(path, version), await storage.keep(path, version)]).toEqual([null, false]);
});

test('an object is removed; one that is not there is no error', async () => {
  await storage.put(path, pdf, 'application/pdf');
  await storage.remove(path);
  await storage.remove(path);
  expect(await storage.objectOf(path)).toBeNull();
});

test('old objects are listed, by their prefix', async () => {
  await storage.put('order_files/CONTACT1-1-a.csv', pdf, 'text/csv');
  await storage.put(path, pdf, 'application/pdf');
  const soon = new Date(Date.now() + 60_000);
  expect(await storage.listBefore?.('order_files/', soon)).toEqual(['order_files/CONTACT1-1-a.csv']);
  expect(await storage.listBefore?.('order_files/', new Date(Date.now() - 60_000))).toEqual([]);
});

test('a storage that is not there, or does not take the key, is not available, which is not "missing"', async () => {
  const away = client({ endpoint: 'http://127.0.0.1:1' });
  await expect(away.objectOf(path)).rejects.toThrow(PlatformUnavailableError);
  process.env.AWS_SECRET_ACCESS_KEY = 'other';
  await expect(client().objectOf(path)).rejects.toThrow(PlatformUnavailableError);
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
});
