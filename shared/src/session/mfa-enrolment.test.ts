import type { MfaChallenge } from '@portal/shared/firebase';
import { createMfa } from './mfa-enrolment.ts';

const refused = (code: string) => Object.assign(new Error(code), { code });
const yes = () => jest.fn(async () => true);
const no = () => jest.fn(async () => false);

function world() {
  const enrolment = { sendCode: jest.fn(async () => undefined), confirm: jest.fn(async () => undefined) };
  const auth = {
    startEnrolment: jest.fn((phone: string): MfaChallenge => ({ phone, ...enrolment })),
    keepNewestFactor: jest.fn(async () => undefined),
    removeFactors: jest.fn(async () => undefined),
    refreshAccount: jest.fn(async () => undefined),
    authErrorCode: (error: unknown) => (error as { code?: string }).code ?? null,
  };
  const refetchUser = jest.fn(async () => undefined);
  const reportError = jest.fn();
  return { enrolment, auth, refetchUser, reportError, ...createMfa({ auth, refetchUser, reportError }) };
}

describe.each(['sendCode', 'confirm'] as const)('enrolling: %s', (step) => {
  const start = (tried: ReturnType<typeof world>, prove: () => Promise<boolean>) => {
    const challenge = tried.enrolPhone('+819012345678', prove);
    return step === 'sendCode' ? challenge.sendCode() : challenge.confirm('123456');
  };

  test('asks for nothing more while the sign-in is recent', async () => {
    const tried = world();
    const prove = no();
    await start(tried, prove);
    expect(tried.auth.startEnrolment).toHaveBeenCalledWith('+819012345678');
    expect(tried.enrolment[step]).toHaveBeenCalledTimes(1);
    expect(prove).not.toHaveBeenCalled();
  });

  test('goes on by itself after the fresh sign-in that the provider wants', async () => {
    const tried = world();
    tried.enrolment[step].mockRejectedValueOnce(refused('requires-recent-login'));
    await start(tried, yes());
    expect(tried.enrolment[step]).toHaveBeenCalledTimes(2);
  });

  test('without that sign-in it is refused', async () => {
    const tried = world();
    tried.enrolment[step].mockRejectedValueOnce(refused('requires-recent-login'));
    await expect(start(tried, no())).rejects.toThrow('requires-recent-login');
    expect(tried.enrolment[step]).toHaveBeenCalledTimes(1);
  });

  test('is tried once: no other refusal is answered by another attempt', async () => {
    const tried = world();
    const prove = yes();
    tried.enrolment[step].mockRejectedValueOnce(refused('network-request-failed'));
    await expect(start(tried, prove)).rejects.toThrow('network-request-failed');
    expect(tried.enrolment[step]).toHaveBeenCalledTimes(1);
    expect(prove).not.toHaveBeenCalled();
  });
});

test('a number that is enrolled already, by an answer that was lost, lets the guard go', async () => {
  const { enrolPhone, enrolment, refetchUser } = world();
  enrolment.sendCode.mockRejectedValueOnce(refused('second-factor-already-in-use'));
  await expect(enrolPhone('+819012345678', no()).sendCode()).rejects.toThrow();
  expect(refetchUser).toHaveBeenCalled();
});

test('an e-mail that is no longer verified leads to its verification', async () => {
  const { enrolPhone, enrolment, auth } = world();
  enrolment.sendCode.mockRejectedValueOnce(refused('unverified-email'));
  auth.refreshAccount.mockRejectedValueOnce(refused('network-request-failed'));
  await expect(enrolPhone('+819012345678', no()).sendCode()).rejects.toThrow('unverified-email');
  expect(auth.refreshAccount).toHaveBeenCalled();
});

describe('after an enrolment', () => {
  test('one factor remains, and the session hears of it [4.12]', async () => {
    const { settleEnrolment, auth, refetchUser } = world();
    expect(await settleEnrolment()).toBe(true);
    expect(auth.keepNewestFactor).toHaveBeenCalledTimes(1);
    expect(refetchUser).toHaveBeenCalledTimes(1);
  });

  test('an older factor that stays is told and reported; two-factor is on all the same', async () => {
    const { settleEnrolment, auth, refetchUser, reportError } = world();
    auth.keepNewestFactor.mockRejectedValueOnce(refused('network-request-failed'));
    expect(await settleEnrolment()).toBe(false);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect(refetchUser).toHaveBeenCalledTimes(1);
  });
});

describe('two-factor off', () => {
  test('removes what there is, and the session hears of it', async () => {
    const { disableMfa, auth, refetchUser } = world();
    expect(await disableMfa(no())).toEqual({ result: 'disabled' });
    expect(auth.removeFactors).toHaveBeenCalledTimes(1);
    expect(refetchUser).toHaveBeenCalledTimes(1);
  });

  test('an old sign-in is renewed first', async () => {
    const { disableMfa, auth } = world();
    auth.removeFactors.mockRejectedValueOnce(refused('requires-recent-login'));
    expect(await disableMfa(yes())).toEqual({ result: 'disabled' });
    expect(auth.removeFactors).toHaveBeenCalledTimes(2);
  });

  test('or nothing happens, without a complaint: the customer said no', async () => {
    const { disableMfa, auth, refetchUser } = world();
    auth.removeFactors.mockRejectedValueOnce(refused('requires-recent-login'));
    expect(await disableMfa(no())).toEqual({ result: 'cancelled' });
    expect(auth.removeFactors).toHaveBeenCalledTimes(1);
    expect(refetchUser).not.toHaveBeenCalled();
  });

  test('a refusal is said in words', async () => {
    const { disableMfa, auth } = world();
    auth.removeFactors.mockRejectedValueOnce(refused('network-request-failed'));
    expect(await disableMfa(no())).toEqual({
      result: 'failed',
      message: '通信に失敗しました。接続を確認してもう一度お試しください。',
    });
  });

  test.each(['user-token-expired', 'user-disabled'])('a session that ends with it says so itself: %s', async (code) => {
    const { disableMfa, auth } = world();
    auth.removeFactors.mockRejectedValueOnce(refused(code));
    expect(await disableMfa(no())).toEqual({ result: 'cancelled' });
  });
});

test('what is no answer of the provider’s is reported', async () => {
  const { disableMfa, enrolPhone, enrolment, auth, reportError } = world();
  auth.removeFactors.mockRejectedValueOnce(new TypeError('broken'));
  expect(await disableMfa(no())).toMatchObject({ result: 'failed' });
  enrolment.sendCode.mockRejectedValueOnce(new TypeError('broken'));
  await expect(enrolPhone('+819012345678', no()).sendCode()).rejects.toThrow('broken');
  expect(reportError).toHaveBeenCalledTimes(2);
});
