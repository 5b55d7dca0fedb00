import * as firebase from '@portal/platform/firebase/self-service';
import { tabStore } from '@portal/platform/session';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { t } from '#text/t.ts';

jest.mock('@portal/platform/firebase', () => ({
  authErrorCode: (error: { code?: string }) => error.code ?? null,
}));
jest.mock('@portal/platform/firebase/self-service', () => ({
  sendPasswordReset: jest.fn(),
  checkPasswordReset: jest.fn(),
  confirmPasswordReset: jest.fn(),
}));
const provider = jest.mocked(firebase);
const refused = (code: string) => Object.assign(new Error(code), { code });
const open = (path: string) => renderPortal({ path, session: { state: 'signedOut' } });

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  provider.sendPasswordReset.mockResolvedValue(undefined);
  provider.checkPasswordReset.mockResolvedValue('tanaka@demo.example');
  provider.confirmPasswordReset.mockResolvedValue(undefined);
});

describe('requesting the mail', () => {
  const email = () => screen.getByRole('textbox', { name: 'メールアドレス' });
  const send = () => screen.getByRole('button', { name: '再設定メールを送信する' });

  test('waits for an address, sends once, and says where to look [2.16, 5.10]', async () => {
    const { user } = open('/password-reset');
    await screen.findByRole('heading', { name: 'パスワードの再設定' });
    expect(send()).toBeDisabled();
    await user.type(email(), '  ');
    expect(send()).toBeDisabled();
    await user.type(email(), 'ｔanaka@demo.example ');
    act(() => {
      send().click();
      send().click();
    });
    expect(await screen.findByRole('heading', { name: 'メールを送信しました' })).toHaveFocus();
    expect(provider.sendPasswordReset.mock.calls).toEqual([['tanaka@demo.example']]);
    expect(screen.getByRole('link', { name: 'ログイン画面に戻る' })).toHaveAttribute('href', '/login');
  });

  test.each(['user-not-found', 'invalid-email'])(
    '%s: the address is not right; it stays for correction [8.12, 8.13]',
    async (code) => {
      provider.sendPasswordReset.mockRejectedValueOnce(refused(code));
      const { user } = open('/password-reset');
      await user.type(await screen.findByRole('textbox', { name: 'メールアドレス' }), 'nobody@demo.example');
      await user.click(send());
      expect(await screen.findByRole('alert')).toHaveTextContent('メールアドレスが正しくありません。');
      expect(email()).toHaveValue('nobody@demo.example');
      await user.click(send());
      expect(await screen.findByRole('heading', { name: 'メールを送信しました' })).toBeVisible();
    },
  );
});

