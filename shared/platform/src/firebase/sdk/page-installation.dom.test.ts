import type { FirebaseApp } from 'firebase/app';
import { installForPage } from './page-installation.ts';
import { replaceComponent } from './replace-component.ts';

jest.mock('./replace-component.ts', () => ({ replaceComponent: jest.fn() }));
jest.mock('firebase/app', () => ({ SDK_VERSION: '12' }));

const options = { apiKey: 'key-1', projectId: 'portal', storageBucket: 'bucket', appId: '1:1:web:1' };
const answer = { fid: 'f'.repeat(22), refreshToken: 'r', authToken: { token: 'token-1', expiresIn: '604800s' } };

interface Installations {
  getId(): Promise<string>;
  getToken(): Promise<string>;
}
function installations(): Installations {
  installForPage({} as FirebaseApp, options);
  const [, name, instance] = jest.mocked(replaceComponent).mock.lastCall ?? [];
  expect(name).toBe('installations-internal');
  return instance as Installations;
}

test('the page is installed once, with an id of its own, and has that installation’s token', async () => {
  const fetched = jest.fn(async (..._call: Parameters<typeof fetch>) => Response.json(answer));
  globalThis.fetch = fetched;
  const { getId, getToken } = installations();
  expect(await Promise.all([getId(), getToken(), getToken()])).toEqual([answer.fid, 'token-1', 'token-1']);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, call] = fetched.mock.lastCall ?? [];
  expect(address).toBe('https://firebaseinstallations.googleapis.com/v1/projects/portal/installations');
  expect(call?.headers).toMatchObject({ 'x-goog-api-key': 'key-1' });
  expect(JSON.parse(String(call?.body))).toEqual({
    fid: expect.stringMatching(/^[cdef][\w-]{21}$/),
    authVersion: 'FIS_v2',
    appId: '1:1:web:1',
    sdkVersion: 'w:12',
  });
});

test('what failed is asked for again', async () => {
  const { getId } = installations();
  globalThis.fetch = async () => new Response('', { status: 503 });
  await expect(getId()).rejects.toThrow('503');
  globalThis.fetch = async () => Response.json(answer);
  await expect(getId()).resolves.toBe(answer.fid);
});
