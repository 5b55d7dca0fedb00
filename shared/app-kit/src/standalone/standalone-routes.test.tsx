import type { Areas } from '@portal/platform/registry/area';
import { REMOTE_CONTRACT, type RemoteModule } from '@portal/platform/remote-module';
import type { Session } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { act, screen } from '@testing-library/react';
import { becomeSession, renderApp, signedIn } from '../testing/index.tsx';
import { requestedScenario } from './scenario.ts';
import { setScenarioState } from './scenario-state.ts';
import { standaloneRoutes } from './standalone-routes.tsx';

const page = (text: string) => async () => () => <h1>{text}</h1>;
const account: RemoteModule = {
  contract: REMOTE_CONTRACT,
  name: 'mf-account',
  version: '1.0.0',
  routes: {
    '/password': [{ path: '', page: page('password page') }],
    '/mfa-setting': [],
    '/mfa': [
      { path: '', page: page('two-factor page') },
      { path: 'email-verify', page: page('verification page') },
    ],
  },
};

const AREAS: Areas = {
  '/password': { title: 'パスワードの変更', menu: { place: 'account' } },
  '/mfa': { title: '2段階認証', menu: { place: 'account', label: '2段階認証の設定' } },
  '/mfa-setting': { title: '2段階認証の設定' },
};

const open = (path: string, session?: Session) =>
  renderApp(standaloneRoutes(account, AREAS), { path, ...(session ? { session } : {}) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a remote alone shows its page, links to its areas, the user’s name and the sign-out', async () => {
  open('/password');
  expect(await heading('password page')).toBeVisible();
  const nav = screen.getByRole('navigation', { name: t('nav.label') });
  expect(nav).toHaveTextContent(/^パスワードの変更2段階認証の設定$/);
  expect(screen.getByRole('link', { name: 'パスワードの変更' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('田中 太郎')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});

test('its top is its first area', async () => {
  const { address } = open('/');
  expect(await heading('password page')).toBeVisible();
  expect(address()).toBe('/password');
});

test('the next area shows its own page', async () => {
  const { address, user } = open('/password');
  await heading('password page');
  await user.click(screen.getByRole('link', { name: '2段階認証の設定' }));
  expect(await heading('two-factor page')).toBeVisible();
  expect(address()).toBe('/mfa');
});

test('after signing in, a signed-out customer is back where they were going', async () => {
  const { address } = open('/mfa?from=mail', { state: 'signedOut' });
  expect(await heading('ログイン')).toBeVisible();
  expect(address()).toBe('/login');
  becomeSession(signedIn());
  expect(await heading('two-factor page')).toBeVisible();
  expect(address()).toBe('/mfa?from=mail');
});

test('a slow session says so, and offers two ways out', async () => {
  jest.useFakeTimers();
  open('/mfa', { state: 'loading' });
  await act(() => jest.advanceTimersByTimeAsync(3100));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toHaveTextContent('ログイン情報の確認に時間がかかっています。');
  expect(screen.getByRole('button', { name: '再読み込みする' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});

test('a guard whose page is here leads to it', async () => {
  const { address } = open('/mfa', signedIn({ isRequiredChangePassword: true }));
  expect(await heading('password page')).toBeVisible();
  expect(address()).toBe('/password');
});

const NEWS = { ...account, name: 'mf-news', routes: { '/news': [{ path: '', page: page('news page') }] } };
const NEWS_AREAS: Areas = { '/news': { title: 'お知らせ', menu: { place: 'main' } } };
const OWNER = {
  title: 'パスワードの変更',
  address: 'http://localhost:4003',
  command: 'npm run standalone -- mf-account',
};
const mustChange = signedIn({ isRequiredChangePassword: true });

test('a guard whose page belongs to another remote: which page the portal would show, and the way there', async () => {
  renderApp(standaloneRoutes(NEWS, NEWS_AREAS, { '/password': OWNER }), { path: '/news', session: mustChange });
  expect(await heading('ポータルでは別の画面が表示されます')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    'このアカウントには、先に「パスワードの変更」の画面が表示されます。',
  );
  expect(screen.getByRole('main')).toHaveTextContent('npm run standalone -- mf-account');
  expect(screen.getByRole('link', { name: '「パスワードの変更」の画面を開く' })).toHaveAttribute(
    'href',
    'http://localhost:4003/password',
  );
  expect(screen.queryByText('news page')).not.toBeInTheDocument();
});

test('the way there keeps the whole scenario: whose, and under which conditions', async () => {
  const search = '?scenario=slow&scenario.account=must-change-password&scenario.seconds=2';
  const wanted = requestedScenario(search);
  setScenarioState({ scenario: wanted.kind === 'scenario' ? wanted.scenario : null });
  renderApp(standaloneRoutes(NEWS, NEWS_AREAS, { '/password': OWNER }), { path: '/news', session: mustChange });
  expect(await screen.findByRole('link', { name: '「パスワードの変更」の画面を開く' })).toHaveAttribute(
    'href',
    `http://localhost:4003/password${search}`,
  );
  act(() => setScenarioState({ scenario: null }));
});

test('where nobody is known to own the guard’s page, it is still said that there is one', async () => {
  renderApp(standaloneRoutes(NEWS, NEWS_AREAS), { path: '/news', session: mustChange });
  expect(await heading('ポータルでは別の画面が表示されます')).toBeVisible();
  expect(screen.getByText('このアカウントには、先に「別の領域」の画面が表示されます。')).toBeVisible();
  expect(screen.queryByRole('link', { name: /画面を開く/ })).not.toBeInTheDocument();
});

test.each(['/nowhere', '/mfa/nowhere'])('%s is not found', async (path) => {
  open(path);
  expect(await heading('404 : Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: t('notFound.toTop') })).toHaveAttribute('href', '/');
});

test.each([
  ['expired', t('session.expiredBody')],
  ['disabled', t('session.accountDisabled')],
] as const)('a customer who was signed out is told why: %s', async (reason, text) => {
  open('/login', { state: 'signedOut', reason });
  expect(await screen.findByText(text)).toBeVisible();
});

test('data that cannot be loaded have their own screen, with both ways on', () => {
  open('/password', { state: 'failed', reason: 'forbidden' });
  expect(screen.getByRole('alert')).toHaveTextContent(t('session.failedForbidden'));
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});
