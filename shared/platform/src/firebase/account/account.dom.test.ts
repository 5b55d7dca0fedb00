import {
  authErrorCode,
  fetchSessionEndCode,
  getIdToken,
  isSessionKept,
  keptUids,
  signInWithPassword,
  signOut,
  watchAccount,
} from '../index.ts';
import { rememberKeptSession } from '../kept/last-session.ts';
import { initFirebase, keptToken } from '../wiring.ts';

// Jest uses a package's Node build in every environment; here the browser's build is needed.
jest.mock('firebase/auth', () => {
  const forNode = require.resolve('@firebase/auth', { paths: [require.resolve('firebase/auth')] });
  return jest.requireActual(forNode.replace('/dist/node/', '/dist/browser-cjs/'));
});

/**
 * The real SDK against the test's own identity service and clock. This tests the SDK's own margins, and that they are
 * switched on.
 */
const HOUR = 3600;
let refreshes: number[] = [];
let isReachable = true;
let refusal: string | null = null;
let signedInAt = 0;

const secondsSinceSignIn = () => Math.round((Date.now() - signedInAt) / 1000);

function token(): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const claims = { sub: 'uid-tanaka', user_id: 'uid-tanaka', iat: now, exp: now + HOUR, auth_time: now };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function identityService(input: RequestInfo | URL): Promise<Response> {
  const url = String(input instanceof Request ? input.url : input);
  if (!isReachable) throw new TypeError('Failed to fetch');
  if (url.includes('/v1/token')) {
    if (refusal) return json({ error: { code: 400, message: refusal } }, 400);
    refreshes.push(secondsSinceSignIn());
    const fresh = token();
    return json({
      access_token: fresh,
      id_token: fresh,
      refresh_token: 'refresh',
      expires_in: String(HOUR),
      user_id: 'uid-tanaka',
    });
  }
  if (url.includes('accounts:signInWithPassword'))
    return json({ idToken: token(), refreshToken: 'refresh', expiresIn: String(HOUR), localId: 'uid-tanaka' });
  if (url.includes('accounts:lookup'))
    return json({ users: [{ localId: 'uid-tanaka', email: 'tanaka@demo.example', emailVerified: true }] });
  return json({ error: { code: 404, message: `unexpected ${url}` } }, 404);
}

const keptIn = (storage: Storage) => Object.keys(storage).some((key) => key.startsWith('firebase:authUser:'));
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

async function signIn(keep = true): Promise<void> {
  await signInWithPassword('tanaka@demo.example', 'demo-pass-1', keep);
  signedInAt = Date.now();
  refreshes = [];
}

beforeAll(() => {
  jest.useFakeTimers();
  globalThis.fetch = identityService;
  initFirebase({
    options: { apiKey: 'fake-api-key', projectId: 'demo-portal', storageBucket: 'demo-portal.firebasestorage.app' },
  });
});
beforeEach(() => {
  isReachable = true;
  refusal = null;
});
afterEach(() => signOut());
afterAll(() => jest.useRealTimers());

test('the token is refreshed automatically about five minutes before it expires [4.39, 7.47, 9.27]', async () => {
  await signIn();
  await wait(54 * 60);
  expect(refreshes).toEqual([]);
  await wait(2 * 60);
  expect(refreshes).toHaveLength(1);
  expect(refreshes[0]).toBeGreaterThanOrEqual(HOUR - 320);
  expect(refreshes[0]).toBeLessThanOrEqual(HOUR - 300);
});

test('without network it is retried after 30 s, doubling to 960 s, and nobody is signed out [4.41, 9.27]', async () => {
  await signIn();
  const seen: (string | null)[] = [];
  const stop = await watchAccount((account) => void seen.push(account?.uid ?? null));
  const attempts: number[] = [];
  isReachable = false;
  const refuse = globalThis.fetch;
  globalThis.fetch = (...call) => {
    attempts.push(secondsSinceSignIn());
    return refuse(...call);
  };
  await wait(2.2 * HOUR);
  globalThis.fetch = refuse;
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(pauses.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960]);
  expect(seen).not.toContain(null);
  isReachable = true;
  expect(await getIdToken()).not.toBeNull();
  stop();
});

test('a token counts as expired thirty seconds early [4.40, 9.27]', async () => {
  await signIn();
  // The early refresh fails, so the token gets old.
  isReachable = false;
  await wait(HOUR - 40);
  isReachable = true;
  const before = refreshes.length;
  await getIdToken();
  expect(refreshes).toHaveLength(before);
  await wait(20);
  await getIdToken();
  expect(refreshes).toHaveLength(before + 1);
});

