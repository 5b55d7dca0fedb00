import type { ErrorReport } from '@portal/contract/error-report';
import type { Environment } from '@portal/platform/environment';
import { queryClient, watchMaintenance } from '@portal/platform/host';
import { createMemoryAnalytics, setAnalytics, setRelease, setReporter } from '@portal/platform/observe';
import type { Areas } from '@portal/platform/registry/area';
import type { RemoteModule } from '@portal/platform/remote-module';
import type { Session } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { becomeSession, type FakeApi, failWith, installFakeApi, knownMfa, signedIn } from '../index.tsx';
import { PROBE_AREAS, probe, probeRemote, resetProbe } from './probe.tsx';

export interface HostedRemote {
  readonly module: RemoteModule;
  readonly areas: Areas;
  readonly environment: Environment;
}

export interface Host {
  readonly name: string;
  /** The whole page of this host with this one remote in it, as its entry renders it. */
  page(remote: HostedRemote): ReactElement;
  /** What it asks the API for by itself. */
  readonly api: FakeApi;
}

const environment: Environment = {
  name: 'staging',
  apiHost: 'http://api.test',
  apiIdempotencyKey: true,
  firebase: { options: { apiKey: 'k', projectId: 'p', storageBucket: 'b' } },
  geo: { tiles: 'http://geo.test/{z}/{x}/{y}', search: 'http://geo.test/search', reverse: 'http://geo.test/reverse' },
  links: {
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
    support: 'https://www.example.com/support',
  },
  companyName: 'サンプル株式会社',
  allowRemoteOverrides: false,
};

const reports: ErrorReport[] = [];
const { title } = PROBE_AREAS['/probe'];
const CRASHED = t('remote.crashedTitle', { area: title });
const FAILED = t('remote.failedTitle', { area: title });
const MUST_CHANGE = signedIn({ isRequiredChangePassword: true });
const MUST_ENROL = signedIn({ isRequiredMfa: true }, { mfa: knownMfa() });
const MUST_VERIFY = signedIn({}, { emailVerified: false });

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const follow = async (user: UserEvent, name: string) => user.click(await screen.findByRole('link', { name }));
const menu = () => screen.findByRole('navigation', { name: t('nav.label') });
const goTo = async (user: UserEvent, name: string) => user.click(within(await menu()).getByRole('link', { name }));
const goBack = () => act(async () => window.history.back());

