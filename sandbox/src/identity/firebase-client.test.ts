import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFirebaseIdentity } from '@portal/lessee-api/clients/firebase-identity';
import { PlatformUnavailableError } from '@portal/lessee-api/platform';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';

/* What the API asks the provider, asked of the emulator's own code over HTTP. */

jest.setTimeout(60_000);

const account = (uid: string, changes = {}) => ({
  uid,
  email: `${uid}@demo.example`,
  password: 'demo-pass-1',
  emailVerified: true,
  disabled: false,
  contactId: `CONTACT-${uid}`,
  ...changes,
});

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity([
    account('tanaka', { passwordSetAt: new Date('2026-01-15T00:00:00.123Z') }),
    account('disabled', { disabled: true }),
    account('suzuki', { mfaPhoneNumber: '+819012345678' }),
  ]);
});
afterAll(() => running.stop());

const hostOf = (address: string): string => new URL(address).host;
const client = (emulatorHost = hostOf(running.address())) =>
  createFirebaseIdentity({ projectId: 'demo-portal', emulatorHost });

test.each(['tanaka', 'disabled', 'suzuki'])(
  'the client says of %s what the provider’s own record says',
  async (uid) => {
    const user = await client().userOf(uid);
    expect(user).not.toBeNull();
    expect(user).toEqual(await running.identity().userOf(uid));
  },
);

test('a stopped account, a second factor with its whole number, and when the password was set are seen', async () => {
  expect(await client().userOf('disabled')).toMatchObject({ isDisabled: true });
  expect(await client().userOf('suzuki')).toMatchObject({ isMfaEnabled: true, phoneNumber: '+819012345678' });
  expect(await client().userOf('tanaka')).toEqual({
    isDisabled: false,
    isMfaEnabled: false,
    phoneNumber: null,
    passwordSetAt: new Date('2026-01-15T00:00:00.123Z'),
    tokensValidAfter: null,
  });
});

test('nobody has this uid', async () => {
  expect(await client().userOf('nobody')).toBeNull();
  expect(await client().uidOf('nobody@demo.example')).toBeNull();
});

test('all sessions of an account are ended at a second', async () => {
  const now = new Date('2026-11-30T01:02:03.900Z');
  expect(await client().uidOf('tanaka@demo.example')).toBe('tanaka');
  await client().endSessions('tanaka', now);
  expect(await client().userOf('tanaka')).toMatchObject({ tokensValidAfter: new Date('2026-11-30T01:02:03.000Z') });
});

test('the claim of a contact is set, and what else the account claims stays', async () => {
  const lookup = async () => {
    const response = await fetch(
      `${running.address()}/identitytoolkit.googleapis.com/v1/projects/demo-portal/accounts:update`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ localId: 'suzuki', customAttributes: '{"staff":true,"contactId":"OLD"}' }),
      },
    );
    return response.status;
  };
  expect(await lookup()).toBe(200);
  await client().setContact('suzuki', 'CONTACT00000000009');
  const exported = await fetch(
    `${running.address()}/identitytoolkit.googleapis.com/v1/projects/demo-portal/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: ['suzuki'] }),
    },
  );
  const { users } = (await exported.json()) as { users: [{ customAttributes: string }] };
  expect(JSON.parse(users[0].customAttributes)).toEqual({ staff: true, contactId: 'CONTACT00000000009' });
});

test('an account is taken away, once', async () => {
  await client().remove('disabled');
  expect(await client().userOf('disabled')).toBeNull();
  expect(await running.identity().userOf('disabled')).toBeNull();
  await client().remove('disabled');
  expect(await client().userOf('suzuki')).not.toBeNull();
});

describe('a provider that', () => {
  let server: Server;
  let requests = 0;
  let answers: (() => { status: number; body: string })[] = [];
  const found = JSON.stringify({ users: [{ localId: 'tanaka' }] });
  beforeAll(async () => {
    server = createServer((_request, response) => {
      requests += 1;
      const { status, body } = answers.shift()?.() ?? { status: 200, body: found };
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), 30);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    requests = 0;
    answers = [];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const address = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

  test('fails once is asked again', async () => {
    answers = [() => ({ status: 503, body: '' })];
    expect(await client(address()).userOf('tanaka')).toMatchObject({ isDisabled: false });
    expect(requests).toBe(2);
  });

  test.each([
    ['keeps failing', { status: 500, body: '' }],
    ['does not take the credentials', { status: 403, body: '{}' }],
    ['answers something else', { status: 200, body: '{"users":[{"disabled":"no"}]}' }],
  ])('%s is not available, which is not "nobody"', async (_what, answer) => {
    answers = [() => answer, () => answer];
    await expect(client(address()).userOf('tanaka')).rejects.toThrow(PlatformUnavailableError);
  });

  test('is asked once for calls that come together, and again for a later one', async () => {
    const { userOf } = client(address());
    await Promise.all([userOf('tanaka'), userOf('tanaka'), userOf('tanaka')]);
    expect(requests).toBe(1);
    await userOf('tanaka');
    expect(requests).toBe(2);
  });

  test('is not there is not available', async () => {
    await expect(client('127.0.0.1:1').userOf('tanaka')).rejects.toThrow(PlatformUnavailableError);
  });
});
