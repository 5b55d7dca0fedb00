import { becomeSession, signedIn } from '@portal/app-kit/testing';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { storageKey, tabStore } from '@portal/platform/session';
import { brand } from '@portal/platform/text/brand';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

describe('while the session is read', () => {
  const kept = { state: 'loading', isExpected: true } as const;

  test('no part of a page is shown, and no call is made [2.50]', async () => {
    const { client } = renderPortal({ path: '/billing', session: kept });
    expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(client.isFetching()).toBe(0);
  });

  test('the frame of a customer stands, and the same frame stays when the page comes', async () => {
    renderPortal({ path: '/billing', session: kept });
    const header = screen.getByRole('banner');
    const item = within(header).getByRole('link', { current: 'page' });
    expect(item).toHaveTextContent('請求');
    item.focus();
    becomeSession(signedIn());
    expect(await screen.findByRole('heading', { name: 'billing' })).toBeVisible();
    expect(screen.getByRole('banner')).toBe(header);
    expect(item).toHaveFocus();
  });

  test('it is not counted as a page', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    renderPortal({ path: '/billing', session: kept });
    expect(analytics.events).toEqual([]);
    becomeSession(signedIn());
    await screen.findByRole('heading', { name: 'billing' });
    expect(analytics.events).toMatchObject([{ name: 'page_view', params: { page_path: '/billing' } }]);
  });

  test('with no session kept here, the frame of the login stands: that is what comes next', async () => {
    renderPortal({ path: '/billing', session: { state: 'loading' } });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText(brand.name)).toBeVisible();
    becomeSession({ state: 'signedOut' });
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeVisible();
  });

  test('after a sign-in the portal’s frame comes at once, still at the address of the login', async () => {
    renderPortal({ path: '/login', session: { state: 'signedOut' } });
    await screen.findByRole('heading', { name: 'ログイン' });
    becomeSession(kept);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'ログイン' })).not.toBeInTheDocument();
  });

  test('nor while a guard waits for two-factor: then there is no menu, but a way out', async () => {
    const { load } = renderPortal({
      path: '/billing',
      session: signedIn({ isRequiredMfa: true }, { mfa: { state: 'loading' } }),
    });
    expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /アカウントメニュー/ })).toBeVisible();
  });
});

describe('waiting for the session', () => {
  const slow = 'ログイン情報の確認に時間がかかっています。';
  afterEach(() => jest.useRealTimers());

  test('says after three seconds that it is slow, and offers two ways out [2.50]', async () => {
    jest.useFakeTimers();
    const { user } = renderPortal({ path: '/billing', session: { state: 'loading', isExpected: true } });
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.queryByText(slow)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent(slow);
    expect(screen.getByRole('button', { name: '再読み込みする' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'ログアウト' }));
    expect(await screen.findByText('ログアウトしました')).toBeVisible();
  });

  test('shows nothing if it ends in time', async () => {
    jest.useFakeTimers();
    renderPortal({ path: '/billing', session: { state: 'loading', isExpected: true } });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    becomeSession(signedIn());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText(slow)).toBeNull();
  });
});

