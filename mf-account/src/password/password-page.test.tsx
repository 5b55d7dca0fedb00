import { type FakeApi, renderApp, signedIn } from '@portal/app-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { challenge, provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { PasswordPage } from './password-page.tsx';

jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const changed = jest.fn(() => ({}));
const api: FakeApi = { 'POST /password/changed': changed };

beforeEach(() => {
  resetProvider();
  changed.mockClear();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const current = () => field('現在のパスワード');
const next = () => field('新しいパスワード');
const confirm = () => field('新しいパスワード（確認）');
const submit = () => screen.getByRole('button', { name: 'パスワードを変更する' });

function renderPage(isRequiredChangePassword = false) {
  const app = renderApp(
    [
      { path: '/password', element: <PasswordPage /> },
      { path: '/', element: <p>ホーム</p> },
      { path: '/login', element: <p>ログイン</p> },
      { path: '/mfa-setting', element: <p>2段階認証の設定</p> },
    ],
    { path: '/password', session: signedIn({ isRequiredChangePassword }), api },
  );
  const fill = async (values: { current?: string; next?: string; confirm?: string } = {}) => {
    const { current: old = 'old-pass', next: fresh = 'new-pass', confirm: again = 'new-pass' } = values;
    for (const [field, value] of [
      [current(), old],
      [next(), fresh],
      [confirm(), again],
    ] as const) {
      await app.user.click(field);
      await app.user.paste(value);
    }
  };
  return { ...app, fill };
}

describe('changing the password', () => {
  test('verifies the old one, sets the new one, tells the server and confirms it [1.12, 2.22, 7.17]', async () => {
    const { fill, user, address } = renderPage();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('パスワードの変更');
    await fill();
    await user.click(submit());
    expect(await screen.findByText('パスワードを変更しました。')).toBeVisible();
    expect(provider.reauthenticate).toHaveBeenCalledWith('old-pass');
    expect(provider.updatePassword).toHaveBeenCalledWith('new-pass');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/password');
    expect([current(), next(), confirm()].map(({ value }) => value)).toEqual(['', '', '']);
  });

  test('is sent once however often the button is clicked [4.44]', async () => {
    let answer: () => void = () => undefined;
    provider.updatePassword.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    const { fill } = renderPage();
    await fill();
    act(() => {
      submit().click();
      submit().click();
      submit().click();
    });
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    submit().click();
    await act(async () => answer());
    expect(await screen.findByText('パスワードを変更しました。')).toBeInTheDocument();
    expect(provider.reauthenticate).toHaveBeenCalledTimes(1);
    expect(provider.updatePassword).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('password managers recognise the fields, and each can be shown', async () => {
    const { user } = renderPage();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirm()).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue('tanaka@demo.example');
    expect(next()).toHaveAttribute('type', 'password');
    const [, showNext] = screen.getAllByRole('button', { name: 'パスワードを表示' });
    await user.click(showNext ?? submit());
    expect(next()).toHaveAttribute('type', 'text');
    expect(current()).toHaveAttribute('type', 'password');
  });
});

describe('what the form itself refuses', () => {
  test('shows an error at the field and keeps the rest [5.7, 5.8, 9.9]', async () => {
    const { fill, user } = renderPage();
    await fill({ current: '12345', next: 'short', confirm: 'other-pass' });
    await user.click(submit());
    expect(current()).toHaveAccessibleDescription('パスワードは6文字以上で入力してください。');
    expect(next()).toHaveAccessibleDescription(/パスワードは6文字以上で入力してください。/);
    expect(confirm()).toHaveAccessibleDescription('新しいパスワードと確認用のパスワードが一致しません。');
    expect(current()).toHaveFocus();
    expect(provider.reauthenticate).not.toHaveBeenCalled();
  });

  test('the new password may not be the current one', async () => {
    const { fill, user } = renderPage();
    await fill({ next: 'old-pass', confirm: 'old-pass' });
    await user.click(submit());
    expect(next()).toHaveAccessibleDescription(/現在のパスワードと異なるパスワードを入力してください。/);
    expect(provider.reauthenticate).not.toHaveBeenCalled();
  });

  test('a mismatch is resolved by correcting either field [5.8]', async () => {
    const { fill, user } = renderPage();
    await fill({ next: 'new-pass', confirm: 'new-pass2' });
    await user.tab();
    expect(confirm()).toBeInvalid();
    await user.type(next(), '2');
    await waitFor(() => expect(confirm()).toBeValid());
  });
});

describe('what the provider refuses', () => {
  const AT_FIELD = [
    ['wrong-password', 'reauthenticate', current, /現在のパスワードが正しくありません。/],
    ['invalid-credential', 'reauthenticate', current, /現在のパスワードが正しくありません。/],
    ['weak-password', 'updatePassword', next, /パスワードが簡単すぎます。/],
  ] as const;
  test.each(AT_FIELD)('%s is shown at its field, and no input is lost [8.14]', async (code, step, at, message) => {
    provider[step].mockRejectedValue(refused(code));
    const { fill, user } = renderPage();
    await fill();
    await user.click(submit());
    await waitFor(() => expect(at()).toHaveAccessibleDescription(message));
    expect(at()).toHaveFocus();
    expect([current(), next(), confirm()].map(({ value }) => value)).toEqual(['old-pass', 'new-pass', 'new-pass']);
    expect(changed).not.toHaveBeenCalled();
  });

  const IN_FORM = [
    ['too-many-requests', '失敗が続いたため、アカウントを一時的にロックしました。'],
    ['user-disabled', 'このアカウントは利用できません。'],
    ['network-request-failed', '通信に失敗しました。'],
    ['password-answer-lost', '新しいパスワードでログインできるか確認してから、操作してください。'],
    ['internal-error', '一度ログアウトしてから、もう一度ログインしてお試しください。'],
  ] as const;
  test.each(IN_FORM)('%s is shown above the fields [8.15, 8.16]', async (code, message) => {
    provider.reauthenticate.mockRejectedValue(refused(code));
    const { fill, user } = renderPage();
    await fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(current()).toHaveValue('old-pass');
    provider.reauthenticate.mockResolvedValue(undefined);
    await user.click(submit());
    expect(await screen.findByText('パスワードを変更しました。')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an old sign-in leads to a new one, and back here [8.17]', async () => {
    provider.updatePassword.mockRejectedValue(refused('requires-recent-login'));
    const { fill, user, router } = renderPage();
    await fill();
    await user.click(submit());
    const dialog = await screen.findByRole('alertdialog', { name: '再ログインが必要です' });
    expect(dialog).toHaveTextContent('安全のため、もう一度ログインしてから操作してください。');
    await user.click(within(dialog).getByRole('button', { name: 'ログイン画面へ' }));
    expect(await screen.findByText('ログイン')).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ returnTo: '/password' });
  });
});

describe('with two-factor on', () => {
  const code = () => screen.findByLabelText<HTMLInputElement>('認証コード（6桁）');

  async function submitWithMfa() {
    provider.reauthenticate.mockRejectedValue(refused('multi-factor-auth-required'));
    const app = renderPage();
    await app.fill();
    await app.user.click(submit());
    await screen.findByRole('dialog', { name: '認証コードの入力' });
    return app;
  }

  test('the SMS code is requested before the password is set [1.12]', async () => {
    const { user } = await submitWithMfa();
    expect(challenge.sendCode).toHaveBeenCalledTimes(1);
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAccessibleDescription('***-****-4444 に送信した6桁の認証コードを入力してください。');
    expect(provider.updatePassword).not.toHaveBeenCalled();
    await user.type(await code(), '１２３ ４５６{Enter}');
    expect(await screen.findByText('パスワードを変更しました。')).toBeInTheDocument();
    expect(challenge.confirm.mock.calls).toEqual([['123456']]);
    expect(provider.updatePassword.mock.calls).toEqual([['new-pass']]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('a wrong code shows an error, and changes nothing', async () => {
    const { user } = await submitWithMfa();
    challenge.confirm.mockRejectedValueOnce(refused('invalid-verification-code'));
    await user.type(await code(), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('認証コードが正しくありません。');
    expect(provider.updatePassword).not.toHaveBeenCalled();
  });

  test('closing the dialog changes nothing, and keeps the input', async () => {
    const { user } = await submitWithMfa();
    await user.click(screen.getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(provider.updatePassword).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
    expect(current()).toHaveValue('old-pass');
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  });
});

describe('a password that must be changed', () => {
  test('says why, and leads home once it is changed [2.22]', async () => {
    const { fill, user, address } = renderPage(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('パスワードを変更してください');
    expect(screen.getByText(/初回ログイン時にパスワードの変更をお願いしています。/)).toBeInTheDocument();
    await fill();
    await user.click(submit());
    expect(await screen.findByText('ホーム')).toBeInTheDocument();
    expect(screen.getByText('パスワードを変更しました。')).toBeVisible();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
  });

  test('does not go home if the next guard has already led on', async () => {
    let answer: () => void = () => undefined;
    provider.updatePassword.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    const { fill, user, address, router } = renderPage(true);
    await fill();
    await user.click(submit());
    await act(() => router.navigate('/mfa-setting'));
    await act(async () => answer());
    expect(await screen.findByText('パスワードを変更しました。')).toBeVisible();
    expect(address()).toBe('/mfa-setting');
  });

  test('stays until it is accepted', async () => {
    provider.reauthenticate.mockRejectedValue(refused('wrong-password'));
    const { fill, user, address } = renderPage(true);
    await fill();
    await user.click(submit());
    await waitFor(() => expect(current()).toBeInvalid());
    expect(address()).toBe('/password');
  });
});
