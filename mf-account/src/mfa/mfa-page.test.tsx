import { type FakeApi, failWith, knownMfa, renderApp, signedIn } from '@portal/app-kit/testing';
import type { Mfa } from '@portal/contract/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { challenge, provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { MfaPage } from './mfa-page.tsx';

jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const ON: Mfa = { isMfaEnabled: true, mfaPhoneNumber: '***-****-5678' };
const OFF: Mfa = { isMfaEnabled: false, mfaPhoneNumber: null };
const user = signedIn().user;
/** The server's answer once the provider has removed the factor. */
const api: FakeApi = { 'GET /user': () => user, 'GET /user/mfa': () => OFF };

beforeEach(resetProvider);

const open = (mfa = ON, isRequiredMfa = false) =>
  renderApp(<MfaPage />, { path: '/mfa', session: signedIn({ isRequiredMfa }, { mfa: knownMfa(mfa) }), api });
const disableButton = () => screen.getByRole('button', { name: '2段階認証を無効にする' });

async function confirmDisabling(app: ReturnType<typeof open>): Promise<void> {
  await app.user.click(disableButton());
  const question = await screen.findByRole('alertdialog', { name: '2段階認証を無効にします' });
  await app.user.click(within(question).getByRole('button', { name: '2段階認証を無効にする' }));
}

