import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@portal/platform/text/brand';
import { decodeJwt } from 'jose';
import { type LoopbackServer, listenOnLoopback } from '#lifecycle/loopback.ts';
import type { OutboxMessage } from '#outbox/outbox.ts';
import { createIdentity, type Identity } from './identity.ts';
import type { SeedAccount } from './seeded-user.ts';

const account = (overrides: Partial<SeedAccount>): SeedAccount => ({
  uid: 'tanaka',
  email: 'tanaka@demo.example',
  password: 'demo-pass-1',
  emailVerified: true,
  disabled: false,
  contactId: 'CONTACT00000000001',
  ...overrides,
});

const seed = [
  account({}),
  account({ uid: 'suzuki', email: 'suzuki@demo.example', mfaPhoneNumber: '+819012345678' }),
  account({
    uid: 'first',
    email: 'first@demo.example',
    passwordSetAt: new Date('2026-01-15T00:00:00.000Z'),
  }),
  account({ uid: 'disabled', email: 'disabled@demo.example', disabled: true }),
  account({ uid: 'unverified', email: 'unverified@demo.example', emailVerified: false }),
];

// Each restart compiles the emulator's interface again.
jest.setTimeout(30_000);

const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-identity-'));
const outbox: OutboxMessage[] = [];
let now = Date.now();
let identity: Identity;
let server: LoopbackServer;

async function start(): Promise<void> {
  identity = await createIdentity({
    projectId: 'demo-portal',
    stateFile: join(stateDir, 'identity.json'),
    clock: { now: () => new Date(now) },
    actionUrl: 'http://localhost:4000/auth-action',
    send: (message) => outbox.push(message),
  });
  await identity.ensureUsers(seed);
  server = await listenOnLoopback('identity', 0, identity.listener);
}

async function restart(): Promise<void> {
  await server.close();
  await start();
}

type Reply = Record<string, string | boolean | undefined> & { error?: { message: string } };

async function post(path: string, body: object, authorization?: string): Promise<Reply> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Reply;
}

