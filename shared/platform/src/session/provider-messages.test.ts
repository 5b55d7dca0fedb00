import {
  newPasswordMessage,
  passwordChangeRefusal,
  phoneRefusal,
  reauthenticationRefusal,
  resetRequestMessage,
  revertMessage,
  secondFactorMessage,
  signInCodeMessage,
  signInMessages,
} from './provider-messages.ts';

const UNEXPECTED = '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。';
const NETWORK = '通信に失敗しました。接続を確認してもう一度お試しください。';
const DISABLED = 'このアカウントは利用できません。サポート窓口にお問い合わせください。';
const CODE_EXPIRED = '認証コードの有効期限が切れています。コードを再送してください。';

describe('the login', () => {
  test.each(['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found', 'invalid-email'])(
    '%s shows the one sentence that reveals nothing about the account [8.30]',
    (code) => {
      expect(signInMessages(code)).toEqual(['メールアドレスまたはパスワードが正しくありません。']);
    },
  );

  test.each([
    ['user-disabled', [UNEXPECTED, DISABLED]],
    [
      'too-many-requests',
      [UNEXPECTED, 'ログインの失敗が続いたため、一時的にログインできません。しばらく時間をおいてお試しください。'],
    ],
    ['network-request-failed', [UNEXPECTED, NETWORK]],
    ['internal-error', [UNEXPECTED]],
    [null, [UNEXPECTED]],
  ])('%s is unexpected, and says what helps if that is known [8.30]', (code, expected) => {
    expect(signInMessages(code)).toEqual(expected);
  });

  const NOT_SENT = '認証コードを送信できませんでした。しばらく時間をおいてお試しください。';
  test.each([
    ['confirm', 'invalid-verification-code', '認証コードが正しくありません。'],
    ['confirm', 'code-expired', CODE_EXPIRED],
    ['confirm', 'session-expired', CODE_EXPIRED],
    ['confirm', 'missing-code', '認証コードが正しくありません。'],
    ['confirm', 'invalid-verification-id', CODE_EXPIRED],
    [
      'confirm',
      'too-many-requests',
      'ログインの失敗が続いたため、一時的にログインできません。しばらく時間をおいてお試しください。',
    ],
    ['confirm', 'network-request-failed', NETWORK],
    ['confirm', 'user-disabled', DISABLED],
    ['confirm', 'internal-error', UNEXPECTED],
    ['send', 'quota-exceeded', NOT_SENT],
    ['send', 'too-many-requests', NOT_SENT],
    ['send', 'network-request-failed', NETWORK],
    ['send', 'user-disabled', DISABLED],
    ['send', 'session-expired', CODE_EXPIRED],
    ['send', 'code-expired', CODE_EXPIRED],
    ['send', null, NOT_SENT],
  ] as const)('code by SMS, %s: %s [8.30]', (step, code, message) => {
    expect(signInCodeMessage(step, code)).toBe(message);
  });
});

/** Which text is shown; the wording belongs to the app that has the screen. */
const key = (name: string) => name;