describe('the current setting', () => {
  test('on: with the number, whose last four digits are read out, and the ways to change it [2.38]', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2段階認証の設定');
    expect(screen.getByText('有効')).toBeVisible();
    expect(screen.getByText('***-****-5678')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('下4桁 5678')).toBeInTheDocument();
    expect(disableButton()).toBeEnabled();
    expect(screen.getByRole('link', { name: '電話番号を変更する' })).toHaveAttribute('href', '/mfa-setting');
  });

  test('off: with the way to switch it on [2.38]', () => {
    open(OFF);
    expect(screen.getByText('無効')).toBeVisible();
    expect(screen.queryByText('登録済みの電話番号')).toBeNull();
    expect(screen.getByRole('link', { name: '2段階認証を有効にする' })).toHaveAttribute('href', '/mfa-setting');
    expect(screen.queryByRole('button', { name: '2段階認証を無効にする' })).toBeNull();
  });

  test('demanded: it says so and cannot be switched off', () => {
    open(ON, true);
    expect(screen.getByText('お客様のアカウントでは、2段階認証の設定が必須です。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '2段階認証を無効にする' })).toBeNull();
    expect(screen.getByRole('link', { name: '電話番号を変更する' })).toBeVisible();
  });
});

describe('a setting that could not be loaded', () => {
  const openUnknown = (answers: FakeApi) =>
    renderApp(<MfaPage />, {
      path: '/mfa',
      session: signedIn({}, { mfa: { state: 'unknown', reason: 'error' } }),
      api: answers,
    });
  const again = () => screen.getByRole('button', { name: 'もう一度試す' });

  test('is reported in its place, and is requested again [7.14]', async () => {
    const { user, requests } = openUnknown({ 'GET /user/mfa': () => ON });
    expect(screen.getByRole('alert')).toHaveTextContent('2段階認証の設定状況を確認できませんでした。');
    for (const shown of ['有効', '無効']) expect(screen.queryByText(shown)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(again());
    expect(await screen.findByText('有効')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requests.map(({ call }) => call)).toEqual(['GET /user/mfa']);
  });

  test('after another failure it can be retried again', async () => {
    const { user } = openUnknown({ 'GET /user/mfa': () => failWith(503) });
    await user.click(again());
    await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('alert')).toHaveTextContent('2段階認証の設定状況を確認できませんでした。');
  });

  test('while it is loading nothing is claimed', () => {
    renderApp(<MfaPage />, { path: '/mfa', session: signedIn({}, { mfa: { state: 'loading' } }) });
    for (const shown of ['有効', '無効']) expect(screen.queryByText(shown)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('switching it off', () => {
  test('asks first, then does it, says so and fetches the current setting', async () => {
    const app = open();
    await app.user.click(disableButton());
    const question = await screen.findByRole('alertdialog', { name: '2段階認証を無効にします' });
    expect(question).toHaveTextContent('無効にすると、パスワードだけでログインできるようになります。');
    expect(provider.removeFactors).not.toHaveBeenCalled();
    await app.user.click(within(question).getByRole('button', { name: '2段階認証を無効にする' }));
    expect(await screen.findByText('2段階認証を無効にしました。')).toBeVisible();
    expect(provider.removeFactors).toHaveBeenCalledTimes(1);
    expect(app.requests.map(({ call }) => call)).toContain('GET /user/mfa');
  });

  test('changes nothing when the answer is no', async () => {
    const app = open();
    await app.user.click(disableButton());
    await app.user.click(await screen.findByRole('button', { name: 'キャンセル' }));
    expect(provider.removeFactors).not.toHaveBeenCalled();
    expect(screen.getByText('有効')).toBeVisible();
  });

  test('is requested once however often the button is clicked [4.44]', async () => {
    let answer: () => void = () => undefined;
    provider.removeFactors.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    const app = open();
    await confirmDisabling(app);
    await waitFor(() => expect(disableButton()).toHaveAttribute('aria-busy', 'true'));
    act(() => disableButton().click());
    await act(async () => answer());
    expect(provider.removeFactors).toHaveBeenCalledTimes(1);
  });

  test('a refusal is shown, and it stays on', async () => {
    provider.removeFactors.mockRejectedValue(refused('network-request-failed'));
    await confirmDisabling(open());
    const dialog = await screen.findByRole('alertdialog', { name: '2段階認証を無効にできませんでした' });
    expect(dialog).toHaveTextContent('通信に失敗しました。接続を確認してもう一度お試しください。');
    expect(screen.getByText('有効')).toBeInTheDocument();
  });
});

describe('an old sign-in', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const password = () => screen.findByLabelText('現在のパスワード');

  beforeEach(() => {
    provider.removeFactors.mockRejectedValueOnce(refused('requires-recent-login'));
    provider.reauthenticate.mockRejectedValue(refused('multi-factor-auth-required'));
  });

  test('is renewed by password and code, and the request then goes through', async () => {
    const app = open();
    await confirmDisabling(app);
    await dialog('パスワードの入力');
    await app.user.type(await password(), 'demo-pass-1{Enter}');
    await dialog('認証コードの入力');
    expect(provider.reauthenticate).toHaveBeenCalledWith('demo-pass-1');
    expect(challenge.sendCode).toHaveBeenCalledTimes(1);
    const code = screen.getByLabelText('認証コード（6桁）');
    expect(code).toHaveFocus();
    await app.user.type(code, '123456{Enter}');
    expect(await screen.findByText('2段階認証を無効にしました。')).toBeVisible();
    expect(provider.removeFactors).toHaveBeenCalledTimes(2);
  });

  test('a wrong password shows an error at its field and can be corrected', async () => {
    provider.reauthenticate.mockRejectedValueOnce(refused('wrong-password'));
    const app = open();
    await confirmDisabling(app);
    await app.user.type(await password(), 'wrong{Enter}');
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('現在のパスワードが正しくありません。'),
    );
    expect(await password()).toHaveValue('wrong');
    expect(provider.removeFactors).toHaveBeenCalledTimes(1);
  });

  test('an empty password is not sent', async () => {
    const app = open();
    await confirmDisabling(app);
    await app.user.type(await password(), '{Enter}');
    await waitFor(async () => expect(await password()).toBeInvalid());
    expect(provider.reauthenticate).not.toHaveBeenCalled();
  });

  test('a customer who declines to sign in again keeps two-factor, without an error', async () => {
    const app = open();
    await confirmDisabling(app);
    await dialog('パスワードの入力');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(provider.removeFactors).toHaveBeenCalledTimes(1);
    expect(screen.getByText('有効')).toBeVisible();
    await waitFor(() => expect(disableButton()).not.toHaveAttribute('aria-busy'));
  });
});