const accounts = (operation: string, body: object): Promise<Reply> =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}`, body);
const signIn = (email: string, password = 'demo-pass-1'): Promise<Reply> =>
  accounts('signInWithPassword', { email, password, returnSecureToken: true });
const refresh = (refreshToken: Reply[string]): Promise<Reply> =>
  post('/securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
const errorOf = (reply: Reply): string | undefined => reply.error?.message;
const claimsOf = (reply: Reply) => decodeJwt(String(reply.idToken ?? reply.id_token));
const codeIn = (link: string | undefined): string | null => new URL(link ?? '').searchParams.get('oobCode');
const lastMail = () => {
  const mail = outbox.at(-1);
  if (mail?.kind !== 'mail') throw new Error('No mail was sent.');
  return mail;
};

beforeAll(start);
beforeEach(() => {
  now = Date.now();
  outbox.length = 0;
});
afterAll(async () => {
  await server.close();
  rmSync(stateDir, { recursive: true });
});

test('a seeded customer signs in and gets a token with the claim of the contact [7.47]', async () => {
  const { sub, email_verified, contactId } = claimsOf(await signIn('tanaka@demo.example'));
  expect({ sub, email_verified, contactId }).toEqual({
    sub: 'tanaka',
    email_verified: true,
    contactId: 'CONTACT00000000001',
  });
});

test.each([
  ['a wrong password', 'tanaka@demo.example', 'wrong-pass', 'INVALID_PASSWORD'],
  ['an unknown address', 'nobody@demo.example', 'demo-pass-1', 'EMAIL_NOT_FOUND'],
  ['a disabled account', 'disabled@demo.example', 'demo-pass-1', 'USER_DISABLED'],
])('%s has its own error code: addresses are not hidden', async (_case, email, password, code) => {
  expect(errorOf(await signIn(email, password))).toBe(code);
});

test('the token says so when an address is not verified', async () => {
  expect(claimsOf(await signIn('unverified@demo.example')).email_verified).toBe(false);
});

test('a customer with two-factor authentication gets no token for the password alone', async () => {
  const reply = await signIn('suzuki@demo.example');
  expect(reply.idToken).toBeUndefined();
  expect(reply.mfaPendingCredential).toEqual(expect.any(String));
  expect(await identity.userOf('suzuki')).toMatchObject({ isMfaEnabled: true, phoneNumber: '+819012345678' });
  expect(await identity.userOf('tanaka')).toMatchObject({ isMfaEnabled: false, phoneNumber: null });
});

test('a stopped account is told apart from one that does not exist', async () => {
  expect(await identity.userOf('disabled')).toMatchObject({ isDisabled: true });
  expect(await identity.userOf('tanaka')).toMatchObject({ isDisabled: false });
  expect(await identity.userOf('nobody')).toBeNull();
});

describe('when the password was set', () => {
  const setAt = async (uid: string): Promise<number> => (await identity.userOf(uid))?.passwordSetAt?.getTime() ?? 0;

  test('of a seeded user: when the seed says', async () => {
    expect(await setAt('first')).toBe(Date.parse('2026-01-15T00:00:00.000Z'));
  });

  test('is new after a change and after a reset by link', async () => {
    const { idToken } = await signIn('first@demo.example');
    const started = Date.now();
    await accounts('update', { idToken, password: 'second-pass' });
    const changed = await setAt('first');
    expect(changed).toBeGreaterThanOrEqual(started);

    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'first@demo.example' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await accounts('resetPassword', { oobCode: codeIn(lastMail().link), newPassword: 'third-pass' });
    expect(await setAt('first')).toBeGreaterThan(changed);
  });
});

describe('over a restart', () => {
  test('users who signed up, changed passwords and sessions stay [7.47]', async () => {
    const signedUp = await accounts('signUp', { email: 'hayashi@demo.example', password: 'first-pass' });
    const changed = await accounts('update', { idToken: signedUp.idToken, password: 'second-pass' });
    await restart();

    expect(errorOf(await signIn('hayashi@demo.example', 'first-pass'))).toBe('INVALID_PASSWORD');
    expect(claimsOf(await signIn('hayashi@demo.example', 'second-pass')).sub).toBe(signedUp.localId);
    expect(errorOf(await accounts('lookup', { idToken: changed.idToken }))).toBeUndefined();
    expect(claimsOf(await refresh(changed.refreshToken)).sub).toBe(signedUp.localId);
  });

  test('no seeded user is signed out, and a changed password is not reset', async () => {
    const session = await signIn('unverified@demo.example');
    const changed = await accounts('update', { idToken: session.idToken, password: 'my-own-pass' });
    await restart();

    expect(errorOf(await accounts('lookup', { idToken: changed.idToken }))).toBeUndefined();
    expect(errorOf(await signIn('unverified@demo.example'))).toBe('INVALID_PASSWORD');
    expect(claimsOf(await signIn('unverified@demo.example', 'my-own-pass')).sub).toBe('unverified');
  });

  test('the link of a mail still works, once', async () => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'tanaka@demo.example' });
    const oobCode = codeIn(lastMail().link);
    await restart();

    expect(await accounts('resetPassword', { oobCode, newPassword: 'demo-pass-1' })).toMatchObject({
      email: 'tanaka@demo.example',
    });
    await restart();
    expect(errorOf(await accounts('resetPassword', { oobCode, newPassword: 'again-pass' }))).toBe('INVALID_OOB_CODE');
  });
});

describe('mails and SMS', () => {
  test('a password reset is mailed in Japanese with a link to the portal', async () => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'tanaka@demo.example' });
    const { to, subject, text, link } = lastMail();
    expect(to).toBe('tanaka@demo.example');
    expect(subject).toBe(`【${brand.name}】パスワードの再設定`);
    expect(text).toContain(link);
    const { origin, pathname, searchParams } = new URL(link ?? '');
    expect(origin + pathname).toBe('http://localhost:4000/auth-action');
    expect(searchParams.get('mode')).toBe('resetPassword');
    expect(searchParams.get('oobCode')).toBeTruthy();
    expect(searchParams.get('apiKey')).toBeTruthy();
  });

  test('a reset for an unknown address is refused, and nothing is sent', async () => {
    const reply = await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@demo.example' });
    expect(errorOf(reply)).toBe('EMAIL_NOT_FOUND');
    expect(outbox).toEqual([]);
  });

  test('an expired code is reported as expired', async () => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'tanaka@demo.example' });
    now += 3_600_001;
    const reply = await accounts('resetPassword', { oobCode: codeIn(lastMail().link) });
    expect(errorOf(reply)).toBe('EXPIRED_OOB_CODE');
  });

  test('a second factor is enrolled by SMS and can be taken back by mail [7.47, 7.48]', async () => {
    const mfa = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:';
    const { idToken } = await signIn('tanaka@demo.example');
    const started = await post(`${mfa}start`, { idToken, phoneEnrollmentInfo: { phoneNumber: '+819011112222' } });
    const sms = outbox.at(-1);
    if (sms?.kind !== 'sms') throw new Error('No SMS was sent.');
    expect(sms).toMatchObject({ to: '+819011112222', text: expect.stringContaining(sms.code ?? 'a code') });

    const { sessionInfo } = started.phoneSessionInfo as unknown as { sessionInfo: string };
    await post(`${mfa}finalize`, { idToken, phoneVerificationInfo: { sessionInfo, code: sms.code } });
    expect(await identity.userOf('tanaka')).toMatchObject({ isMfaEnabled: true, phoneNumber: '+819011112222' });

    const { subject, link } = lastMail();
    expect(subject).toBe(`【${brand.name}】2段階認証が設定されました`);
    expect(new URL(link ?? '').searchParams.get('mode')).toBe('revertSecondFactorAddition');
    await restart();
    expect(await accounts('resetPassword', { oobCode: codeIn(link) })).toMatchObject({
      requestType: 'REVERT_SECOND_FACTOR_ADDITION',
      email: 'tanaka@demo.example',
    });
    await accounts('update', { oobCode: codeIn(link) });
    expect(await identity.userOf('tanaka')).toMatchObject({ isMfaEnabled: false, phoneNumber: null });
    expect((await signIn('tanaka@demo.example')).idToken).toEqual(expect.any(String));
  });

  test('an impossible phone number is refused', async () => {
    const { idToken } = await signIn('tanaka@demo.example');
    const path = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start';
    const reply = await post(path, { idToken, phoneEnrollmentInfo: { phoneNumber: '+8190' } });
    expect(errorOf(reply)).toMatch(/^INVALID_PHONE_NUMBER/);
  });
});

describe('limits', () => {
  test('passwords have six characters at least [5.9, 9.9]', async () => {
    const { idToken } = await signIn('tanaka@demo.example');
    expect(errorOf(await accounts('update', { idToken, password: '12345' }))).toMatch(/^WEAK_PASSWORD/);
    expect(errorOf(await accounts('update', { idToken, password: 'demo-pass-1' }))).toBeUndefined();
  });

  test('a password can be changed only shortly after signing in', async () => {
    const { idToken } = await signIn('tanaka@demo.example');
    now += 5 * 60_000 + 2_000;
    const reply = await accounts('update', { idToken, password: 'demo-pass-1' });
    expect(errorOf(reply)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('ten wrong passwords lock the address for five minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(errorOf(await signIn('tanaka@demo.example', 'wrong-pass'))).toBe('INVALID_PASSWORD');
    }
    expect(errorOf(await signIn('tanaka@demo.example'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    now += 5 * 60_000;
    expect(errorOf(await signIn('tanaka@demo.example'))).toBeUndefined();
  });
});
