import { createVerification } from './verify-email.ts';

const refused = (code: string) => Object.assign(new Error(code), { code });

/** A provider that knows whether the e-mail is verified, and a session that hears of it when it asks. */
function world({ verified = false, ofThisAccount = true } = {}) {
  const provider = { verified };
  const session = { verified: false };
  const auth = {
    sendVerification: jest.fn(async () => undefined),
    applyCode: jest.fn(async (_code: string) => {
      provider.verified = ofThisAccount;
    }),
    refreshAccount: jest.fn(async () => {
      session.verified = provider.verified;
    }),
    authErrorCode: (error: unknown) => (error as { code?: string }).code ?? null,
  };
  const reportError = jest.fn();
  return {
    auth,
    provider,
    reportError,
    ...createVerification({ auth, isVerified: () => session.verified, reportError }),
  };
}

describe('the code of the mail', () => {
  test('is used once, and the token then says it too [2.41]', async () => {
    const { auth, verifyEmail } = world();
    expect(await verifyEmail('code-1')).toEqual({ result: 'verified' });
    expect(auth.applyCode.mock.calls).toEqual([['code-1']]);
    expect(auth.refreshAccount).toHaveBeenCalledTimes(1);
  });

  test('of another account verifies nothing here', async () => {
    const { verifyEmail } = world({ ofThisAccount: false });
    expect(await verifyEmail('code-1')).toEqual({ result: 'otherAccount' });
  });

  test.each([
    ['expired-action-code', 'URLの有効期限が切れています。もう一度メールを送信してください。', true],
    ['invalid-action-code', 'URLが正しくありません。もう一度メールを送信してください。', true],
    ['network-request-failed', '通信に失敗しました。接続を確認してもう一度お試しください。', false],
    ['too-many-requests', '送信回数の上限に達しました。しばらく時間をおいてお試しください。', false],
  ])('%s is said; whether only a new mail helps: %s %s [8.9, 8.10]', async (code, message, isSpent) => {
    const { auth, verifyEmail } = world();
    auth.applyCode.mockRejectedValueOnce(refused(code));
    expect(await verifyEmail('code-1')).toEqual({ result: 'failed', message, isSpent });
  });

  test('used before, by a link that was opened twice: what matters is done', async () => {
    const { auth, verifyEmail } = world({ verified: true });
    auth.applyCode.mockRejectedValueOnce(refused('invalid-action-code'));
    expect(await verifyEmail('code-1')).toEqual({ result: 'verified' });
  });

  test('applied, but the answer was lost: another attempt finds it done', async () => {
    const { auth, verifyEmail } = world();
    auth.refreshAccount.mockRejectedValueOnce(refused('network-request-failed'));
    expect(await verifyEmail('code-1')).toMatchObject({ result: 'failed', isSpent: false });
    auth.applyCode.mockRejectedValueOnce(refused('invalid-action-code'));
    expect(await verifyEmail('code-1')).toEqual({ result: 'verified' });
  });
});

test('a mail that was sent, and one that was not [2.39]', async () => {
  const { auth, sendVerificationMail } = world();
  expect(await sendVerificationMail()).toEqual({ result: 'sent' });
  auth.sendVerification.mockRejectedValueOnce(refused('too-many-requests'));
  expect(await sendVerificationMail()).toEqual({
    result: 'failed',
    message: '送信回数の上限に達しました。しばらく時間をおいてお試しください。',
  });
  expect(auth.sendVerification).toHaveBeenCalledTimes(2);
});

test('verified meanwhile elsewhere, it is noticed; without a network it is not known yet', async () => {
  const { auth, provider, checkVerification } = world();
  expect(await checkVerification()).toBe(false);
  provider.verified = true;
  auth.refreshAccount.mockRejectedValueOnce(refused('network-request-failed'));
  expect(await checkVerification()).toBe(false);
  expect(await checkVerification()).toBe(true);
});

test('what is no answer of the provider’s is reported', async () => {
  const { auth, sendVerificationMail, verifyEmail, reportError } = world();
  auth.sendVerification.mockRejectedValueOnce(new TypeError('broken'));
  expect(await sendVerificationMail()).toMatchObject({ result: 'failed' });
  auth.applyCode.mockRejectedValueOnce(new TypeError('broken'));
  expect(await verifyEmail('code-1')).toMatchObject({ result: 'failed', isSpent: false });
  expect(reportError).toHaveBeenCalledTimes(2);
});
