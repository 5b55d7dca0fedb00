import { ApiError } from '@portal/shared/api';
import type { MfaChallenge } from '@portal/shared/firebase';
import { setReporter } from '@portal/shared/observe';
import { t } from '@portal/shared/text';
import type { AuthPort } from './auth-port.ts';
import { changeAtProvider, tellServer } from './change-password.ts';

const input = { current: 'demo-pass-1', next: 'demo-pass-2' };
const challenge: MfaChallenge = { phone: '+********4444', sendCode: jest.fn(), confirm: jest.fn() };
const never = async () => false;
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

function provider(overrides: Partial<AuthPort>): AuthPort {
  return {
    watchAccount: () => () => undefined,
    getIdToken: async () => 'token',
    signInWithPassword: async () => undefined,
    signOut: async () => undefined,
    askWhyEnded: async () => null,
    reauthenticate: jest.fn(async () => undefined),
    updatePassword: jest.fn(async () => undefined),
    mfaChallengeOf: () => null,
    authErrorCode: (error) => (error as { code?: string }).code ?? null,
    ...overrides,
  };
}

test('the current password is proven before the next one is set [1.12]', async () => {
  const auth = provider({});
  expect(await changeAtProvider(auth, input, never)).toEqual({ result: 'changed' });
  expect(auth.reauthenticate).toHaveBeenCalledWith('demo-pass-1');
  expect(auth.updatePassword).toHaveBeenCalledWith('demo-pass-2');
});

test('a wrong current password is said at its field, and nothing changes [8.14]', async () => {
  const auth = provider({ reauthenticate: failing('wrong-password') });
  expect(await changeAtProvider(auth, input, never)).toEqual({
    result: 'failed',
    field: 'current',
    message: t('password.errorCurrent'),
  });
  expect(auth.updatePassword).not.toHaveBeenCalled();
});

test('a refusal of the provider is planned; any other failure is reported', async () => {
  const reports: unknown[] = [];
  setReporter(async (report) => void reports.push(report));
  await changeAtProvider(provider({ updatePassword: failing('weak-password') }), input, never);
  expect(reports).toEqual([]);
  const broken = provider({ updatePassword: jest.fn().mockRejectedValue(new TypeError('x is not a function')) });
  expect(await changeAtProvider(broken, input, never)).toMatchObject({ result: 'failed', field: 'form' });
  expect(reports).toHaveLength(1);
});

test('a weak password is said at the new one', async () => {
  const auth = provider({ updatePassword: failing('weak-password') });
  expect(await changeAtProvider(auth, input, never)).toMatchObject({ result: 'failed', field: 'next' });
});

describe('with two-factor on, the right password is half of the proof', () => {
  const withMfa = (overrides: Partial<AuthPort> = {}) =>
    provider({
      reauthenticate: failing('multi-factor-auth-required'),
      mfaChallengeOf: (error) =>
        (error as { code?: string }).code === 'multi-factor-auth-required' ? challenge : null,
      ...overrides,
    });

  test('the code by SMS is asked for before anything changes', async () => {
    const auth = withMfa();
    const confirm = jest.fn(async () => {
      expect(auth.updatePassword).not.toHaveBeenCalled();
      return true;
    });
    expect(await changeAtProvider(auth, input, confirm)).toEqual({ result: 'changed' });
    expect(confirm).toHaveBeenCalledWith(challenge);
    expect(auth.updatePassword).toHaveBeenCalledWith('demo-pass-2');
  });

  test('without the code nothing changes', async () => {
    const auth = withMfa();
    expect(await changeAtProvider(auth, input, never)).toEqual({ result: 'cancelled' });
    expect(auth.updatePassword).not.toHaveBeenCalled();
  });

  test('a factor that is no phone cannot be answered here', async () => {
    const auth = withMfa({ mfaChallengeOf: () => null });
    expect(await changeAtProvider(auth, input, never)).toMatchObject({ result: 'failed', field: 'form' });
    expect(auth.updatePassword).not.toHaveBeenCalled();
  });
});

test('a sign-in that is too long ago asks for a new one [8.17]', async () => {
  const auth = provider({ updatePassword: failing('requires-recent-login') });
  expect(await changeAtProvider(auth, input, never)).toEqual({ result: 'reloginRequired' });
});

const call = 'POST /password/changed';
const http = (status: number) => new ApiError({ kind: 'http', method: 'POST', call, status });
const failure = (kind: 'timeout' | 'offline' | 'parse') => new ApiError({ kind, method: 'POST', call });

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('the server hears of it even if it fails %i time(s) [7.17]', async (failures, calls) => {
  const notifyPasswordChanged = jest.fn(async () => ({}));
  for (let count = 0; count < failures; count += 1) notifyPasswordChanged.mockRejectedValueOnce(http(503));
  await tellServer({ fetchUser: jest.fn(), fetchMfa: jest.fn(), notifyPasswordChanged });
  expect(notifyPasswordChanged).toHaveBeenCalledTimes(calls);
});

test.each([
  ['a 503', http(503), 3],
  ['a timeout', failure('timeout'), 3],
  ['no network', failure('offline'), 3],
  ['a 401', http(401), 1],
  ['a 403', http(403), 1],
  ['an answer that cannot be read', failure('parse'), 1],
])('after %s it is given up, within twelve seconds', async (_, error, calls) => {
  const notifyPasswordChanged = jest.fn((_timeoutMs: number) => Promise.reject(error));
  await expect(tellServer({ fetchUser: jest.fn(), fetchMfa: jest.fn(), notifyPasswordChanged })).rejects.toBe(error);
  expect(notifyPasswordChanged).toHaveBeenCalledTimes(calls);
  const waits = notifyPasswordChanged.mock.calls.map(([timeoutMs]) => timeoutMs);
  expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(12_000);
});
