import { signedIn } from '@portal/app-kit/testing';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { screen, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const trigger = () => screen.findByRole('button', { name: '田中 太郎（アカウントメニュー）' });

test('the menu names the person, last name first, and the company with its id [2.71, 2.72]', async () => {
  const { user } = renderPortal();
  await user.click(await trigger());
  const header = within(screen.getByRole('banner'));
  // On the button, and whole above the facts.
  expect(header.getAllByText('田中 太郎')).toHaveLength(2);
  expect(header.getByText('株式会社青葉建設')).toBeVisible();
  expect(header.getByText('acct00000000000001')).toBeVisible();
});

test('opening it does not count whose menu it is [1.21]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { user } = renderPortal();
  await user.click(await trigger());
  expect(analytics.events).toContainEqual({ name: 'button_press', params: { name: 'アカウントメニュー' } });
  expect(JSON.stringify(analytics.events)).not.toMatch(/田中|太郎/);
});

test('the company id is copied with one press, and the menu says so [2.72]', async () => {
  const { user } = renderPortal();
  await user.click(await trigger());
  await user.click(screen.getByRole('button', { name: '企業IDをコピー' }));
  expect(await screen.findByText('コピーしました')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('acct00000000000001');
});

test('if the browser refuses to copy, the menu says what to do', async () => {
  const { user } = renderPortal();
  await user.click(await trigger());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: '企業IDをコピー' }));
  expect(await screen.findByText('コピーできませんでした。手動で選択してコピーしてください')).toBeVisible();
});

test('it leads to password, two-factor and mail settings, and out [2.73]', async () => {
  const { user } = renderPortal({ areas: { '/email-setting': {}, '/mfa': {}, '/password': {} } });
  await user.click(await trigger());
  const entries = within(screen.getByRole('banner')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'パスワードの変更',
    '2段階認証の設定',
    'メール通知の設定',
    'ログアウト',
  ]);
  const links = within(screen.getByRole('banner')).getByRole('list');
  expect(
    within(links)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/password', '/mfa', '/email-setting']);
});

test('an area that only some hosts have is there only if this one has it', async () => {
  const areas = { '/sessions': {} };
  const { user, unmount } = renderPortal({ areas });
  await user.click(await trigger());
  expect(screen.getByRole('link', { name: 'ログインの状況' })).toHaveAttribute('href', '/sessions');
  unmount();
  const other = renderPortal({ areas, session: signedIn({ features: [] }) });
  await other.user.click(await trigger());
  expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ログインの状況' })).toBeNull();
});

test('settings whose area is not available have no link', async () => {
  const { user } = renderPortal();
  await user.click(await trigger());
  expect(screen.getByRole('link', { name: 'パスワードの変更' })).toHaveAttribute('href', '/password');
  expect(screen.queryByRole('link', { name: '2段階認証の設定' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'メール通知の設定' })).not.toBeInTheDocument();
});

test('the keyboard opens the menu, moves along it, and Escape returns the focus', async () => {
  const { user } = renderPortal();
  const button = await trigger();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'パスワードの変更' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'ログアウト' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'パスワードの変更' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