/** What every host promises to the remotes in it. The shell and the frame of a remote alone run the same tests. */
export function describeHost({ name, page, api: ownApi }: Host): void {
  function open(path: string, { session = signedIn(), api = {} }: { session?: Session; api?: FakeApi } = {}) {
    window.history.replaceState(null, '', path);
    const requests = installFakeApi({ ...ownApi, ...api });
    becomeSession(session);
    render(page({ module: probeRemote, areas: PROBE_AREAS, environment }));
    return { user: userEvent.setup({ delay: null }), requests };
  }
  const address = () => `${window.location.pathname}${window.location.search}`;

  describe(`${name} as a host`, () => {
    let scrollTo: jest.SpyInstance;
    beforeEach(() => {
      resetProbe();
      reports.length = 0;
      setReporter(async (report) => void reports.push(report));
      setRelease({ host: { name: 'host', version: '1', folder: `${window.location.origin}/` }, remotes: [] });
      // jsdom has no page to scroll; React repeats on the console what a boundary has caught.
      scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => {
      queryClient.clear();
      window.sessionStorage.clear();
      jest.restoreAllMocks();
    });

    // These go first: a page sends at most three reports a minute.
    test('a page that breaks is a card in its area, reported for the remote and its version; a retry mends it', async () => {
      probe.isBroken = true;
      const { user } = open('/probe/broken');
      expect(await heading(CRASHED, 2)).toBeVisible();
      expect(await menu()).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('link', { name: '二つ目' })).toBeVisible();
      expect(screen.getByRole('link', { name: t('common.supportDesk') })).toHaveAttribute(
        'href',
        environment.links.support,
      );
      expect(reports).toEqual([
        expect.objectContaining({
          category: 'applicationCrash',
          error: expect.objectContaining({ location: expect.stringMatching(/app=mf-probe version=7\.0\.0/) }),
        }),
      ]);
      probe.isBroken = false;
      await press(user, t('common.retry'));
      expect(await heading('直った画面')).toHaveFocus();
    });

    test('code that cannot be fetched is a card, reported for the remote and its version; a retry fetches it', async () => {
      probe.failures = 1;
      const { user } = open('/probe/late');
      expect(await heading(FAILED, 2)).toBeVisible();
      expect(reports).toEqual([
        expect.objectContaining({
          category: 'remoteLoad',
          error: expect.objectContaining({ location: expect.stringMatching(/app=mf-probe version=7\.0\.0/) }),
        }),
      ]);
      await press(user, t('common.retry'));
      expect(await heading('遅い画面')).toHaveFocus();
    });

    test('the page of the remote is in the one main, under a menu of its areas, with who is signed in', async () => {
      open('/probe');
      await heading('検証');
      expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: '検証' })).toBeVisible();
      expect(within(await menu()).getByRole('link', { name: '検証' })).toHaveAttribute('aria-current', 'page');
      expect(screen.getByRole('banner')).toHaveTextContent('田中 太郎');
      expect(screen.getByText(environment.geo.tiles)).toBeVisible();
    });

    test('each change of page begins at the top, Back where it was left; each names the tab, is announced, and puts the focus on its heading', async () => {
      const { user } = open('/probe');
      await heading('検証');
      scrollTo.mockClear();
      jest.replaceProperty(window, 'scrollY', 300);
      await goTo(user, '二つ目');
      expect(await heading('共通の画面')).toHaveFocus();
      expect(scrollTo).toHaveBeenCalledWith(0, 0);
      expect(document.title).toBe(t('app.titleTemplate', { page: '共通の画面' }));
      expect(document.querySelector('[data-page-announcer]')).toHaveTextContent(
        t('app.pageShown', { page: '共通の画面' }),
      );
      await goBack();
      expect(await heading('検証')).toHaveFocus();
      expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
      expect(document.title).toBe(t('app.titleTemplate', { page: '検証' }));
    });

    test('each page that is shown is counted once, without its ids', async () => {
      const analytics = createMemoryAnalytics();
      setAnalytics(analytics);
      const { user } = open('/probe');
      await follow(user, '明細');
      await heading('明細');
      const views = analytics.events.filter((event) => event.name === 'page_view');
      expect(views.map(({ params }) => params.page_path)).toEqual(['/probe', '/probe/detail']);
    });

    test('an area keeps nothing of the one before', async () => {
      const { user } = open('/probe/shared');
      await press(user, '0回');
      expect(await screen.findByRole('button', { name: '1回' })).toBeVisible();
      await follow(user, '隣の画面');
      await waitFor(() => expect(address()).toBe('/second/shared'));
      expect(await screen.findByRole('button', { name: '0回' })).toBeVisible();
    });

    test.each(['/probe/nowhere/at-all', '/nowhere'])('%s is not found; the menu stays', async (path) => {
      open(path);
      expect(await heading(t('notFound.title'))).toBeVisible();
      expect(screen.getByRole('link', { name: t('notFound.toTop') })).toHaveAttribute('href', '/');
      expect(await menu()).toBeVisible();
    });

    test('a read that fails is said in a dialog, once, and not repeated', async () => {
      const { user, requests } = open('/probe/read', { api: { 'GET /user/account/list': () => failWith(500) } });
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toBeVisible();
      expect(requests.filter(({ call }) => call === 'GET /user/account/list')).toHaveLength(1);
      await user.click(within(dialog).getByRole('button', { name: t('common.close') }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });

    test('a write that fails is said in a dialog', async () => {
      const { user } = open('/probe', { api: { 'PUT /news/user/email-setting': () => failWith(409) } });
      await press(user, '送信する');
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(t('errorDialog.conflict'));
    });

    test('without a network a bar says so, a write is not sent, and a bar says that it is back', async () => {
      const { user, requests } = open('/probe');
      await heading('検証');
      const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(await screen.findByText(t('offline.banner'))).toBeVisible();
      await press(user, '送信する');
      expect(await screen.findByText(t('offline.writeBlocked'))).toBeVisible();
      expect(requests.some(({ call }) => call === 'PUT /news/user/email-setting')).toBe(false);
      onLine.mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByText(t('offline.recovered'))).toBeVisible();
    });

    test('a question is answered in a dialog', async () => {
      const { user } = open('/probe');
      await press(user, 'たずねる');
      await press(user, '実行する');
      await waitFor(() => expect(probe.answers).toEqual([true]));
    });

    test('what is done is said, with the way on', async () => {
      const { user } = open('/probe');
      await press(user, '知らせる');
      expect(await screen.findByText('保存しました')).toBeVisible();
      await follow(user, '次へ');
      expect(await heading('共通の画面')).toBeVisible();
    });

    test('a page with unsaved input holds up the host’s own links, and its draft is there on return', async () => {
      const { user } = open('/probe/form');
      await user.type(await screen.findByRole('textbox', { name: /メモ/ }), '下書き');
      await goTo(user, '二つ目');
      expect(screen.getByRole('heading', { level: 1, name: '入力' })).toBeVisible();
      await press(user, 'このまま移動する');
      await heading('共通の画面');
      await goBack();
      expect(await screen.findByRole('textbox', { name: /メモ/ })).toHaveValue('下書き');
    });

    test('maintenance takes the place of everything; afterwards the page is as it was left', async () => {
      const { user } = open('/probe');
      const memo = await screen.findByRole('textbox', { name: /メモ/ });
      await user.type(memo, '書きかけ');
      let isOn = true;
      const stop = watchMaintenance(
        async () => ({ isMaintenanceMode: isOn, maintenanceDateString: '22:00〜', fetchedAt: Date.now() }),
        20,
      );
      await heading(t('maintenance.title'));
      expect(screen.getByRole('alert')).toHaveTextContent(t('maintenance.date', { date: '22:00〜' }));
      for (const role of ['heading', 'main'] as const) expect(screen.getAllByRole(role)).toHaveLength(1);
      for (const role of ['banner', 'navigation', 'textbox'] as const)
        expect(screen.queryByRole(role)).not.toBeInTheDocument();
      expect(document.title).toBe(t('app.titleTemplate', { page: t('maintenance.title') }));
      isOn = false;
      await heading('検証');
      expect(screen.getByRole('textbox', { name: /メモ/ })).toHaveValue('書きかけ');
      expect(memo).toHaveFocus();
      expect(document.title).toBe(t('app.titleTemplate', { page: '検証' }));
      act(() => stop());
    });

    test('until it is known who is signed in, nothing of a page is mounted; after three seconds there are ways out', async () => {
      jest.useFakeTimers();
      open('/probe', { session: { state: 'loading', isExpected: true } });
      await act(() => jest.advanceTimersByTimeAsync(3100));
      jest.useRealTimers();
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(t('session.slow'));
      expect(screen.getByRole('button', { name: t('session.reload') })).toBeVisible();
      expect(screen.getByRole('button', { name: t('userMenu.logout') })).toBeVisible();
      expect(probe.mounted).toBe(0);
    });

    test('data that cannot be loaded: why, a retry and the way out', async () => {
      open('/probe', { session: { state: 'failed', reason: 'forbidden' } });
      expect(await screen.findByRole('heading', { name: t('session.failedTitle') })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(t('session.failedForbidden'));
      expect(screen.getByRole('button', { name: t('common.retry') })).toBeVisible();
      expect(screen.getByRole('button', { name: t('userMenu.logout') })).toBeVisible();
      expect(probe.mounted).toBe(0);
    });

    test('whoever is signed out signs in and is back where they were going, with the query', async () => {
      open('/probe/item00000000000001?tab=a', { session: { state: 'signedOut', reason: 'expired' } });
      expect(await heading(t('login.title'))).toBeVisible();
      expect(address()).toBe('/login');
      expect(screen.getByRole('main')).toHaveTextContent(t('session.expiredBody'));
      expect(probe.mounted).toBe(0);
      becomeSession(signedIn());
      expect(await heading('明細')).toBeVisible();
      expect(address()).toBe('/probe/item00000000000001?tab=a');
    });

    test('after a deliberate sign-out the next sign-in does not return to the page before', async () => {
      open('/probe/item00000000000001');
      await heading('明細');
      becomeSession({ state: 'signedOut', reason: 'customer' });
      expect(await screen.findByText(t('userMenu.loggedOut'))).toBeVisible();
      becomeSession(signedIn());
      await waitFor(() => expect(address()).not.toBe('/login'));
      expect(address()).not.toContain('item00000000000001');
    });

    test.each([
      ['a password that must be changed', MUST_CHANGE],
      ['two-factor that must be set up', MUST_ENROL],
      ['an e-mail that must be verified', MUST_VERIFY],
    ])('%s: nothing of the remote is mounted, and there is no menu', async (_guard, session) => {
      open('/probe', { session });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('navigation', { name: t('nav.label') })).not.toBeInTheDocument();
      expect(probe.mounted).toBe(0);
      becomeSession(signedIn());
      expect(await menu()).toBeVisible();
    });
  });
}