test.each([
  ['/login', 'ログイン'],
  ['/entry', 'ご利用のお申し込み'],
  ['/password-reset', 'パスワードの再設定'],
  ['/password-reset/change', '新しいパスワードの設定'],
  ['/mfa-reset', '2段階認証のリセット'],
  ['/mfa/revert', '2段階認証の取り消し'],
  ['/auth-action?mode=resetPassword', '新しいパスワードの設定'],
])('%s is open to visitors [2.1, 6.2]', async (path, name) => {
  renderPortal({ path, session: { state: 'signedOut' } });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('a signed-out visitor is sent to the login instead of the page, which is not mounted [2.52]', async () => {
  const { address, router, requests } = renderPortal({ path: '/billing', session: { state: 'signedOut' } });
  expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(requests).toEqual([]);
});

test('after signing in, the customer is back at the requested path with its query [2.12, 2.53]', async () => {
  const { address } = renderPortal({ path: '/billing?year=2026&month=11', session: { state: 'signedOut' } });
  expect(await screen.findByText('ログインすると、元のページに戻ります。')).toBeVisible();
  becomeSession(signedIn());
  expect(await screen.findByRole('heading', { name: 'billing' })).toBeVisible();
  expect(address()).toBe('/billing?year=2026&month=11');
});

test('a signed-in customer who opens the login goes home [2.12]', async () => {
  const { address } = renderPortal({ path: '/login' });
  expect(await screen.findByRole('heading', { name: /株式会社青葉建設/ })).toBeVisible();
  expect(address()).toBe('/');
});

test('after a deliberate sign-out the next sign-in does not return to the previous page', async () => {
  const { address } = renderPortal({ path: '/billing' });
  await screen.findByRole('heading', { name: 'billing' });
  becomeSession({ state: 'signedOut', reason: 'customer' });
  expect(await screen.findByText('ログアウトしました')).toBeVisible();
  becomeSession(signedIn());
  await screen.findByRole('heading', { name: /株式会社青葉建設/ });
  expect(address()).toBe('/');
});

test.each([
  ['expired', 'ログインの有効期限が切れました'],
  ['revoked', 'パスワードの変更や、ほかの端末での操作により、ログアウトしました。もう一度ログインしてください。'],
  ['disabled', 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。'],
  ['otherTab', '別のタブでログアウトしたため、ログイン画面に移動しました。'],
] as const)('a session that ended on its own (%s) says why at the login', async (reason, text) => {
  renderPortal({ path: '/order' });
  await screen.findByRole('heading', { name: 'order-list' });
  becomeSession({ state: 'signedOut', reason });
  await screen.findByRole('heading', { name: 'ログイン' });
  expect(screen.getByRole('main')).toHaveTextContent(text);
});

test('where a sentence names the support, the name is a link to it', async () => {
  renderPortal({ path: '/login', session: { state: 'signedOut', reason: 'disabled' } });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'サポート窓口' })).toHaveAttribute(
    'href',
    'https://www.example.com/support',
  );
});

test.each([
  ['timeout', 'サーバーの応答に時間がかかっています。'],
  ['offline', 'インターネットに接続されていません。'],
  ['forbidden', 'このアカウントではご利用いただけません。'],
  ['error', 'サーバーで問題が発生しました。'],
] as const)('data that cannot be loaded (%s): the reason, a retry and the way out [2.51]', async (reason, text) => {
  renderPortal({ path: '/order', session: { state: 'failed', reason } });
  expect(await screen.findByRole('heading', { name: 'ログイン情報を読み込めませんでした' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'ログアウト' })).toBeEnabled();
});

test('a customer who must change the password stays there, may sign out, and has no menu [2.54]', async () => {
  const session = signedIn({ isRequiredChangePassword: true });
  const { address, user, requests } = renderPortal({ path: '/order?q=a', session });
  expect(await screen.findByRole('heading', { name: 'password' })).toBeVisible();
  expect(address()).toBe('/password');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '駐車場探しを依頼する' })).not.toBeInTheDocument();
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: /アカウントメニュー/ }));
  expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});

describe('the link of a mail to a page that is not open yet', () => {
  const complete = '/mfa/email-verify-complete';
  const link = `${complete}?mode=verifyEmail&oobCode=code-1&apiKey=k&lang=ja`;
  const kept = () => tabStore.get(`action-code:${complete}`);
  afterEach(() => tabStore.remove(`action-code:${complete}`));

  test('stays in this tab: neither address nor history holds the code on the way to the login [2.3, 2.7]', async () => {
    const { address, router } = renderPortal({
      path: `/auth-action?mode=verifyEmail&oobCode=code-1&apiKey=k`,
      session: { state: 'signedOut' },
    });
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeVisible();
    expect(router.state.location.state).toEqual({ returnTo: complete });
    expect(JSON.stringify(router.state.location)).not.toContain('code-1');
    expect(kept()).toBe('code-1');
    becomeSession(signedIn());
    await waitFor(() => expect(address()).toBe(complete));
  });

  test('even while the session is still being read', async () => {
    const { address } = renderPortal({ path: link, session: { state: 'loading' } });
    await waitFor(() => expect(address()).toBe(complete));
    expect(kept()).toBe('code-1');
  });

  test('and if the password comes first', async () => {
    const { address } = renderPortal({ path: link, session: signedIn({ isRequiredChangePassword: true }) });
    expect(await screen.findByRole('heading', { name: 'password' })).toBeVisible();
    expect(address()).toBe('/password');
    expect(kept()).toBe('code-1');
  });

  test('an incomplete link leaves none', async () => {
    tabStore.set(storageKey('action-code:', complete), 'older');
    renderPortal({ path: `${complete}?mode=verifyEmail`, session: { state: 'signedOut' } });
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeVisible();
    expect(kept()).toBeNull();
  });
});
