import { renderApp } from '@portal/app-kit/testing';
import * as firebase from '@portal/platform/firebase';
import { localStore, type Session, storageKey } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SignInForm } from './sign-in.tsx';

jest.mock('@portal/platform/firebase', () => ({
  authErrorCode: (error: { code?: string }) => error.code ?? null,
  mfaChallengeOf: jest.fn(() => null),
  signInWithPassword: jest.fn(),
  watchAccount: async () => () => undefined,
}));
const provider = jest.mocked(firebase);
const refuse = (code: string) =>
  provider.signInWithPassword.mockRejectedValueOnce(Object.assign(new Error(), { code }));

const signedOut: Session = { state: 'signedOut' };
const email = () => screen.getByRole('textbox', { name: 'メールアドレス' });
const password = () => screen.getByLabelText('パスワード');
const submit = () => screen.getByRole('button', { name: 'ログイン' });

function open() {
  const onSignedIn = jest.fn();
  return { onSignedIn, ...renderApp(<SignInForm onSignedIn={onSignedIn} />, { session: signedOut }) };
}

async function fill(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(email());
  await user.paste('tanaka@demo.example');
  await user.click(password());
  await user.paste('demo-pass-1');
}

beforeEach(() => {
  jest.clearAllMocks();
  provider.signInWithPassword.mockResolvedValue(undefined);
  provider.mfaChallengeOf.mockReturnValue(null);
  localStore.remove('keep-login');
});

test('the button waits until both fields are filled [5.6]', async () => {
  const { user } = open();
  expect(submit()).toBeDisabled();
  await user.type(email(), 'a');
  expect(submit()).toBeDisabled();
  await user.type(password(), 'x');
  expect(submit()).toBeEnabled();
  await user.clear(email());
  await user.type(email(), '  ');
  expect(submit()).toBeDisabled();
});

test('e-mail, password and the box go to the provider; then the session continues [1.4, 2.8, 2.9]', async () => {
  const { user, onSignedIn } = open();
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: 'ログイン状態を保持する' }));
  await user.click(submit());
  expect(provider.signInWithPassword).toHaveBeenCalledWith('tanaka@demo.example', 'demo-pass-1', true);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
});

test('the box keeps its last setting [9.23]', () => {
  localStore.set(storageKey('keep-login'), 'true');
  open();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByText(t('login.keepNote'))).toBeVisible();
});

test('password managers recognise the fields', () => {
  open();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('a wrong password: one sentence, everything kept, the password ready to be retyped [8.6]', async () => {
  const { user, onSignedIn } = open();
  await fill(user);
  refuse('wrong-password');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^メールアドレスまたはパスワードが正しくありません。$/);
  expect(email()).toHaveValue('tanaka@demo.example');
  expect(password()).toHaveValue('demo-pass-1');
  expect(password()).toHaveFocus();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('any other error: the unexpected-error sentence, then what helps [8.7]', async () => {
  const { user } = open();
  await fill(user);
  refuse('user-disabled');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。このアカウントは利用できません。',
  );
  await user.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('submitting three times in one task signs in once [4.44]', async () => {
  let letIn: () => void = () => undefined;
  provider.signInWithPassword.mockReturnValue(new Promise((resolve) => (letIn = resolve)));
  const { user } = open();
  await fill(user);
  const form = email().closest('form') as HTMLFormElement;
  for (let count = 0; count < 3; count += 1) fireEvent.submit(form);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(provider.signInWithPassword).toHaveBeenCalledTimes(1));
  await act(async () => letIn());
});

describe('with two-factor on', () => {
  const challenge = { phone: '+********4444', sendCode: jest.fn(), confirm: jest.fn() };
  const code = () => screen.getByRole('textbox', { name: '認証コード（6桁）' });
  const verify = () => screen.getByRole('button', { name: '認証する' });

  async function openCodeStep() {
    challenge.sendCode.mockResolvedValue(undefined);
    challenge.confirm.mockResolvedValue(undefined);
    const app = open();
    await fill(app.user);
    refuse('multi-factor-auth-required');
    provider.mfaChallengeOf.mockReturnValue(challenge);
    await app.user.click(submit());
    await screen.findByRole('heading', { name: '認証コードの入力' });
    return app;
  }

  test('a code is sent once; its field has the focus and says where it went [2.11, 8.8]', async () => {
    await openCodeStep();
    expect(challenge.sendCode).toHaveBeenCalledTimes(1);
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription('***-****-4444 に送信した6桁の認証コードを入力してください。');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['123456', '１２３４５６', '123 456', ' 123-456 '])('%j is accepted as the code', async (typed) => {
    const { user, onSignedIn } = await openCodeStep();
    expect(verify()).toBeDisabled();
    await user.click(code());
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(challenge.confirm).toHaveBeenCalledWith('123456');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  });

  test('while the SMS is being sent the button is busy; then the code can be typed', async () => {
    let sent: () => void = () => undefined;
    challenge.sendCode.mockReturnValueOnce(new Promise<void>((resolve) => (sent = resolve)));
    const { user, onSignedIn } = await openCodeStep();
    await user.type(code(), '123456');
    expect(verify()).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Enter}');
    expect(challenge.confirm).not.toHaveBeenCalled();
    await act(async () => sent());
    expect(verify()).not.toHaveAttribute('aria-busy');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  });

  test('a wrong code is reported, and can be retyped', async () => {
    const { user, onSignedIn } = await openCodeStep();
    challenge.confirm.mockRejectedValueOnce({ code: 'invalid-verification-code' });
    await user.type(code(), '000000');
    await user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent('認証コードが正しくありません。');
    await user.clear(code());
    await user.type(code(), '123456');
    await user.click(verify());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  });

  test('a code that could not be sent is reported, and can be requested again at once', async () => {
    challenge.sendCode.mockRejectedValueOnce({ code: 'quota-exceeded' });
    const app = open();
    await fill(app.user);
    refuse('multi-factor-auth-required');
    provider.mfaChallengeOf.mockReturnValue(challenge);
    await app.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('認証コードを送信できませんでした。');
    expect(screen.getByRole('button', { name: 'コードを再送する' })).toBeEnabled();
  });

  test('back leads to the form as it was', async () => {
    const { user } = await openCodeStep();
    await user.click(screen.getByRole('button', { name: 'ログイン画面に戻る' }));
    expect(email()).toHaveValue('tanaka@demo.example');
    expect(password()).toHaveValue('demo-pass-1');
    expect(password()).toHaveFocus();
  });

  test('another code can be requested after thirty seconds', async () => {
    jest.useFakeTimers();
    const { user } = await openCodeStep();
    expect(screen.getByRole('button', { name: '30秒後に再送できます' })).toBeDisabled();
    for (let second = 0; second < 30; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    await user.click(screen.getByRole('button', { name: 'コードを再送する' }));
    expect(challenge.sendCode).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('認証コードを再送しました。')).toBeVisible();
    jest.useRealTimers();
  });
});
