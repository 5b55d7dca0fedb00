import { becomeSession, signedIn } from '@portal/app-kit/testing';
import { reportError } from '@portal/platform/observe';
import { provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { checkVerification, openVerification, sendVerificationMail } from './verify-email.ts';

jest.mock('@portal/platform/observe', () => ({
  ...jest.requireActual<object>('@portal/platform/observe'),
  reportError: jest.fn(),
}));
jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

/** What the provider knows; the session learns of it when it asks. */
let isVerified = false;

beforeEach(() => {
  resetProvider();
  jest.mocked(reportError).mockClear();
  isVerified = false;
  becomeSession(signedIn({}, { emailVerified: false }));
  provider.applyCode.mockImplementation(async () => {
    isVerified = true;
  });
  provider.refreshAccount.mockImplementation(async () => becomeSession(signedIn({}, { emailVerified: isVerified })));
});

describe('the code of the mail', () => {
  test('is used once, and the token then shows it too', async () => {
    expect(await openVerification('code-1')).toEqual({ state: 'verified' });
    expect(provider.applyCode.mock.calls).toEqual([['code-1']]);
    expect(provider.refreshAccount).toHaveBeenCalledTimes(1);
  });

  test('of another account changes nothing by being opened', async () => {
    provider.checkEmailVerification.mockResolvedValue({ email: 'sato@demo.example', isOwn: false });
    expect(await openVerification('code-1')).toEqual({ state: 'otherAccount', email: 'sato@demo.example' });
    expect(provider.applyCode).not.toHaveBeenCalled();
  });

  test('of another kind changes nothing', async () => {
    provider.checkEmailVerification.mockResolvedValue(null);
    await expect(openVerification('code-1')).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
    expect(provider.applyCode).not.toHaveBeenCalled();
  });

  test.each(['expired-action-code', 'invalid-action-code', 'network-request-failed', 'too-many-requests'])(
    '%s is left to the caller',
    async (code) => {
      provider.applyCode.mockRejectedValueOnce(refused(code));
      await expect(openVerification('code-1')).rejects.toThrow(code);
    },
  );

  test('used before, by a link that was opened twice: the e-mail is verified', async () => {
    isVerified = true;
    provider.applyCode.mockRejectedValueOnce(refused('invalid-action-code'));
    expect(await openVerification('code-1')).toEqual({ state: 'verified' });
  });

  test('applied, but the answer was lost: another attempt finds it done', async () => {
    provider.refreshAccount.mockRejectedValueOnce(refused('network-request-failed'));
    await expect(openVerification('code-1')).rejects.toThrow('network-request-failed');
    provider.applyCode.mockRejectedValueOnce(refused('invalid-action-code'));
    expect(await openVerification('code-1')).toEqual({ state: 'verified' });
  });
});

test('a mail that was sent, and one that was not', async () => {
  expect(await sendVerificationMail()).toEqual({ result: 'sent' });
  provider.sendVerification.mockRejectedValueOnce(refused('too-many-requests'));
  expect(await sendVerificationMail()).toEqual({
    result: 'failed',
    message: '送信回数の上限に達しました。しばらく時間をおいてお試しください。',
  });
  expect(provider.sendVerification).toHaveBeenCalledTimes(2);
});

test('a verification elsewhere is noticed; without a network it is unknown', async () => {
  expect(await checkVerification()).toBe(false);
  isVerified = true;
  provider.refreshAccount.mockRejectedValueOnce(refused('network-request-failed'));
  expect(await checkVerification()).toBe(false);
  expect(await checkVerification()).toBe(true);
});

test('a refusal is expected; an error that is not the provider’s is reported', async () => {
  provider.sendVerification.mockRejectedValueOnce(refused('too-many-requests'));
  await sendVerificationMail();
  expect(reportError).not.toHaveBeenCalled();
  provider.sendVerification.mockRejectedValueOnce(new TypeError('broken'));
  expect(await sendVerificationMail()).toMatchObject({ result: 'failed' });
  expect(reportError).toHaveBeenCalledTimes(1);
});
