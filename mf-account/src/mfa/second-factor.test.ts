import { installFakeApi, mfaFixture, userFixture } from '@portal/app-kit/testing';
import { reportError } from '@portal/platform/observe';
import { enrolment, provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { disableMfa, enrolPhone, settleEnrolment } from './second-factor.ts';

jest.mock('@portal/platform/observe', () => ({
  ...jest.requireActual<object>('@portal/platform/observe'),
  reportError: jest.fn(),
}));
jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const PHONE = '+819012345678';
const yes = () => jest.fn(async () => true);
const no = () => jest.fn(async () => false);
let requests: ReturnType<typeof installFakeApi> = [];
/** Whether the session has requested the current setting. */
const hasHeard = () => requests.some(({ call }) => call === 'GET /user/mfa');

beforeEach(() => {
  resetProvider();
  jest.mocked(reportError).mockClear();
  requests = installFakeApi({ 'GET /user': () => userFixture, 'GET /user/mfa': () => mfaFixture });
});

describe.each(['sendCode', 'confirm'] as const)('enrolling: %s', (step) => {
  const start = (confirmIdentity: () => Promise<boolean>) => {
    const challenge = enrolPhone(PHONE, confirmIdentity);
    return step === 'sendCode' ? challenge.sendCode() : challenge.confirm('123456');
  };

  test('does not ask again while the sign-in is recent', async () => {
    const confirmIdentity = no();
    await start(confirmIdentity);
    expect(provider.startEnrolment).toHaveBeenCalledWith(PHONE);
    expect(enrolment[step]).toHaveBeenCalledTimes(1);
    expect(confirmIdentity).not.toHaveBeenCalled();
  });

  test('continues on its own after the fresh sign-in that the provider requires', async () => {
    enrolment[step].mockRejectedValueOnce(refused('requires-recent-login'));
    await start(yes());
    expect(enrolment[step]).toHaveBeenCalledTimes(2);
  });

  test('without that sign-in it is refused', async () => {
    enrolment[step].mockRejectedValueOnce(refused('requires-recent-login'));
    await expect(start(no())).rejects.toThrow('requires-recent-login');
    expect(enrolment[step]).toHaveBeenCalledTimes(1);
  });

  test('is tried once: any other refusal is final', async () => {
    const confirmIdentity = yes();
    enrolment[step].mockRejectedValueOnce(refused('network-request-failed'));
    await expect(start(confirmIdentity)).rejects.toThrow('network-request-failed');
    expect(enrolment[step]).toHaveBeenCalledTimes(1);
    expect(confirmIdentity).not.toHaveBeenCalled();
  });
});

test('if the number is already enrolled, by an answer that was lost, the guard lets go', async () => {
  enrolment.sendCode.mockRejectedValueOnce(refused('second-factor-already-in-use'));
  await expect(enrolPhone(PHONE, no()).sendCode()).rejects.toThrow();
  expect(hasHeard()).toBe(true);
});

test('an e-mail that is no longer verified leads to its verification', async () => {
  enrolment.sendCode.mockRejectedValueOnce(refused('unverified-email'));
  provider.refreshAccount.mockRejectedValueOnce(refused('network-request-failed'));
  await expect(enrolPhone(PHONE, no()).sendCode()).rejects.toThrow('unverified-email');
  expect(provider.refreshAccount).toHaveBeenCalled();
});

describe('after an enrolment', () => {
  test('one factor remains, and the session is updated', async () => {
    expect(await settleEnrolment()).toBe(true);
    expect(provider.keepNewestFactor).toHaveBeenCalledTimes(1);
    expect(hasHeard()).toBe(true);
  });

  test('an older factor that stays is shown and reported; two-factor is on anyway', async () => {
    provider.keepNewestFactor.mockRejectedValueOnce(refused('network-request-failed'));
    expect(await settleEnrolment()).toBe(false);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect(hasHeard()).toBe(true);
  });
});

describe('two-factor off', () => {
  test('removes all factors, and the session is updated', async () => {
    expect(await disableMfa(no())).toEqual({ result: 'disabled' });
    expect(provider.removeFactors).toHaveBeenCalledTimes(1);
    expect(hasHeard()).toBe(true);
  });

  test('an old sign-in is renewed first', async () => {
    provider.removeFactors.mockRejectedValueOnce(refused('requires-recent-login'));
    expect(await disableMfa(yes())).toEqual({ result: 'disabled' });
    expect(provider.removeFactors).toHaveBeenCalledTimes(2);
  });

  test('or nothing happens, without an error: the customer declined', async () => {
    provider.removeFactors.mockRejectedValueOnce(refused('requires-recent-login'));
    expect(await disableMfa(no())).toEqual({ result: 'cancelled' });
    expect(provider.removeFactors).toHaveBeenCalledTimes(1);
    expect(hasHeard()).toBe(false);
  });

  test('a refusal is shown as a text', async () => {
    provider.removeFactors.mockRejectedValueOnce(refused('network-request-failed'));
    expect(await disableMfa(no())).toEqual({
      result: 'failed',
      message: '通信に失敗しました。接続を確認してもう一度お試しください。',
    });
  });

  test.each(['user-token-expired', 'user-disabled'])('a session that ends shows its own message: %s', async (code) => {
    provider.removeFactors.mockRejectedValueOnce(refused(code));
    expect(await disableMfa(no())).toEqual({ result: 'cancelled' });
  });
});

test('an error that is not the provider’s is reported', async () => {
  provider.removeFactors.mockRejectedValueOnce(new TypeError('broken'));
  expect(await disableMfa(no())).toMatchObject({ result: 'failed' });
  enrolment.sendCode.mockRejectedValueOnce(new TypeError('broken'));
  await expect(enrolPhone(PHONE, no()).sendCode()).rejects.toThrow('broken');
  expect(reportError).toHaveBeenCalledTimes(2);
});
