import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoopbackServer, listenOnLoopback } from '#lifecycle/loopback.ts';
import { createStorage, type Storage } from './storage.ts';

const bucket = 'demo-portal.firebasestorage.app';
const contactId = 'CONTACT00000000001';
const attachment = `users/tanaka/order_attachments/${contactId}-1700000000000-図面 100%.pdf`;
const SESSION = { signedInAt: new Date(), hasSecondFactor: false };
const blobDir = mkdtempSync(join(tmpdir(), 'sandbox-storage-'));

let storage: Storage;
let server: LoopbackServer;

async function start(): Promise<void> {
  const port = server?.port ?? 0;
  server = await listenOnLoopback('storage', port, (request, response) => storage.listener(request, response));
  storage = await createStorage({
    projectId: 'demo-portal',
    bucket,
    port: server.port,
    blobDir,
    verifyToken: async (token) => ({ uid: token, email: null, emailVerified: true, contactId, ...SESSION }),
  });
}

const base = (): string => `http://localhost:${server.port}/v0/b/${bucket}/o`;

/** The steps of the SDK's uploadBytesResumable. */
async function upload(path: string, content: string, type = 'application/pdf', uid = 'tanaka'): Promise<Response> {
  const send = (url: string, command: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': command, ...headers },
      body,
    });
  const started = await send(
    `${base()}?name=${encodeURIComponent(path)}`,
    'start',
    JSON.stringify({ name: path, contentType: type }),
    { 'content-type': 'application/json', authorization: `Firebase ${uid}` },
  );
  return send(started.headers.get('x-goog-upload-url') ?? '', 'upload, finalize', content, {
    'x-goog-upload-offset': '0',
  });
}

async function downloadUrl(path: string): Promise<string> {
  const object = `${base()}/${encodeURIComponent(path)}`;
  const response = await fetch(object, { headers: { authorization: 'Firebase tanaka' } });
  const { downloadTokens } = (await response.json()) as { downloadTokens: string };
  return `${object}?alt=media&token=${downloadTokens}`;
}

beforeAll(start);
afterAll(async () => {
  await server.close();
  rmSync(blobDir, { recursive: true });
});

test('an attachment is uploaded and can be read by its address, whatever its name [7.44]', async () => {
  expect((await upload(attachment, '%PDF-1')).status).toBe(200);
  const response = await fetch(await downloadUrl(attachment));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe('%PDF-1');
  expect(await storage.objectOf(attachment)).not.toBeNull();
  expect(await storage.objectOf(`${attachment}x`)).toBeNull();
});

test('an upload is not overwritten', async () => {
  expect((await upload(attachment, 'another')).status).toBe(403);
  expect(await (await fetch(await downloadUrl(attachment))).text()).toBe('%PDF-1');
});

test.each([
  ['a file in the folder of somebody else', attachment.replace('図面', 'a'), 'application/pdf', 'yamada'],
  ['a type that is not on the list [5.26]', attachment.replace('図面', 'b'), 'application/zip', 'tanaka'],
])('refused, and not kept: %s', async (_title, path, type, uid) => {
  expect((await upload(path, 'content', type, uid)).status).toBe(403);
  expect(await storage.objectOf(path)).toBeNull();
});

test('the address shows whose upload it is, but a made-up address shows nothing', async () => {
  const url = await downloadUrl(attachment);
  expect(await storage.ownerUidOf(url)).toBe('tanaka');
  expect(storage.pathOf(url)).toBe(attachment);
  expect(await storage.ownerUidOf(url.replace(/token=.*/, 'token=guess'))).toBeNull();
  expect(await storage.ownerUidOf(url.replace('/v0/b/demo-portal', '/v0/b/other'))).toBeNull();
  expect(await storage.ownerUidOf(url.replace('localhost', 'evil.example'))).toBeNull();
  expect(storage.pathOf('not an address')).toBeNull();
  expect(storage.pathOf(`${base()}/%E0%A4%A`)).toBeNull();
});

test('the provider stores its own documents, which only their address can read', async () => {
  const path = 'contracts/PAPERS000000000001/契約書 100%.pdf';
  expect(await storage.urlOf(path)).toBeNull();
  const url = await storage.put(path, Buffer.from('%PDF-2'), 'application/pdf');
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe('%PDF-2');
  expect(await storage.urlOf(path)).toBe(url);
  expect((await fetch(url.replace(/token=.*/, 'token=guess'))).status).toBe(403);

  expect(await storage.put(path, Buffer.from('%PDF-3'), 'application/pdf')).toBe(url);
  expect(await (await fetch(url)).text()).toBe('%PDF-3');
});

test('uploads survive a restart with their address', async () => {
  const url = await downloadUrl(attachment);
  const document = await storage.put(
    'contracts/PAPERS000000000002/契約書.pdf',
    Buffer.from('%PDF-4'),
    'application/pdf',
  );
  await server.close();
  await start();
  // The first attempt may use a connection that the old server has just closed.
  const response = await fetch(url).catch(() => fetch(url));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe('%PDF-1');
  expect(await storage.ownerUidOf(url)).toBe('tanaka');
  expect((await upload(attachment, 'another')).status).toBe(403);
  expect(await (await fetch(document)).text()).toBe('%PDF-4');
});

test('a reset leaves nothing behind', async () => {
  storage.clear();
  expect(await storage.objectOf(attachment)).toBeNull();
  expect(readdirSync(blobDir)).toEqual([]);
});
