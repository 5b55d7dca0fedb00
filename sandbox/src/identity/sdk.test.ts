// biome-ignore-all lint/style/noRestrictedImports: the service is held against the SDK itself, not against the portal's use of it
import { brand } from '@portal/platform/text/brand';
import { deleteApp, FirebaseError, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAuth,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { IdentityControl } from './identity-control.ts';
import type { AgeingThing } from './portal-project.ts';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';

/*
 * The identity service through the SDK that the portal uses: what customers are told depends on the SDK's codes, not on
 * those of the wire. The SDK for Node has no phone verifier; there the wire is used instead, as in identity.test.ts.
 */

jest.setTimeout(60_000);

const password = 'demo-pass-1';
const account = (uid: string, changes = {}) => ({
  uid,
  email: `${uid}@demo.example`,
  password,
  displayName: '田中 太郎',
  emailVerified: true,
  disabled: false,
  contactId: `CONTACT-${uid}`,
  ...changes,
});

let running: RunningIdentity;
let count = 0;

beforeAll(async () => {
  running = await runIdentity([account('tanaka'), account('disabled', { disabled: true })]);
});
// Each one refreshes its token on a timer.
afterEach(() => Promise.all(getApps().map(deleteApp)));
afterAll(() => running.stop());

function openSdk(): Auth {
  const app = initializeApp({ apiKey: 'local', projectId: 'demo-portal' }, `sdk-${count++}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, running.address(), { disableWarnings: true });
  return auth;
}

/** A new user that no other test knows. */
async function someone(): Promise<{ auth: Auth; user: User; email: string }> {
  const auth = openSdk();
  const email = `person-${count++}@demo.example`;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return { auth, user, email };
}

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'no error';
  } catch (error) {
    return error instanceof FirebaseError ? error.code : String(error);
  }
}

const control = (): IdentityControl => running.identity().control;
const elapse = (seconds: number, of?: readonly AgeingThing[]) => control().elapse(seconds, of);
const protect = (emailEnumerationProtection: boolean) => control().change({ emailEnumerationProtection });
const oobCodeOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('oobCode') ?? '';

async function wire(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${running.address()}/identitytoolkit.googleapis.com/v2/accounts/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** Enrols a telephone as second factor, which requires a verified address. */
async function enroll({ auth, user, email }: Awaited<ReturnType<typeof someone>>, phoneNumber: string) {
  control().changeAccount(email, { emailVerified: true });
  const { user: verified } = await signInWithEmailAndPassword(auth, email, password);
  await enrollWith(await verified.getIdToken(), phoneNumber);
  return user;
}

/** The tokens of the session that does so. */
async function enrollWith(idToken: string, phoneNumber: string): Promise<Tokens> {
  const started = await wire('mfaEnrollment:start', { idToken, phoneEnrollmentInfo: { phoneNumber } });
  const { sessionInfo } = started.phoneSessionInfo as { sessionInfo: string };
  const phoneVerificationInfo = { sessionInfo, code: running.lastSms().code };
  return readTokens(await wire('mfaEnrollment:finalize', { idToken, phoneVerificationInfo, displayName: '携帯' }));
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}

const readTokens = (answer: Record<string, unknown>): Tokens =>
  v.parse(v.object({ idToken: v.string(), refreshToken: v.string() }), answer);

describe('signing in', () => {
  test.each([
    ['a wrong password', 'tanaka@demo.example', 'wrong-pass', 'auth/wrong-password'],
    ['an unknown address', 'nobody@demo.example', password, 'auth/user-not-found'],
    ['a disabled account', 'disabled@demo.example', password, 'auth/user-disabled'],
    ['no address at all', 'tanaka', password, 'auth/invalid-email'],
  ])('%s has its own error code', async (_title, email, given, code) => {
    expect(await codeOf(signInWithEmailAndPassword(openSdk(), email, given))).toBe(code);
  });

  test('with the enumeration protection on, no error shows which address has an account', async () => {
    const auth = openSdk();
    protect(true);
    try {
      running.sent.length = 0;
      expect(await codeOf(signInWithEmailAndPassword(auth, 'tanaka@demo.example', 'wrong-pass'))).toBe(
        'auth/invalid-credential',
      );
      expect(await codeOf(signInWithEmailAndPassword(auth, 'nobody@demo.example', password))).toBe(
        'auth/invalid-credential',
      );
      await sendPasswordResetEmail(auth, 'nobody@demo.example');
      expect(running.sent).toEqual([]);
      await sendPasswordResetEmail(auth, 'tanaka@demo.example');
      expect(running.lastMail().to).toBe('tanaka@demo.example');
    } finally {
      protect(false);
    }
    expect(await codeOf(sendPasswordResetEmail(auth, 'nobody@demo.example'))).toBe('auth/user-not-found');
  });

  test('too many wrong passwords lock the address, even for the right one, until time has passed', async () => {
    const { auth, email } = await someone();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await codeOf(signInWithEmailAndPassword(auth, email, 'wrong-pass'))).toBe('auth/wrong-password');
    }
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/too-many-requests');
    await elapse(300);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('no error');
  });
});

describe('the session', () => {
  test('a restart signs nobody out, and the token still carries the contact', async () => {
    const auth = openSdk();
    const { user } = await signInWithEmailAndPassword(auth, 'tanaka@demo.example', password);
    await running.restart();
    await reload(user);
    const { claims } = await user.getIdTokenResult(true);
    expect(claims).toMatchObject({ sub: 'tanaka', contactId: 'CONTACT-tanaka', email_verified: true });
    expect(auth.currentUser).toBe(user);
  });

  test('the SDK signs out an account that is disabled meanwhile, which returns once it is enabled', async () => {
    const { auth, user, email } = await someone();
    expect(control().changeAccount(email, { disabled: true })).toMatchObject({ disabled: true });
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
    expect(auth.currentUser).toBeNull();
    control().changeAccount(email, { disabled: false });
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('no error');
  });

  test('an account that is deleted meanwhile cannot go on, though the SDK does not sign it out', async () => {
    const { auth, user, email } = await someone();
    expect(control().deleteAccount(email)).toBe(true);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/invalid-refresh-token');
    expect(auth.currentUser).toBe(user);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/user-not-found');
    expect(control().deleteAccount(email)).toBe(false);
  });

  test('a password can be changed only shortly after signing in; signing in again is enough', async () => {
    const { user, email } = await someone();
    await elapse(301);
    expect(await codeOf(updatePassword(user, 'new-pass-1'))).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    expect(await codeOf(updatePassword(user, 'new-pass-1'))).toBe('no error');
  });

  test('a password has at least six characters, when changed and when reset [5.9, 9.9]', async () => {
    const { auth, user, email } = await someone();
    expect(await codeOf(updatePassword(user, '12345'))).toBe('auth/weak-password');
    expect(await codeOf(updatePassword(user, '123456'))).toBe('no error');
    await sendPasswordResetEmail(auth, email);
    const code = oobCodeOf(running.lastMail().link);
    expect(await codeOf(confirmPasswordReset(auth, code, '12345'))).toBe('auth/weak-password');
    expect(await codeOf(confirmPasswordReset(auth, code, '654321'))).toBe('no error');
  });
});

describe('the sessions of an account end everywhere else', () => {
  type Person = Awaited<ReturnType<typeof someone>>;

  const ways: [way: string, act: (person: Person) => Promise<unknown>, password: string][] = [
    ['its password is changed', ({ user }) => updatePassword(user, 'new-pass-1'), 'new-pass-1'],
    ['its password is changed to the same one', ({ user }) => updatePassword(user, password), password],
    [
      'its password is reset by the link of a mail',
      async ({ auth, email }) => {
        await sendPasswordResetEmail(auth, email);
        await confirmPasswordReset(auth, oobCodeOf(running.lastMail().link), 'new-pass-1');
      },
      'new-pass-1',
    ],
    [
      'a change of its address is taken back',
      async ({ auth, user, email }) => {
        await updateEmail(user, `changed-${email}`);
        await applyActionCode(auth, oobCodeOf(running.lastMail().link));
      },
      password,
    ],
    [
      'a second factor is taken back',
      async (person) => {
        await enroll(person, '+819011112222');
        await applyActionCode(person.auth, oobCodeOf(running.lastMail().link));
      },
      password,
    ],
  ];

  test.each(ways)('when %s', async (_way, act, newPassword) => {
    const person = await someone();
    const elsewhere = openSdk();
    const { user: other } = await signInWithEmailAndPassword(elsewhere, person.email, password);
    await act(person);
    await running.restart();
    expect(await codeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
    // The SDK ends the session on its own.
    expect(elsewhere.currentUser).toBeNull();
    expect(await codeOf(signInWithEmailAndPassword(elsewhere, person.email, newPassword))).toBe('no error');
    expect(await codeOf(elsewhere.currentUser?.getIdToken(true) ?? Promise.reject(new Error('no user')))).toBe(
      'no error',
    );
  });

  test('a session from before a takeover stays ended after the account is given back', async () => {
    const person = await someone();
    const thief = openSdk();
    const { user: before } = await signInWithEmailAndPassword(openSdk(), person.email, password);
    const { user } = await signInWithEmailAndPassword(thief, person.email, password);
    await updateEmail(user, `stolen-${person.email}`);
    const link = oobCodeOf(running.lastMail().link);
    await applyActionCode(person.auth, link);
    for (const session of [before, user])
      expect(await codeOf(session.getIdToken(true))).toBe('auth/user-token-expired');
  });

  test('the session that changes the password goes on, even within the second of its sign-in', async () => {
    const { auth, user, email } = await someone();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await updatePassword(user, 'new-pass-1');
    expect(await codeOf(user.getIdToken(true))).toBe('no error');
    expect(auth.currentUser).toBe(user);
  });

  test.each<[change: string, act: (person: Person) => Promise<unknown>]>([
    ['a wrong password is tried', ({ email }) => codeOf(signInWithEmailAndPassword(openSdk(), email, 'wrong-pass'))],
    ['a reset is requested and not used', ({ auth, email }) => sendPasswordResetEmail(auth, email)],
    ['somebody signs in elsewhere', ({ email }) => signInWithEmailAndPassword(openSdk(), email, password)],
    [
      'the address is verified',
      async ({ auth, user }) => {
        await sendEmailVerification(user);
        await applyActionCode(auth, oobCodeOf(running.lastMail().link));
      },
    ],
  ])('a session does not end when %s', async (_change, act) => {
    const person = await someone();
    const { user: other } = await signInWithEmailAndPassword(openSdk(), person.email, password);
    await act(person);
    expect(await codeOf(other.getIdToken(true))).toBe('no error');
  });
});

describe('sessions that are ended before a second', () => {
  const next = () => elapse(0, []);

  test('the one that has just proved itself goes on, and the older ones end, also after a restart', async () => {
    const person = await someone();
    const { user: other } = await signInWithEmailAndPassword(openSdk(), person.email, password);
    await next();
    await reauthenticateWithCredential(person.user, EmailAuthProvider.credential(person.email, password));
    const { auth_time } = decodeJwt<{ auth_time: number }>(await person.user.getIdToken());
    await next();
    await running.identity().endSessions(person.user.uid, new Date(auth_time * 1000));
    await running.restart();
    expect(await codeOf(person.user.getIdToken(true))).toBe('no error');
    expect(await codeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
    const record = await running.identity().userOf(person.user.uid);
    expect(record?.tokensValidAfter).toEqual(new Date(auth_time * 1000));
  });

  test('whoever signs in later goes on, too', async () => {
    const person = await someone();
    await next();
    await running.identity().endSessions(person.user.uid, new Date());
    const { user } = await signInWithEmailAndPassword(openSdk(), person.email, password);
    expect(await codeOf(user.getIdToken(true))).toBe('no error');
    expect(await codeOf(person.user.getIdToken(true))).toBe('auth/user-token-expired');
  });
});

describe('two-factor of a session', () => {
  const usedFactor = ({ idToken }: Tokens) =>
    decodeJwt<{ firebase: { sign_in_second_factor?: string } }>(idToken).firebase.sign_in_second_factor;
  const factorsOf = ({ user }: Awaited<ReturnType<typeof someone>>) => running.identity().userOf(user.uid);
  const refresh = async (refreshToken: string): Promise<Tokens> => {
    const response = await fetch(`${running.address()}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    const { id_token, refresh_token } = (await response.json()) as Record<string, unknown>;
    return readTokens({ idToken: id_token, refreshToken: refresh_token });
  };
  const change = async (body: object): Promise<Tokens> => {
    const response = await fetch(`${running.address()}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    return readTokens((await response.json()) as Record<string, unknown>);
  };
  const idOfFactor = ({ idToken }: Tokens) =>
    decodeJwt<{ firebase: { second_factor_identifier: string } }>(idToken).firebase.second_factor_identifier;

  /** The token is from the second before, with the e-mail verified. */
  async function readyToEnrol() {
    const person = await someone();
    control().changeAccount(person.email, { emailVerified: true });
    const idToken = await person.user.getIdToken(true);
    await elapse(0);
    return { ...person, idToken };
  }

  test('the one that adds it goes on, and its tokens say so; older sign-ins no longer count', async () => {
    const person = await readyToEnrol();
    const before = decodeJwt<{ auth_time: number }>(person.idToken).auth_time;
    const own = await enrollWith(person.idToken, '+819011112222');
    const record = await factorsOf(person);
    const validSince = (record?.tokensValidAfter?.getTime() ?? 0) / 1000;
    expect(before).toBeLessThan(validSince);
    expect(decodeJwt<{ auth_time: number }>(own.idToken).auth_time).toBeGreaterThanOrEqual(validSince);
    expect(usedFactor(own)).toBe('phone');
    expect(usedFactor(await refresh(own.refreshToken))).toBe('phone');
  });

  test('every other one ends', async () => {
    const person = await readyToEnrol();
    const elsewhere = openSdk();
    const { user: other } = await signInWithEmailAndPassword(elsewhere, person.email, password);
    await enrollWith(person.idToken, '+819011112222');
    await running.restart();
    expect(await codeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
    expect(elsewhere.currentUser).toBeNull();
  });

  test('a token from before can no longer withdraw the factor', async () => {
    const person = await readyToEnrol();
    const own = await enrollWith(person.idToken, '+819011112222');
    const withdrawn = await wire('mfaEnrollment:withdraw', {
      idToken: person.idToken,
      mfaEnrollmentId: idOfFactor(own),
    });
    expect(withdrawn).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect(await factorsOf(person)).toMatchObject({ isMfaEnabled: true });
  });

  test('it stays proved when the password changes, and when an older factor is withdrawn', async () => {
    const person = await readyToEnrol();
    const first = await enrollWith(person.idToken, '+819011112222');
    const second = await enrollWith(first.idToken, '+819011113333');
    const replaced = readTokens(
      await wire('mfaEnrollment:withdraw', { idToken: second.idToken, mfaEnrollmentId: idOfFactor(first) }),
    );
    expect(usedFactor(replaced)).toBe('phone');
    const changed = await change({ idToken: replaced.idToken, password: 'new-pass-1' });
    expect(usedFactor(changed)).toBe('phone');
    expect(usedFactor(await refresh(changed.refreshToken))).toBe('phone');
  });

  test('withdrawing the last one ends no session', async () => {
    const person = await readyToEnrol();
    const own = await enrollWith(person.idToken, '+819011112222');
    const left = readTokens(
      await wire('mfaEnrollment:withdraw', { idToken: own.idToken, mfaEnrollmentId: idOfFactor(own) }),
    );
    expect(usedFactor(left)).toBeUndefined();
    expect(usedFactor(await refresh(own.refreshToken))).toBe('phone');
  });
});

interface Mode {
  mode: string;
  /** Has the mail sent. */
  ask(person: Awaited<ReturnType<typeof someone>>): Promise<unknown>;
  check(auth: Auth, code: string): Promise<unknown>;
  use(auth: Auth, code: string): Promise<unknown>;
  lifetimeSeconds: number;
  subject: string;
}

const apply = { check: checkActionCode, use: applyActionCode };
const days = 86_400;
const modes: Mode[] = [
  {
    mode: 'resetPassword',
    ask: ({ auth, email }) => sendPasswordResetEmail(auth, email, { url: 'http://localhost:4000/login' }),
    check: verifyPasswordResetCode,
    use: (auth, code) => confirmPasswordReset(auth, code, 'new-pass-1'),
    lifetimeSeconds: 3600,
    subject: 'パスワードの再設定',
  },
  {
    mode: 'verifyEmail',
    ask: ({ user }) => sendEmailVerification(user, { url: 'http://localhost:4000/login' }),
    ...apply,
    lifetimeSeconds: 3 * days,
    subject: 'メールアドレスの確認',
  },
  {
    mode: 'recoverEmail',
    ask: ({ user, email }) => updateEmail(user, `changed-${email}`),
    ...apply,
    lifetimeSeconds: 3 * days,
    subject: 'メールアドレスが変更されました',
  },
  {
    mode: 'revertSecondFactorAddition',
    ask: (person) => enroll(person, '+819011112222'),
    ...apply,
    lifetimeSeconds: 3 * days,
    subject: '2段階認証が設定されました',
  },
];

describe.each(modes)('a mail with mode=$mode', ({ mode, ask, check, use, lifetimeSeconds, subject }) => {
  test('is in Japanese, from greeting to signature, and links to the portal', async () => {
    const person = await someone();
    await ask(person);
    const mail = running.lastMail();
    expect(mail.to).toBe(person.email);
    expect(mail.subject).toBe(`【${brand.name}】${subject}`);
    expect(mail.text).toMatch(/^お客様\n\n/);
    expect(mail.text).toContain(`\n\n${mail.link}\n\n`);
    expect(mail.text).toContain(`${brand.name}\nこのメールは送信専用`);

    const link = new URL(mail.link ?? '');
    expect(link.origin + link.pathname).toBe('http://localhost:4000/auth-action');
    const { oobCode, apiKey, ...rest } = Object.fromEntries(link.searchParams);
    expect(oobCode).toBeTruthy();
    expect(apiKey).toBeTruthy();
    const asked = mode === 'resetPassword' || mode === 'verifyEmail';
    expect(rest).toEqual({ mode, lang: 'ja', ...(asked && { continueUrl: 'http://localhost:4000/login' }) });
  });

  test('has a code that works once [7.47]', async () => {
    const person = await someone();
    await ask(person);
    const code = oobCodeOf(running.lastMail().link);
    await check(person.auth, code);
    await running.restart();
    await use(person.auth, code);
    expect(await codeOf(check(person.auth, code))).toBe('auth/invalid-action-code');
    expect(await codeOf(use(person.auth, code))).toBe('auth/invalid-action-code');
  });

  test('has a code that expires', async () => {
    const person = await someone();
    await ask(person);
    const code = oobCodeOf(running.lastMail().link);
    await elapse(lifetimeSeconds - 30);
    expect(await codeOf(check(person.auth, code))).toBe('no error');
    await elapse(31);
    expect(await codeOf(check(person.auth, code))).toBe('auth/expired-action-code');
    expect(await codeOf(use(person.auth, code))).toBe('auth/expired-action-code');
  });

  test('has a code that cannot be guessed', async () => {
    const auth = openSdk();
    expect(await codeOf(check(auth, 'made-up'))).toBe('auth/invalid-action-code');
    expect(await codeOf(use(auth, 'made-up'))).toBe('auth/invalid-action-code');
  });
});

test('a code does only what it was sent for', async () => {
  const { auth, user, email } = await someone();
  await sendPasswordResetEmail(auth, email);
  expect(await codeOf(applyActionCode(auth, oobCodeOf(running.lastMail().link)))).toBe('auth/invalid-action-code');
  await sendEmailVerification(user);
  const verification = oobCodeOf(running.lastMail().link);
  expect(await codeOf(confirmPasswordReset(auth, verification, 'new-pass-1'))).toBe('auth/invalid-action-code');
  expect(await codeOf(applyActionCode(auth, verification))).toBe('no error');
});

test('the greeting uses the name where it is known', async () => {
  await sendPasswordResetEmail(openSdk(), 'tanaka@demo.example');
  expect(running.lastMail().text).toMatch(/^田中 太郎 様\n\n/);
});

test('a second factor that somebody else added is taken back by the link of the mail', async () => {
  const person = await someone();
  const { auth, email } = person;
  await enroll(person, '+819011112222');
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/multi-factor-auth-required');

  const code = oobCodeOf(running.lastMail().link);
  const info = await checkActionCode(auth, code);
  expect(info.operation).toBe('REVERT_SECOND_FACTOR_ADDITION');
  expect(info.data).toMatchObject({
    email,
    multiFactorInfo: { factorId: 'phone', displayName: '携帯', phoneNumber: '+819011112222' },
  });
  await applyActionCode(auth, code);
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('no error');
});

test('an SMS code expires, and a wrong one is reported as wrong', async () => {
  const { auth, email } = await someone();
  control().changeAccount(email, { emailVerified: true });
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const idToken = await user.getIdToken();
  const phoneEnrollmentInfo = { phoneNumber: '+819011112222' };
  const start = async () => {
    const { phoneSessionInfo } = await wire('mfaEnrollment:start', { idToken, phoneEnrollmentInfo });
    return (phoneSessionInfo as { sessionInfo: string }).sessionInfo;
  };
  const finalize = (sessionInfo: string, code: string | undefined) =>
    wire('mfaEnrollment:finalize', { idToken, phoneVerificationInfo: { sessionInfo, code } });

  expect(await finalize(await start(), 'wrong')).toMatchObject({ error: { message: 'INVALID_CODE' } });
  const sessionInfo = await start();
  await elapse(301, ['codes']);
  expect(await finalize(sessionInfo, running.lastSms().code)).toMatchObject({ error: { message: 'SESSION_EXPIRED' } });
  await elapse(301, ['sessions']);
  expect(await finalize(await start(), running.lastSms().code)).toMatchObject({
    error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' },
  });
});
