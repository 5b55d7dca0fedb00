import { becomeSession, signedIn } from '@portal/app-kit/testing';
import { reportError } from '@portal/platform/observe';
import { companyDigest } from '@portal/platform/registry/canary';
import { REMOTE_CONTRACT } from '@portal/platform/remote-module';
import { getSession, type Session, watchSession } from '@portal/platform/session';
import { act, screen, waitFor } from '@testing-library/react';
import { createMaintenanceBoard } from '#federation/area-maintenance/maintenance-board.ts';
import { prefetchPage } from '#federation/prefetch/prefetch-page.ts';
import { createCanaryChoice } from '#federation/registry/canary-choice.ts';
import type { PageRegistry, PageRemote } from '#federation/registry/page-registry.ts';
import { loadHome } from '#start/load-home.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { renderPortal } from '#testing/render-portal.tsx';
import type { LoadAttempt } from './load-plan.ts';
import { createRemoteLoader } from './remote-loader.ts';
import type { FetchRemote } from './version-loader.ts';
import { waitForCompany } from './wait-for-company.ts';

jest.mock('@portal/platform/observe', () => ({
  ...jest.requireActual<object>('@portal/platform/observe'),
  reportError: jest.fn(),
}));
const reported = jest.mocked(reportError);
beforeEach(() => {
  reported.mockClear();
  for (const link of document.querySelectorAll('link[rel="preload"]')) link.remove();
});

const TANAKA = signedIn({ accountId: 'acct00000000000001' });
const YAMADA = signedIn({ accountId: 'acct00000000000001', email: 'yamada@demo.example' }, { uid: 'uid-yamada' });
const SATO = signedIn({ accountId: 'acct00000000000002' }, { uid: 'uid-sato' });
const SALT = 'salt-of-a-test';

const build = (name: string, version: string) => ({
  version,
  container: `c${version}`,
  entry: `${name}/${version}.js`,
  preload: { [name]: [`${name}/${version}/remote.js`] },
  pageFiles: {},
});
const listed = (name: `/${string}`): PageRemote => ({
  areas: { [name]: { title: name } },
  current: build(name, '1'),
  revision: 'r1',
  at: 0,
});

/** The portal of a registry in which billing has a canary, 2, for the company of tanaka and yamada. */
async function openPortal(path: string, session: Session, dead: string[] = []) {
  const canary = {
    build: build('/billing', '2'),
    salt: SALT,
    companies: [await companyDigest(SALT, 'acct00000000000001')],
  };
  const page: Pick<PageRegistry, 'remotes'> = {
    remotes: { '/billing': { ...listed('/billing'), canary }, '/news': listed('/news') },
  };
  const requested: string[] = [];
  const fetchRemote: FetchRemote = async (name, _prefix, { version }: LoadAttempt) => {
    requested.push(`${name} ${version}`);
    if (dead.includes(version)) throw new Error('404');
    const Page = () => <h1>{`${name} ${version}`}</h1>;
    return { contract: REMOTE_CONTRACT, name, version, routes: { [name]: [{ path: '', page: async () => Page }] } };
  };
  const choice = createCanaryChoice({ getSession, watchSession });
  const loader = waitForCompany(createRemoteLoader(page.remotes, choice.isInCanary, fetchRemote), page.remotes, choice);
  const parts = {
    loadHome,
    areas: portalAreas(['/billing', '/news']),
    maintenance: createMaintenanceBoard({}),
    loader,
  };
  return {
    ...renderPortal({ path, session, areas: { '/billing': {}, '/news': {} }, loader }),
    requested,
    /** As the start of a page and a hover do. */
    warm: (pathname: string) => void prefetchPage(parts, pathname),
  };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const linkTo = (name: string) => screen.getByRole('link', { name });

test.each([
  ['everybody of a company in it sees the canary', TANAKA, '2'],
  ['also her colleague', YAMADA, '2'],
  ['another company sees the current version', SATO, '1'],
])('%s, and nothing of the other version is requested', async (_who, session, version) => {
  const { requested } = await openPortal('/billing', session);
  expect(await heading(`/billing ${version}`)).toBeVisible();
  expect(requested).toEqual([`/billing ${version}`]);
  const preloaded = [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
  expect(preloaded).toEqual([`/billing/${version}/remote.js`]);
});

test('while nobody knows whose page it is, only a remote without a canary is loaded early', async () => {
  const { requested, warm } = await openPortal('/billing', { state: 'loading', isExpected: true });
  warm('/billing');
  warm('/news');
  await waitFor(() => expect(requested).toEqual(['/news 1']));
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
  becomeSession(TANAKA);
  expect(await heading('/billing 2')).toBeVisible();
  expect(requested).toEqual(['/news 1', '/billing 2']);
});

test('a link of the menu warms the version of the company', async () => {
  const { requested, user } = await openPortal('/news', TANAKA);
  await heading('/news 1');
  await user.hover(linkTo('請求'));
  await waitFor(() => expect(requested).toEqual(['/news 1', '/billing 2']));
  await user.click(linkTo('請求'));
  expect(await heading('/billing 2')).toBeVisible();
  expect(requested).toEqual(['/news 1', '/billing 2']);
});

test('after a sign-out, a customer of another company never sees the choice of the one before', async () => {
  const { requested, router } = await openPortal('/billing', TANAKA);
  const seen = watchHeadings();
  await heading('/billing 2');
  becomeSession({ state: 'signedOut', reason: 'customer' });
  await heading('ログイン');
  becomeSession(SATO);
  await act(() => router.navigate('/billing'));
  expect(await heading('/billing 1')).toBeVisible();
  expect(seen().filter((text) => text.startsWith('/billing'))).toEqual(['/billing 2', '/billing 1']);

  becomeSession({ state: 'signedOut', reason: 'customer' });
  await heading('ログイン');
  becomeSession(YAMADA);
  await act(() => router.navigate('/billing'));
  expect(await heading('/billing 2')).toBeVisible();
  expect(requested).toEqual(['/billing 2', '/billing 1']);
});

test('a canary that cannot be loaded is reported by its own version, and the current one takes its place', async () => {
  const { requested } = await openPortal('/billing', TANAKA, ['2']);
  expect(await heading('/billing 1')).toBeVisible();
  expect(requested).toEqual(['/billing 2', '/billing 1']);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported.mock.lastCall?.[1]).toMatchObject({
    category: 'remoteLoad',
    build: { name: '/billing', version: '2', revision: 'r1' },
  });
});

test('what waited is loaded for the page that was asked for', async () => {
  const remotes = { '/news': { ...listed('/news'), canary: { build: build('/news', '2'), salt: SALT } } };
  let isIn: boolean | undefined;
  const isInCanary = () => isIn;
  const decide = async () => {
    isIn = true;
  };
  const load = jest.fn();
  const loader = waitForCompany({ ...createRemoteLoader(remotes, isInCanary, jest.fn()), load }, remotes, {
    isInCanary,
    decide,
  });
  await loader.load('/news', '/news', '/news/7');
  expect(load).toHaveBeenCalledWith('/news', '/news', '/news/7');
});

/** Every heading of a page that appears from now on. */
function watchHeadings(): () => string[] {
  const seen: string[] = [];
  const look = () => {
    const text = document.querySelector('h1')?.textContent;
    if (text && seen.at(-1) !== text) seen.push(text);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    return seen;
  };
}