describe('the link of the mail', () => {
  const LINK = '/password-reset/change?mode=resetPassword&oobCode=code-1&apiKey=key&lang=ja';
  const next = () => screen.getByLabelText('新しいパスワード');
  const confirm = () => screen.getByLabelText('新しいパスワード（確認）');
  const submit = () => screen.getByRole('button', { name: 'パスワードを設定する' });

  test('arrives at /auth-action and redirects, with the code out of the address at once [2.2]', async () => {
    const { address, router } = open(LINK.replace('/password-reset/change', '/auth-action'));
    expect(await screen.findByText('tanaka@demo.example の新しいパスワードを入力してください。')).toBeVisible();
    expect(provider.checkPasswordReset.mock.calls).toEqual([['code-1']]);
    expect(address()).toBe('/password-reset/change');
    expect(JSON.stringify(router.state.location)).not.toContain('code-1');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('its own address says the mode: oobCode is enough [2.17]', async () => {
    const { address } = open('/password-reset/change?oobCode=code-1');
    expect(await screen.findByLabelText('新しいパスワード')).toBeVisible();
    expect(provider.checkPasswordReset.mock.calls).toEqual([['code-1']]);
    expect(address()).toBe('/password-reset/change');
  });

  test('sets the password, forgets the code and leads to the login [2.17]', async () => {
    const { user } = open(LINK);
    await user.type(await screen.findByLabelText('新しいパスワード'), 'new-pass-1');
    await user.type(confirm(), 'new-pass-1');
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue('tanaka@demo.example');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'パスワードを設定しました' })).toHaveFocus();
    expect(provider.confirmPasswordReset.mock.calls).toEqual([['code-1', 'new-pass-1']]);
    expect(tabStore.keys().filter((key) => tabStore.get(key)?.includes('code-1'))).toEqual([]);
    expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
  });

  test('a reload finds the code again, in this tab only', async () => {
    const { unmount } = open(LINK);
    await screen.findByLabelText('新しいパスワード');
    unmount();
    open('/password-reset/change');
    expect(await screen.findByLabelText('新しいパスワード')).toBeVisible();
    expect(provider.checkPasswordReset).toHaveBeenLastCalledWith('code-1');
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('code-1');
  });

  test.each([
    ['expired-action-code', 'URLの有効期限が切れています。もう一度メールを送信してください。'],
    ['invalid-action-code', 'URLが正しくありません。もう一度メールを送信してください。'],
    ['user-disabled', 'このアカウントは利用できません。サポート窓口にお問い合わせください。'],
    ['user-not-found', 'アカウントが見つかりません。サポート窓口にお問い合わせください。'],
  ])(
    '%s: its message, before anything is typed, and the way to a new mail [8.9, 8.10, 8.11]',
    async (code, message) => {
      provider.checkPasswordReset.mockRejectedValue(refused(code));
      open(LINK);
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.queryByLabelText('新しいパスワード')).toBeNull();
      expect(screen.getByRole('link', { name: '再設定メールを送り直す' })).toHaveAttribute('href', '/password-reset');
    },
  );

  test.each(['?mode=resetPassword&apiKey=key', '?oobCode=code-1&mode=resetPassword', ''])(
    'an incomplete link (%j) is invalid, and the provider is not asked [5.30, 8.10]',
    async (search) => {
      open(`/password-reset/change${search}`);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'URLが正しくありません。もう一度メールを送信してください。',
      );
      expect(provider.checkPasswordReset).not.toHaveBeenCalled();
    },
  );

  test('without a network the link can be retried', async () => {
    provider.checkPasswordReset.mockRejectedValueOnce(refused('network-request-failed'));
    const { user } = open(LINK);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('authError.network'));
    expect(screen.getByRole('link', { name: 'ログイン画面に戻る' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByLabelText('新しいパスワード')).toBeVisible();
  });

  test('a password that is too short, or not confirmed, shows an error at its field [9.9]', async () => {
    const { user } = open(LINK);
    await user.type(await screen.findByLabelText('新しいパスワード'), '12345');
    await user.type(confirm(), '123456');
    await user.click(submit());
    expect(next()).toHaveAccessibleDescription(expect.stringContaining(t('password.errorMin')));
    expect(confirm()).toHaveAccessibleDescription(expect.stringContaining(t('password.errorMismatch')));
    expect(provider.confirmPasswordReset).not.toHaveBeenCalled();
  });

  test('a weak password shows an error, and the text stays [8.11]', async () => {
    provider.confirmPasswordReset.mockRejectedValueOnce(refused('weak-password'));
    const { user } = open(LINK);
    await user.type(await screen.findByLabelText('新しいパスワード'), '111111');
    await user.type(confirm(), '111111');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'パスワードが簡単すぎます。文字数を増やすか、推測されにくいものにしてください。',
    );
    expect(next()).toHaveValue('111111');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'パスワードを設定しました' });
  });

  test('a link that becomes invalid while the customer types shows so [8.9]', async () => {
    provider.confirmPasswordReset.mockRejectedValueOnce(refused('expired-action-code'));
    const { user } = open(LINK);
    await user.type(await screen.findByLabelText('新しいパスワード'), 'new-pass-1');
    await user.type(confirm(), 'new-pass-1');
    await user.click(submit());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'URLの有効期限が切れています。もう一度メールを送信してください。',
      ),
    );
  });
});
