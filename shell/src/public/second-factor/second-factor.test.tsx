import { signedIn } from '@portal/app-kit/testing';
import { signInWithPassword } from '@portal/platform/firebase';
import * as firebase from '@portal/platform/firebase/self-service';
import { signOut } from '@portal/platform/session';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { t } from '#text/t.ts';
import { nationalFormat } from './revert-second-factor.ts';

jest.mock('@portal/platform/firebase', () => ({
  authErrorCode: (error: { code?: string }) => error.code?.replace('auth/', '') ?? null,
  watchAccount: async () => () => undefined,
  signInWithPassword: jest.fn(async () => undefined),
}));
jest.mock('@portal/platform/firebase/self-service', () => ({
  checkSecondFactorRevert: jest.fn(),
  applyCode: jest.fn(),
  sendPasswordReset: jest.fn(),
}));
jest.mock('@portal/platform/session', () => ({
  ...jest.requireActual('@portal/platform/session'),
  signOut: jest.fn(async () => ({ failed: false })),
}));
const provider = jest.mocked(firebase);
const EXPIRED = 'URLの有効期限が切れています。もう一度メールを送信してください。';
const INVALID = 'URLが正しくありません。もう一度メールを送信してください。';
const refused = (code: string) => Object.assign(new Error(code), { code });
const LINK = '/mfa/revert?mode=revertSecondFactorAddition&oobCode=code-1&apiKey=key';
const open = (path = LINK, session: Parameters<typeof renderPortal>[0] = { session: { state: 'signedOut' } }) =>
  renderPortal({ path, ...session });

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  provider.checkSecondFactorRevert.mockResolvedValue({ email: 'tanaka@demo.example', phone: '+819011112222' });
  provider.applyCode.mockResolvedValue(undefined);
  provider.sendPasswordReset.mockResolvedValue(undefined);
});

const revertButton = () => screen.findByRole('button', { name: '2段階認証を取り消す' });

test('opening the link takes back nothing: it shows what would be removed, masked, and a button', async () => {
  open();
  expect(await revertButton()).toBeEnabled();
  expect(screen.getByText('t***@demo.example')).toBeVisible();
  expect(screen.getByText('***-****-2222')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/tanaka@|09011112222/);
  expect(provider.checkSecondFactorRevert.mock.calls).toEqual([['code-1']]);
  expect(provider.applyCode).not.toHaveBeenCalled();
});

test('the press takes back the second factor once, and shows the removed number [2.4, 2.18, 2.19]', async () => {
  const { address } = open(LINK.replace('/mfa/revert', '/auth-action'));
  const button = await revertButton();
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('09011112222')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText(t('mfaRevert.warning'))).toBeVisible();
  expect(provider.applyCode.mock.calls).toEqual([['code-1']]);
  expect(address()).toBe('/mfa/revert');
  expect(signOut).not.toHaveBeenCalled();
});

test('its own address says the mode: apiKey and oobCode are enough [2.18]', async () => {
  open('/mfa/revert?apiKey=key&oobCode=code-1');
  expect(await revertButton()).toBeEnabled();
});

test('the signed-in user is signed out by the press: it may be the person who added it', async () => {
  const { user } = open(LINK, { session: signedIn() });
  const button = await revertButton();
  expect(signOut).not.toHaveBeenCalled();
  await user.click(button);
  await screen.findByText('09011112222');
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: '2段階認証の取り消し' })).toBeVisible();
});

test('the reset mail goes to the address of the account [2.20]', async () => {
  const { user } = open();
  await user.click(await revertButton());
  await user.click(await screen.findByRole('button', { name: 'パスワード再設定メールを送信する' }));
  expect(await screen.findByText('パスワード再設定メールを送信しました。')).toBeVisible();
  expect(provider.sendPasswordReset.mock.calls).toEqual([['tanaka@demo.example']]);
});

test('a reload before the press asks again, without the code in the address', async () => {
  const { unmount } = open();
  await revertButton();
  unmount();
  const { address } = open('/mfa/revert');
  expect(await revertButton()).toBeEnabled();
  expect(address()).toBe('/mfa/revert');
  expect(provider.applyCode).not.toHaveBeenCalled();
});

test('a reload afterwards shows the same, and takes back nothing again', async () => {
  const { user, unmount } = open();
  await user.click(await revertButton());
  await screen.findByText('09011112222');
  unmount();
  open('/mfa/revert');
  expect(await screen.findByText('09011112222')).toBeVisible();
  expect(provider.applyCode).toHaveBeenCalledTimes(1);
});

test('the next customer who signs in here finds nothing of it', async () => {
  const { user, router } = open();
  await user.click(await revertButton());
  await user.click(await screen.findByRole('link', { name: 'ログイン画面に戻る' }));
  await user.type(await screen.findByRole('textbox', { name: 'メールアドレス' }), 'sato@demo.example');
  await user.type(screen.getByLabelText('パスワード'), 'demo-pass-1{Enter}');
  await waitFor(() => expect(signInWithPassword).toHaveBeenCalled());
  await act(() => router.navigate('/mfa/revert'));
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID);
  expect(screen.queryByText('09011112222')).toBeNull();
});

test.each([
  ['expired-action-code', EXPIRED],
  ['invalid-action-code', INVALID],
])(
  '%s: says so, asks to send the mail again and leads there; nothing is taken back [8.9, 8.10]',
  async (code, message) => {
    provider.checkSecondFactorRevert.mockRejectedValue(refused(`auth/${code}`));
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${t('mfaRevert.failed')}${message}`);
    expect(screen.getByRole('link', { name: 'パスワード再設定メールを送信する' })).toHaveAttribute(
      'href',
      '/password-reset',
    );
    expect(provider.applyCode).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  },
);

test('another kind of code takes back nothing', async () => {
  provider.checkSecondFactorRevert.mockResolvedValue(null);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID);
  expect(provider.applyCode).not.toHaveBeenCalled();
});

test('without a network it can be retried, and so can the press', async () => {
  provider.checkSecondFactorRevert.mockRejectedValueOnce(refused('auth/network-request-failed'));
  provider.applyCode.mockRejectedValueOnce(refused('auth/network-request-failed'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
  await user.click(await revertButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(t('authError.network'));
  await user.click(await revertButton());
  expect(await screen.findByText('09011112222')).toBeVisible();
});

test('a link that dies before the press says so', async () => {
  provider.applyCode.mockRejectedValueOnce(refused('auth/expired-action-code'));
  const { user } = open();
  await user.click(await revertButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
  expect(screen.queryByRole('button', { name: '2段階認証を取り消す' })).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test.each([
  ['+819011112222', '09011112222'],
  ['+81312345678', '0312345678'],
  ['+14155550100', '+14155550100'],
  ['+*********2222', '+*********2222'],
])('%s is shown as %s', (phone, expected) => {
  expect(nationalFormat(phone)).toBe(expected);
});

test('a customer who has lost the phone is told what to do', async () => {
  open('/mfa-reset');
  expect(await screen.findByRole('heading', { level: 1, name: '2段階認証のリセット' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (const link of screen.getAllByRole('link', { name: 'サポート窓口' }))
    expect(link).toHaveAttribute('href', 'https://www.example.com/support');
  expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
});