test('the SDK itself gives up a provider that never answers after thirty seconds [9.28]', async () => {
  const answering = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => undefined);
  const code = jest.fn();
  void signInWithPassword('tanaka@demo.example', 'demo-pass-1', false).catch((error: unknown) =>
    code(authErrorCode(error)),
  );
  await wait(29);
  expect(code).not.toHaveBeenCalled();
  await wait(2);
  globalThis.fetch = answering;
  expect(code).toHaveBeenCalledWith('network-request-failed');
});

test.each([
  [true, true, false],
  [false, false, true],
])('keep-login %s: the session is kept across restarts: %s, in this tab only: %s', async (keep, local, tab) => {
  await signIn(keep);
  expect(keptIn(window.localStorage)).toBe(local);
  expect(keptIn(window.sessionStorage)).toBe(tab);
  await signOut();
  expect(keptIn(window.localStorage) || keptIn(window.sessionStorage)).toBe(false);
  expect(await getIdToken()).toBeNull();
});

describe.each([
  ['across restarts', true, () => window.localStorage],
  ['in this tab', false, () => window.sessionStorage],
] as const)('a kept session %s', (_, keep, storage) => {
  test('is gone after a sign-out that fails: a reload cannot restore it', async () => {
    await signIn(keep);
    const remove = Storage.prototype.removeItem;
    const broken = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      // Only the SDK's own entry is broken.
      if (this.getItem(key) === null) throw new Error('storage is broken');
      remove.call(this, key);
    });
    await expect(signOut()).rejects.toThrow('storage is broken');
    expect(keptIn(storage())).toBe(false);
    broken.mockRestore();
  });

  test('is gone at once, even while the provider has not answered the sign-out', async () => {
    await signIn(keep);
    const leaving = signOut();
    expect(keptIn(storage())).toBe(false);
    await leaving;
  });

  test('has the token that the SDK hands out, until that is nearly over; then, and signed out, there is none', async () => {
    rememberKeptSession('fake-api-key');
    expect(keptToken()).toBeNull();
    await signIn(keep);
    rememberKeptSession('fake-api-key');
    expect(keptToken()).toBe(await getIdToken());
    await wait(HOUR - 6 * 60);
    expect(keptToken()).toBeNull();
  });

  test('tells whose it is as long as it is kept', async () => {
    expect(keptUids()).toEqual([]);
    await signIn(keep);
    expect(keptUids()).toEqual(['uid-tanaka']);
    await signOut();
    expect(keptUids()).toEqual([]);
  });

  test('can be asked about by its own token when it is refused at the next start', async () => {
    await signIn(keep);
    const kept = { ...storage() };
    await signOut();
    Object.assign(storage(), kept);
    rememberKeptSession('fake-api-key');
    expect(isSessionKept()).toBe(true);
    refusal = 'TOKEN_EXPIRED';
    expect(await fetchSessionEndCode()).toBe('user-token-expired');
    storage().clear();
  });
});

test('with both storages blocked one can still sign in for as long as the page is open', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await signIn(true);
  expect(await getIdToken()).not.toBeNull();
  blocked.mockRestore();
});

test('with both storages out of reach nobody knows whose session is kept', () => {
  const reach = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = [jest.spyOn(window, 'localStorage', 'get'), jest.spyOn(window, 'sessionStorage', 'get')];
  for (const storage of blocked) storage.mockImplementation(reach);
  expect(keptUids()).toBeNull();
  for (const storage of blocked) storage.mockRestore();
});

test('the SDK signs out a disabled account on its own [4.42]', async () => {
  await signIn();
  const seen: (string | null)[] = [];
  const stop = await watchAccount((account) => void seen.push(account?.uid ?? null));
  refusal = 'USER_DISABLED';
  await wait(HOUR);
  expect(seen).toEqual(['uid-tanaka', null]);
  expect(await getIdToken()).toBeNull();
  // The SDK does not say why; the provider does, once.
  expect(await fetchSessionEndCode()).toBe('user-disabled');
  expect(await fetchSessionEndCode()).toBeNull();
  stop();
});

test('after a sign-out there is nothing to ask about, and nobody is expected', async () => {
  await signIn();
  await signOut();
  expect(isSessionKept()).toBe(false);
  refusal = 'USER_DISABLED';
  expect(await fetchSessionEndCode()).toBeNull();
});

test('a deleted account is not signed out: asking for its token fails with a code', async () => {
  await signIn();
  refusal = 'INVALID_REFRESH_TOKEN';
  await wait(HOUR);
  const error = await getIdToken().catch((reason: unknown) => reason);
  expect(authErrorCode(error)).toBe('invalid-refresh-token');
});

test.each([
  [{ code: 'auth/wrong-password' }, 'wrong-password'],
  [{ code: 'storage/canceled' }, null],
  [{ code: 42 }, null],
  [new Error('other'), null],
  [null, null],
  ['auth/wrong-password', null],
])('of %j the provider’s code is %j', (error, code) => {
  expect(authErrorCode(error)).toBe(code);
});