/** Each code of a purpose with the key of its text, and one code that the provider may add some day. */
const PURPOSES: Record<string, [message: (code: string | null) => string, keys: Record<string, string>]> = {
  'the mail for a new password': [
    (code) => resetRequestMessage(key, code),
    {
      'invalid-email': 'passwordReset.errorEmail',
      'user-not-found': 'passwordReset.errorEmail',
      'missing-email': 'passwordReset.errorEmail',
      'too-many-requests': 'passwordReset.errorTooMany',
      'quota-exceeded': 'passwordReset.errorTooMany',
      'user-disabled': 'authError.disabled',
      'network-request-failed': 'authError.network',
      'mail-answer-lost': 'authError.lostMail',
      'internal-error': 'authError.unexpected',
    },
  ],
  'a new password': [
    (code) => newPasswordMessage(key, code),
    {
      'expired-action-code': 'passwordResetChange.errorExpired',
      'invalid-action-code': 'passwordResetChange.errorInvalid',
      'user-disabled': 'passwordResetChange.errorDisabled',
      'user-not-found': 'passwordResetChange.errorNotFound',
      'weak-password': 'passwordResetChange.errorWeak',
      'password-does-not-meet-requirements': 'passwordResetChange.errorWeak',
      'too-many-requests': 'authError.tooMany',
      'network-request-failed': 'authError.network',
      'password-answer-lost': 'authError.lostPassword',
      'internal-error': 'authError.unexpected',
    },
  ],
  'a second factor that is taken back': [
    (code) => revertMessage(key, code),
    {
      'expired-action-code': 'passwordResetChange.errorExpired',
      'invalid-action-code': 'passwordResetChange.errorInvalid',
      'user-disabled': 'authError.disabled',
      'user-not-found': 'passwordResetChange.errorNotFound',
      'too-many-requests': 'authError.tooMany',
      'network-request-failed': 'authError.network',
      'code-answer-lost': 'authError.lostRevert',
      'internal-error': 'authError.unexpected',
    },
  ],
  'a second factor': [
    (code) => secondFactorMessage(key, code),
    {
      'invalid-verification-code': 'mfaSetting.errorCode',
      'missing-code': 'mfaSetting.errorCode',
      'code-expired': 'login.errorCodeExpired',
      'session-expired': 'login.errorCodeExpired',
      'invalid-verification-id': 'login.errorCodeExpired',
      'missing-verification-id': 'login.errorCodeExpired',
      'credential-already-in-use': 'mfaSetting.errorInUse',
      'second-factor-already-in-use': 'mfaSetting.errorInUse',
      'invalid-phone-number': 'mfaSetting.errorPhone',
      'missing-phone-number': 'mfaSetting.errorPhone',
      'captcha-check-failed': 'mfaSetting.errorRecaptcha',
      'invalid-app-credential': 'mfaSetting.errorRecaptcha',
      'missing-app-credential': 'mfaSetting.errorRecaptcha',
      'invalid-recaptcha-token': 'mfaSetting.errorRecaptcha',
      'missing-recaptcha-token': 'mfaSetting.errorRecaptcha',
      'too-many-requests': 'mfaSetting.errorTooMany',
      'quota-exceeded': 'mfaSetting.errorTooMany',
      'unverified-email': 'mfaVerify.lead',
      'requires-recent-login': 'relogin.body',
      'expired-action-code': 'authAction.expired',
      'invalid-action-code': 'authAction.invalid',
      'email-already-in-use': 'authError.emailInUse',
      'user-disabled': 'session.accountDisabled',
      'user-not-found': 'session.accountDisabled',
      'user-token-expired': 'session.expiredBody',
      'invalid-user-token': 'session.expiredBody',
      'network-request-failed': 'authError.network',
      'mail-answer-lost': 'authError.lostMail',
      'factor-answer-lost': 'authError.lostFactor',
      'code-answer-lost': 'authError.lostVerification',
      'internal-error': 'authError.unexpected',
    },
  ],
};

describe.each(Object.entries(PURPOSES))('%s', (_purpose, [message, keys]) => {
  test.each(Object.entries(keys))('%s: %s', (code, expected) => {
    expect(message(code)).toBe(expected);
  });

  test('an error without a provider code is unexpected', () => {
    expect(message(null)).toBe('authError.unexpected');
  });
});

test.each([
  ['wrong-password', 'current', 'password.errorCurrent'],
  ['invalid-credential', 'current', 'password.errorCurrent'],
  ['invalid-login-credentials', 'current', 'password.errorCurrent'],
  ['weak-password', 'next', 'password.errorWeak'],
  ['password-does-not-meet-requirements', 'next', 'password.errorWeak'],
  ['too-many-requests', 'form', 'password.errorTooMany'],
  ['user-disabled', 'form', 'session.accountDisabled'],
  ['network-request-failed', 'form', 'authError.network'],
  ['password-answer-lost', 'form', 'authError.lostPassword'],
  ['internal-error', 'form', 'password.errorGeneric'],
  [null, 'form', 'password.errorGeneric'],
])('a password that cannot be changed, %s: at %s, %s', (code, field, message) => {
  expect(passwordChangeRefusal(key, code)).toEqual({ field, message });
});

test.each([
  ['credential-already-in-use', 'phone', 'mfaSetting.errorInUse'],
  ['invalid-phone-number', 'phone', 'mfaSetting.errorPhone'],
  ['too-many-requests', 'form', 'mfaSetting.errorTooMany'],
  [null, 'form', 'authError.unexpected'],
])('a phone that gets no code, %s: at %s, %s', (code, field, message) => {
  expect(phoneRefusal(key, code)).toEqual({ field, message });
});

test.each([
  ['wrong-password', 'current', 'password.errorCurrent'],
  ['too-many-requests', 'form', 'password.errorTooMany'],
  ['weak-password', 'form', 'authError.unexpected'],
  ['requires-recent-login', 'form', 'relogin.body'],
  [null, 'form', 'authError.unexpected'],
])('a password that is asked for again, %s: at %s, %s', (code, field, message) => {
  expect(reauthenticationRefusal(key, code)).toEqual({ field, message });
});
