import { becomeSession, installFakeApi, signedIn } from '@portal/app-kit/testing';
import { environmentFixture } from '@portal/app-kit/testing/fixtures';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createLazyPortal, type LoadedPortal } from '#federation/portal/lazy-portal.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { portalWith, quietApi } from '#testing/render-portal.tsx';
import { App } from './app.tsx';
import { loadedPortalOf } from './open-portal.tsx';

/* The login is shown alone until the code of the other pages has arrived. */

const loadedPortal = () =>
  loadedPortalOf(portalWith({ areas: portalAreas(['/order']), load: jest.fn() }), environmentFixture);

/** Opens the login while the code of the other pages is being loaded. */
function openLogin() {
  installFakeApi(quietApi);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  becomeSession({ state: 'signedOut' });
  window.history.replaceState(null, '', '/login');
  const answers: { comes: (loadedPortal: LoadedPortal) => void; fails: (error: Error) => void }[] = [];
  const load = jest.fn(() => new Promise<LoadedPortal>((comes, fails) => answers.push({ comes, fails })));
  render(<App environment={environmentFixture} lazyPortal={createLazyPortal(load)} />);
  return { load, answer: () => answers.at(-1) };
}

const login = () => screen.findByRole('button', { name: 'ログイン' });
const home = () => screen.getByRole('heading', { name: '対応が必要です' });

afterEach(() => jest.restoreAllMocks());

test('it is shown without them, and nothing is fetched for it', async () => {
  const { load } = openLogin();
  expect(await login()).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('who has signed in waits for them, and is then at home', async () => {
  const { load, answer } = openLogin();
  await login();
  becomeSession(signedIn());
  expect(await screen.findByText('読み込み中です')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => answer()?.comes(loadedPortal()));
  await waitFor(() => expect(home()).toBeVisible());
  expect(window.location.pathname).toBe('/');
});

test('a link of the login waits for them too', async () => {
  const { answer } = openLogin();
  act(() => screen.getByRole('link', { name: 'パスワードをお忘れの方' }).click());
  await act(async () => answer()?.comes(loadedPortal()));
  expect(await screen.findByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
});

test('a second press while they are on their way loses nothing', async () => {
  const { answer } = openLogin();
  act(() => screen.getByRole('link', { name: 'パスワードをお忘れの方' }).click());
  act(() => screen.getByRole('link', { name: /初めてご利用の方/ }).click());
  await act(async () => answer()?.comes(loadedPortal()));
  expect(await screen.findByRole('heading', { level: 1, name: 'ご利用のお申し込み' })).toBeVisible();
});

test('if they cannot be fetched, the screen says so and offers to load the page again', async () => {
  const { answer } = openLogin();
  await login();
  becomeSession(signedIn());
  await act(async () => answer()?.fails(new Error('gone')));
  expect(await screen.findByRole('heading', { name: 'サービスを開始できませんでした' })).toBeVisible();
  expect(screen.getByRole('button', { name: '再読み込み' })).toBeVisible();
});
