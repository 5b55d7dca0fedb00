import { becomeSession, knownMfa, renderApp, signedIn } from '@portal/app-kit/testing';
import { type Session, storageKey, tabStore } from '@portal/platform/session';
import { act, screen, waitFor } from '@testing-library/react';
import { provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { CompletePage } from './complete-page.tsx';
import { SentPage } from './sent-page.tsx';
import { VerifyPage } from './verify-page.tsx';

jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const QUERY = '?mode=verifyEmail&oobCode=code-1&apiKey=fake-api-key&lang=ja';
const unverified = signedIn({}, { emailVerified: false });
/** What the session does once the provider says that the e-mail is verified. */
const becomeVerified = async () => becomeSession({ ...unverified, emailVerified: true });

beforeEach(() => {
  resetProvider();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const open = (path: string, session: Session = unverified) =>
  renderApp(
    [
      { path: '/mfa/email-verify', element: <VerifyPage /> },
      { path: '/mfa/email-verify-sent', element: <SentPage /> },
      { path: '/mfa/email-verify-complete', element: <CompletePage /> },
    ],
    { path, session },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const resend = '確認メールを再送する';

describe('/mfa/email-verify', () => {
  test('shows the address, sends one mail and says that it is sent [2.39]', async () => {
    const { user, address } = open('/mfa/email-verify');
    expect(await heading('メールアドレスの確認')).toBeVisible();
    expect(screen.getByText('ご利用を続けるには、メールアドレスの確認が必要です。')).toBeVisible();
    expect(screen.getByText('tanaka@demo.example')).toBeVisible();
    await user.click(button('確認メールを送信する'));
    expect(await heading('確認メールを送信しました')).toBeVisible();
    expect(address()).toBe('/mfa/email-verify-sent');
    expect(provider.sendVerification).toHaveBeenCalledTimes(1);
  });

  test('the mail is remembered as a draft, which is removed with its customer', async () => {
    const { user } = open('/mfa/email-verify');
    await user.click(button('確認メールを送信する'));
    await heading('確認メールを送信しました');
    const customer = unverified.state === 'signedIn' ? unverified.uid : '';
    expect(tabStore.keys()).toEqual([`draft:${customer}:verification-mail`]);
  });

  test('if two-factor is demanded, it says what comes next', async () => {
    open('/mfa/email-verify', signedIn({ isRequiredMfa: true }, { emailVerified: false }));
    expect(await screen.findByText('2段階認証を設定する前に、メールアドレスの確認が必要です。')).toBeVisible();
  });

  test('a mail that cannot be sent shows an error, and can be requested again at once', async () => {
    provider.sendVerification.mockRejectedValueOnce(refused('too-many-requests'));
    const { user, address } = open('/mfa/email-verify');
    await user.click(button('確認メールを送信する'));
    expect(await screen.findByRole('alert')).toHaveTextContent('送信回数の上限に達しました。');
    expect(address()).toBe('/mfa/email-verify');
    expect(button('確認メールを送信する')).toBeEnabled();
  });

  test('does nothing for a verified address', async () => {
    const { address } = open('/mfa/email-verify', signedIn());
    expect(await heading('メールアドレスを確認しました')).toBeVisible();
    expect(address()).toBe('/mfa/email-verify-complete');
  });
});

test('a link that waited for the password change is followed, not requested again', async () => {
  tabStore.set(storageKey('action-code:/mfa/email-verify-complete'), 'code-1');
  provider.refreshAccount.mockImplementation(becomeVerified);
  const { address } = open('/mfa/email-verify');
  expect(await heading('メールアドレスを確認しました')).toBeVisible();
  expect(address()).toBe('/mfa/email-verify-complete');
  expect(provider.applyCode.mock.calls).toEqual([['code-1']]);
});

describe('/mfa/email-verify-sent', () => {
  async function openSent() {
    const app = open('/mfa/email-verify');
    await app.user.click(button('確認メールを送信する'));
    await heading('確認メールを送信しました');
    return app;
  }

  test('says what to do; another mail after thirty seconds at the earliest [2.40]', async () => {
    jest.useFakeTimers();
    const { user } = await openSent();
    expect(screen.getByText(/^tanaka@demo.example に届いたメールのURLを開いて、/)).toBeVisible();
    expect(button('30秒後に再送できます')).toBeDisabled();
    for (let second = 0; second < 30; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    await user.click(button(resend));
    expect(await screen.findByText('確認メールを再送しました。')).toBeVisible();
    expect(provider.sendVerification).toHaveBeenCalledTimes(2);
    expect(button('30秒後に再送できます')).toBeDisabled();
  });

  test('a reload neither sends again nor restarts the wait', async () => {
    const { unmount } = await openSent();
    unmount();
    open('/mfa/email-verify-sent');
    expect(await heading('確認メールを送信しました')).toBeVisible();
    expect(screen.getByRole('button', { name: /秒後に再送できます/ })).toBeDisabled();
    expect(provider.sendVerification).toHaveBeenCalledTimes(1);
  });

  test('typed into the address bar, it leads to the page that sends', async () => {
    const { address } = open('/mfa/email-verify-sent');
    expect(await heading('メールアドレスの確認')).toBeVisible();
    expect(address()).toBe('/mfa/email-verify');
  });

  test('coming back to the tab asks whether it is done, and continues', async () => {
    const { address } = await openSent();
    provider.refreshAccount.mockImplementation(becomeVerified);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await heading('メールアドレスを確認しました')).toBeVisible();
    expect(address()).toBe('/mfa/email-verify-complete');
  });

  test('asked at once, it says if it is not done yet', async () => {
    const { user } = await openSent();
    await user.click(button('確認の状況を更新する'));
    expect(await screen.findByText(/^メールアドレスの確認はまだ完了していません。/)).toBeVisible();
    expect(provider.refreshAccount).toHaveBeenCalledTimes(1);
  });
});

describe('/mfa/email-verify-complete, the link of the mail', () => {
  const complete = `/mfa/email-verify-complete${QUERY}`;
  const keptCodes = () => JSON.stringify({ ...window.sessionStorage, ...window.localStorage });

  test('uses the code once, says that it is done, and keeps it nowhere [2.41]', async () => {
    provider.refreshAccount.mockImplementation(becomeVerified);
    const { address } = open(complete);
    expect(await heading('メールアドレスを確認しました')).toBeVisible();
    expect(provider.applyCode.mock.calls).toEqual([['code-1']]);
    expect(address()).toBe('/mfa/email-verify-complete');
    expect(keptCodes()).not.toContain('code-1');
    expect(screen.getByRole('link', { name: '2段階認証を設定する' })).toHaveAttribute('href', '/mfa-setting');
    expect(screen.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
  });

  test('says so while the code is being used; the address bar no longer holds it', async () => {
    let answer: () => void = () => undefined;
    provider.applyCode.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    const { address } = open(complete);
    expect(await screen.findByText('リンクを確認しています')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/mfa/email-verify-complete'));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => answer());
  });

  test('if two-factor is demanded there is no way around it', async () => {
    provider.refreshAccount.mockImplementation(becomeVerified);
    open('/mfa/email-verify-complete', signedIn({ isRequiredMfa: true }));
    expect(await screen.findByRole('link', { name: '2段階認証を設定する' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ホームへ' })).toBeNull();
  });

  test('if two-factor is already on, home is next', async () => {
    open('/mfa/email-verify-complete', signedIn({}, { mfa: knownMfa({ isMfaEnabled: true, mfaPhoneNumber: null }) }));
    expect(await screen.findByRole('link', { name: 'ホームへ' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '2段階認証を設定する' })).toBeNull();
  });

  test('if the two-factor setting is unknown, it says so; home is next', async () => {
    open('/mfa/email-verify-complete', signedIn({}, { mfa: { state: 'unknown', reason: 'offline' } }));
    expect(await screen.findByText('メールアドレスの確認が完了しました。')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('2段階認証の設定状況を確認できませんでした。');
    expect(screen.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: '2段階認証を設定する' })).toBeNull();
  });

  test.each([
    ['expired-action-code', 'URLの有効期限が切れています。もう一度メールを送信してください。'],
    ['invalid-action-code', 'URLが正しくありません。もう一度メールを送信してください。'],
    ['user-disabled', 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。'],
  ])('%s: says so, removes the code and offers a new mail [8.9, 8.10]', async (code, message) => {
    provider.applyCode.mockRejectedValue(refused(code));
    const { user, address } = open(complete);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(keptCodes()).not.toContain('code-1');
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
    await user.click(button(resend));
    expect(await heading('確認メールを送信しました')).toBeVisible();
    expect(address()).toBe('/mfa/email-verify-sent');
  });

  test('without a network the same link can be retried, even after a reload', async () => {
    provider.applyCode.mockRejectedValueOnce(refused('network-request-failed'));
    const first = open(complete);
    expect(await screen.findByRole('alert')).toHaveTextContent('通信に失敗しました。');
    first.unmount();
    provider.applyCode.mockRejectedValueOnce(refused('network-request-failed'));
    const { user } = open('/mfa/email-verify-complete');
    await screen.findByRole('alert');
    provider.refreshAccount.mockImplementation(becomeVerified);
    await user.click(button('もう一度試す'));
    expect(await heading('メールアドレスを確認しました')).toBeVisible();
    expect(provider.applyCode.mock.calls).toEqual([['code-1'], ['code-1'], ['code-1']]);
  });

  describe('of another account', () => {
    beforeEach(() => {
      provider.checkEmailVerification.mockResolvedValue({ email: 'sato@demo.example', isOwn: false });
    });
    const confirm = () => screen.findByRole('button', { name: '確認を完了する' });

    test('verifies nothing by being opened: says so, and asks', async () => {
      open(complete);
      expect(await confirm()).toBeEnabled();
      expect(screen.getByText(/^このURLは、ログイン中のアカウントのものではありません。/)).toBeVisible();
      expect(screen.getByText('s***@demo.example')).toBeVisible();
      expect(document.body).not.toHaveTextContent('sato@');
      expect(provider.applyCode).not.toHaveBeenCalled();
    });

    test('the press verifies that one, once, and leads on', async () => {
      const { user } = open(complete);
      await user.dblClick(await confirm());
      expect(await screen.findByText('メールアドレスの確認が完了しました。')).toBeVisible();
      expect(provider.applyCode.mock.calls).toEqual([['code-1']]);
      expect(keptCodes()).not.toContain('code-1');
      expect(screen.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
    });

    test('a press that fails can be repeated', async () => {
      provider.applyCode.mockRejectedValueOnce(refused('network-request-failed'));
      const { user } = open(complete);
      await user.click(await confirm());
      expect(await screen.findByRole('alert')).toHaveTextContent('通信に失敗しました。');
      await user.click(await confirm());
      expect(await screen.findByText('メールアドレスの確認が完了しました。')).toBeVisible();
    });
  });

  test.each(['?mode=verifyEmail&apiKey=k', '?mode=verifyEmail&oobCode=a&oobCode=b&apiKey=k', ''])(
    'an incomplete link (%j) is invalid [5.30]',
    async (search) => {
      open(`/mfa/email-verify-complete${search}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('URLが正しくありません。');
      expect(provider.applyCode).not.toHaveBeenCalled();
      expect(tabStore.keys().filter((key) => key.startsWith('action-code:'))).toEqual([]);
    },
  );
});
