import { type FakeApi, failWith, installFakeApi, mfaFixture, userFixture } from '@portal/app-kit/testing';
import { reportError } from '@portal/platform/observe';
import { challenge, provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { changePassword } from './change-password.ts';

jest.mock('@portal/platform/observe', () => ({
  ...jest.requireActual<object>('@portal/platform/observe'),
  reportError: jest.fn(),
}));
jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const input = { current: 'demo-pass-1', next: 'demo-pass-2' };
const never = async () => false;

function serverThat(answers: FakeApi['POST /password/changed']) {
  const requests = installFakeApi({
    'POST /password/changed': answers,
    'GET /user': () => userFixture,
    'GET /user/mfa': () => mfaFixture,
  });
  return () => requests.filter(({ call }) => call === 'POST /password/changed').length;
}

beforeEach(() => {
  resetProvider();
  jest.mocked(reportError).mockClear();
  serverThat(() => ({}));
});

test('the current password is verified before the new one is set', async () => {
  expect(await changePassword(input, never)).toEqual({ result: 'changed' });
  expect(provider.reauthenticate).toHaveBeenCalledWith('demo-pass-1');
  expect(provider.updatePassword).toHaveBeenCalledWith('demo-pass-2');
});

test('a wrong current password shows an error at its field, and nothing changes', async () => {
  provider.reauthenticate.mockRejectedValue(refused('wrong-password'));
  expect(await changePassword(input, never)).toEqual({
    result: 'failed',
    field: 'current',
    message: '現在のパスワードが正しくありません。',
  });
  expect(provider.updatePassword).not.toHaveBeenCalled();
});

test('a refusal by the provider is expected; any other failure is reported', async () => {
  provider.updatePassword.mockRejectedValueOnce(refused('weak-password'));
  await changePassword(input, never);
  expect(reportError).not.toHaveBeenCalled();
  provider.updatePassword.mockRejectedValueOnce(new TypeError('x is not a function'));
  expect(await changePassword(input, never)).toMatchObject({ result: 'failed', field: 'form' });
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('a weak password shows an error at the new one', async () => {
  provider.updatePassword.mockRejectedValue(refused('weak-password'));
  expect(await changePassword(input, never)).toMatchObject({ result: 'failed', field: 'next' });
});

describe('with two-factor on, the right password is half of the proof', () => {
  beforeEach(() => void provider.reauthenticate.mockRejectedValue(refused('multi-factor-auth-required')));

  test('the SMS code is requested before anything changes', async () => {
    const confirm = jest.fn(async () => {
      expect(provider.updatePassword).not.toHaveBeenCalled();
      return true;
    });
    expect(await changePassword(input, confirm)).toEqual({ result: 'changed' });
    expect(confirm).toHaveBeenCalledWith(challenge);
    expect(provider.updatePassword).toHaveBeenCalledWith('demo-pass-2');
  });

  test('without the code nothing changes', async () => {
    expect(await changePassword(input, never)).toEqual({ result: 'cancelled' });
    expect(provider.updatePassword).not.toHaveBeenCalled();
  });

  test('a factor that is not a phone cannot be used here', async () => {
    provider.mfaChallengeOf.mockReturnValue(null);
    expect(await changePassword(input, never)).toMatchObject({ result: 'failed', field: 'form' });
    expect(provider.updatePassword).not.toHaveBeenCalled();
  });
});

test('an old sign-in asks for a new one', async () => {
  provider.updatePassword.mockRejectedValue(refused('requires-recent-login'));
  expect(await changePassword(input, never)).toEqual({ result: 'reloginRequired' });
});

test.each([
  ['at once', [], 1],
  ['after a 503', [503], 2],
  ['after no network and a 500', [0, 500], 3],
])('the server is told %s', async (_, failures, calls) => {
  const pending = [...failures];
  const heard = serverThat(() => {
    const status = pending.shift();
    return status === undefined ? {} : failWith(status);
  });
  expect(await changePassword(input, never)).toEqual({ result: 'changed' });
  expect(heard()).toBe(calls);
  expect(reportError).not.toHaveBeenCalled();
});

test.each([
  [503, 3],
  [0, 3],
  [401, 1],
  [403, 1],
])('after %i it is given up and reported: the password is still changed', async (status, calls) => {
  const heard = serverThat(() => failWith(status));
  expect(await changePassword(input, never)).toEqual({ result: 'changed' });
  expect(heard()).toBe(calls);
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('a server that never answers is given up within twelve seconds', async () => {
  jest.useFakeTimers();
  const heard = serverThat(() => new Promise(() => undefined));
  const done = jest.fn();
  void changePassword(input, never).then(done);
  await jest.advanceTimersByTimeAsync(11_900);
  expect(heard()).toBe(3);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledWith({ result: 'changed' });
  jest.useRealTimers();
});
