import { becomeSession } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const signOut = jest.fn<Promise<{ failed: boolean }>, []>();
jest.mock('@portal/platform/session', () => ({
  ...jest.requireActual<object>('@portal/platform/session'),
  signOut: () => signOut(),
}));

/** A session that ends; `failed`: the provider does not agree. */
function sessionEnds({ failed }: { failed: boolean }) {
  signOut.mockImplementation(async () => {
    becomeSession({ state: 'signedOut', reason: 'customer' });
    return { failed };
  });
}

async function logOut() {
  const portal = renderPortal({ path: '/billing' });
  await portal.user.click(await screen.findByRole('button', { name: /アカウントメニュー/ }));
  await portal.user.click(screen.getByRole('button', { name: 'ログアウト' }));
  return portal;
}

test('logging out ends at the login, which says so [2.74]', async () => {
  sessionEnds({ failed: false });
  const { address } = await logOut();
  expect(await screen.findByText('ログアウトしました')).toBeVisible();
  expect(address()).toBe('/login');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a sign-out that the provider refused is reported, and still ends at the login [2.74]', async () => {
  sessionEnds({ failed: true });
  const { address, user } = await logOut();
  const dialog = await screen.findByRole('alertdialog', { name: 'ログアウトできませんでした' });
  expect(dialog).toHaveTextContent('通信状態を確認して、もう一度お試しください。');
  expect(address()).toBe('/login');
  await user.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
