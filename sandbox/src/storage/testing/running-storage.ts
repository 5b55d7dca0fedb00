import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@portal/lessee-api/clock';
import { type JWTPayload, UnsecuredJWT } from 'jose';
import { createEmulatorTokenVerifier } from '#identity/emulator-token.ts';
import { listenOnLoopback } from '#lifecycle/loopback.ts';
import { createStorage, type Storage } from '../storage.ts';

const now = Math.floor(Date.now() / 1000);
export const tokenOf = (uid: string, changes: JWTPayload = {}): string =>
  `Firebase ${new UnsecuredJWT({
    iss: 'https://securetoken.google.com/demo-portal',
    aud: 'demo-portal',
    sub: uid,
    iat: now - 60,
    exp: now + 3600,
    auth_time: now - 60,
    email_verified: true,
    contactId: 'CONTACT1',
    ...changes,
  }).encode()}`;

export const people = {
  owner: tokenOf('tanaka'),
  'a colleague': tokenOf('yamada', { contactId: 'CONTACT2' }),
  'another user of the same contact': tokenOf('yamada'),
  'somebody whose e-mail is not verified': tokenOf('tanaka', { email_verified: false }),
  'somebody without a contact': tokenOf('tanaka', { contactId: undefined }),
  'somebody whose token has expired': tokenOf('tanaka', { exp: now - 60 }),
  'somebody of another project': tokenOf('tanaka', { aud: 'demo-other' }),
  'somebody with a made-up token': 'Firebase made-up',
  nobody: '',
};
export type Person = keyof typeof people;
export const everybodyElse = (Object.keys(people) as Person[]).filter((person) => person !== 'owner');

export const authorized = (person: Person): Record<string, string> =>
  people[person] === '' ? {} : { authorization: people[person] };

const bucket = 'demo-portal.firebasestorage.app';

let count = 0;
/** New names each time, as the portal makes them. */
export const attachment = (ending = 'a.pdf'): string => `users/tanaka/order_attachments/CONTACT1-${++count}-${ending}`;
export const orderFile = (ending = 'a.pdf'): string => `order_files/CONTACT1-${++count}-${ending}`;
export interface Upload {
  path: string;
  who: Person;
  bytes: number;
  type: string | undefined;
}

type ChangedUpload = Partial<Upload> & { path: string };
/** The owner's small PDF, with the given changes. */
export const upload = (changes: ChangedUpload): Upload => ({
  who: 'owner',
  bytes: 10,
  type: 'application/pdf',
  ...changes,
});

const bytesOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(65);

/** One step of a resumable upload. */
export const send = (
  url: string,
  command: string,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'x-goog-upload-command': command, ...headers }, body: bytesOf(bytes) });

export type Way = 'resumable' | 'multipart' | 'media';
export const allWays: readonly Way[] = ['resumable', 'multipart', 'media'];

export interface RunningStorage {
  storage: Storage;
  /** The address of the service; `objects` gives that of its bucket's objects, or of another bucket's. */
  root: string;
  objects(bucket?: string): string;
  objectAt(path: string): string;
  /** The first step of a resumable upload; returns the address for the rest. */
  startResumable(upload: Upload, extra?: { headers?: Record<string, string>; metadata?: object }): Promise<string>;
  /** The SDK's three ways: uploadBytesResumable, uploadBytes, and the plain body. */
  upload(way: Way, upload: Upload): Promise<Response>;
  /** Uploads one of the owner's files there. */
  stored(changes: ChangedUpload): Promise<string>;
  versionOf(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** The storage service on any free port, with tokens from the identity emulator. */
export async function runStorage(): Promise<RunningStorage> {
  const blobDir = mkdtempSync(join(tmpdir(), 'sandbox-storage-'));
  const server = await listenOnLoopback('storage', 0, (request, response) => storage.listener(request, response));
  const hosts = { host: '127.0.0.1', identityHost: '127.0.0.1', nodeEnv: undefined };
  const storage: Storage = await createStorage({
    projectId: 'demo-portal',
    bucket,
    port: server.port,
    blobDir,
    verifyToken: createEmulatorTokenVerifier({ projectId: 'demo-portal', clock: systemClock }, hosts),
  });
  const root = `http://127.0.0.1:${server.port}`;
  const objects = (inBucket = bucket): string => `${root}/v0/b/${inBucket}/o`;
  const post = (path: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${objects()}?name=${encodeURIComponent(path)}`, { method: 'POST', headers, body });

  const startResumable: RunningStorage['startResumable'] = async ({ path, who, type }, extra = {}) => {
    const headers = {
      ...authorized(who),
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'content-type': 'application/json',
      ...extra.headers,
    };
    const response = await post(path, headers, JSON.stringify({ name: path, contentType: type, ...extra.metadata }));
    return response.headers.get('x-goog-upload-url') ?? '';
  };

  const ways: Record<Way, (upload: Upload) => Promise<Response>> = {
    resumable: async (wanted) => send(await startResumable(wanted), 'upload, finalize', wanted.bytes),
    multipart: ({ path, who, type, bytes }) =>
      post(
        path,
        {
          ...authorized(who),
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=edge',
        },
        [
          `--edge\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify({ contentType: type })}\r\n`,
          `--edge\r\nContent-Type: ${type}\r\n\r\n${'A'.repeat(bytes)}\r\n--edge--`,
        ].join(''),
      ),
    media: ({ path, who, type, bytes }) =>
      post(path, { ...authorized(who), ...(type && { 'content-type': type }) }, bytesOf(bytes)),
  };

  return {
    storage,
    root,
    objects,
    objectAt: (path) => `${objects()}/${encodeURIComponent(path)}`,
    startResumable,
    upload: (way, wanted) => ways[way](wanted),
    stored: async (changes) => {
      const { status } = await ways.resumable(upload(changes));
      if (status !== 200) throw new Error(`The upload was answered ${status}.`);
      return changes.path;
    },
    versionOf: async (path) => (await storage.objectOf(path))?.version ?? '',
    stop: async () => {
      await server.close();
      rmSync(blobDir, { recursive: true });
    },
  };
}
