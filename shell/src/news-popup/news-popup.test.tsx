import { answerWith, becomeSession, type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import type { News } from '@portal/contract/news';
import { watchMaintenance } from '@portal/platform/host';
import { setDevLog } from '@portal/platform/observe';
import { newsQueries } from '@portal/queries/news';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const ID = 'news00000000000001';
const news = (change: Partial<News> = {}): News => ({
  id: ID,
  category: 'メンテナンス情報',
  title: '年末年始のシステムメンテナンスについて',
  content: 'ご不便をおかけします。\n詳しくは https://example.com/maintenance をご覧ください。',
  createdAt: '2026-11-17T15:30:00.000Z',
  startAt: '2026-12-29T13:00:00.000Z',
  endAt: '2026-12-29T21:00:00.000Z',
  doNotDisplayAgain: false,
  ...change,
});

const VISIBILITY = 'PUT /news/:id/visibility';
/** The provider's side: an item that one can hide, and three unread ones. */
function provider(change: Partial<News> = {}) {
  const state = { item: news(change), unread: 3 };
  const api: FakeApi = {
    'GET /news/latest/homeDisplay': () => state.item,
    'GET /news/unread/count': () => ({ count: state.unread }),
    [VISIBILITY]: ({ body }) => {
      state.item = { ...state.item, doNotDisplayAgain: body.doNotDisplayAgain };
      state.unread = 2;
      return { doNotDisplayAgain: body.doNotDisplayAgain };
    },
  };
  return { state, api };
}

const popup = async () => within(await screen.findByRole('dialog', { name: 'お知らせ' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'お知らせ' })).not.toBeInTheDocument());
/** Expects that it does not appear. It would as soon as React has rendered, for which a test cannot wait. */
const staysAway = () =>
  expect(screen.findByRole('dialog', { name: 'お知らせ' }, { timeout: 250 })).rejects.toThrow('Unable to find role');
const box = async () => (await popup()).getByRole('checkbox', { name: '今後表示しない' });
const closeButton = async () => (await popup()).getByRole('button', { name: '閉じる' });
const callsOf = (requests: readonly { call: string }[], name: string) =>
  requests.filter(({ call }) => call === name).length;

afterEach(() => jest.restoreAllMocks());

test('the latest news open by themselves: category, date, title and text [2.81, 2.83, 2.86]', async () => {
  renderPortal({ api: provider().api, path: '/billing' });
  const dialog = await popup();
  expect(dialog.getByText('メンテナンス情報')).toBeVisible();
  expect(dialog.getByText('2026/11/18')).toBeVisible();
  const text = within(dialog.getByRole('region', { name: '年末年始のシステムメンテナンスについて' }));
  expect(text.getByText(/^ご不便をおかけします。/)).toBeVisible();
  expect(text.getByRole('link', { name: 'https://example.com/maintenance' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await waitFor(() => expect(dialog.getByRole('region')).toHaveFocus());
});

test.each([
  [{}, true],
  [{ category: 'アップデート情報' }, false],
  [{ startAt: null }, false],
  [{ endAt: null }, false],
])('with %j it shows the period of the maintenance: %s [2.84]', async (change, isShown) => {
  renderPortal({ api: provider(change).api, path: '/billing' });
  const shown = (await popup()).queryByText('メンテナンス期間')?.parentElement?.textContent;
  expect(shown).toBe(isShown ? 'メンテナンス期間2026/12/29（火）22:00〜2026/12/30（水）06:00' : undefined);
});

describe('it stays away', () => {
  test.each([
    ['from news that are not to be shown again', { doNotDisplayAgain: true }, '/billing'],
    ['from the page that shows the item', {}, `/news/${ID}`],
  ])('%s [2.81]', async (_, change, path) => {
    const { requests } = renderPortal({ api: provider(change).api, path });
    await waitFor(() => expect(callsOf(requests, 'GET /news/latest/homeDisplay')).toBe(1));
    expect(await screen.findByRole('link', { name: 'お知らせ（未読3件）' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('if the latest news cannot be loaded, without a word [8.28]', async () => {
    const { client } = renderPortal({
      api: { ...provider().api, 'GET /news/latest/homeDisplay': () => failWith(500) },
      path: '/billing',
    });
    expect(await screen.findByRole('link', { name: 'お知らせ（未読3件）' })).toBeVisible();
    await waitFor(() => expect(client.getQueryState(newsQueries.latest().queryKey)?.status).toBe('error'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('if they come after a failure, in the middle of work; the next page shows them', async () => {
    let fails = true;
    const { api, state } = provider();
    const { client, user } = renderPortal({
      api: { ...api, 'GET /news/latest/homeDisplay': () => (fails ? failWith(500) : state.item) },
      path: '/billing',
    });
    const { queryKey } = newsQueries.latest();
    await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
    fails = false;
    await act(() => client.refetchQueries({ queryKey }));
    expect(client.getQueryData(queryKey)).toMatchObject({ id: ID });
    await staysAway();
    await user.click(screen.getByRole('link', { name: 'お知らせ（未読3件）' }));
    expect(await popup()).toBeTruthy();
  });

  test('from visitors [2.82]', async () => {
    const { requests } = renderPortal({ api: provider().api, path: '/login', session: { state: 'signedOut' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
    expect(callsOf(requests, 'GET /news/latest/homeDisplay')).toBe(0);
  });

  test('while a guard holds; it opens once the guard lets go', async () => {
    const held = signedIn({ isRequiredChangePassword: true });
    const { requests } = renderPortal({ api: provider().api, path: '/password', session: held });
    expect(await screen.findByRole('heading', { name: 'password' })).toBeVisible();
    expect(callsOf(requests, 'GET /news/latest/homeDisplay')).toBe(0);
    becomeSession(signedIn());
    expect(await popup()).toBeTruthy();
  });

  describe('while another dialog is open', () => {
    /** The question how to order is open, and the latest news have not come yet. */
    async function askFirst() {
      let answer: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const page = () => <h1>page</h1>;
      const { api, state } = provider();
      const { user, client } = renderPortal({
        path: '/billing',
        areas: { '/order': { create: page, 'create-by-file': page }, '/billing': { '': page }, '/news': { '': page } },
        api: { ...api, 'GET /news/latest/homeDisplay': () => slow.then(() => state.item) },
      });
      await user.click(await screen.findByRole('button', { name: '駐車場探しを依頼する' }));
      const question = () => screen.findByRole('dialog', { name: '依頼方法を選択してください' });
      await question();
      const newsArrive = async () => {
        await act(async () => answer());
        await waitFor(() => expect(client.getQueryData(['news', 'latest'])).toMatchObject({ id: ID }));
      };
      const closeQuestion = async () => fireEvent.keyDown(await question(), { key: 'Escape' });
      return { newsArrive, closeQuestion };
    }

    test('it comes after it', async () => {
      const { newsArrive, closeQuestion } = await askFirst();
      await newsArrive();
      await staysAway();
      await closeQuestion();
      expect(await popup()).toBeTruthy();
    });

    test('also if the news came during a maintenance', async () => {
      let isMaintenanceMode = true;
      const { newsArrive, closeQuestion } = await askFirst();
      const stop = watchMaintenance(
        async () => ({ isMaintenanceMode, maintenanceDateString: '', fetchedAt: Date.now() }),
        20,
      );
      await screen.findByRole('heading', { level: 1, name: 'メンテナンス中です' });
      await newsArrive();
      await staysAway();
      isMaintenanceMode = false;
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'メンテナンス中です' })).toBeNull());
      await staysAway();
      await closeQuestion();
      expect(await popup()).toBeTruthy();
      act(() => stop());
    });
  });
});

test('closed without the box it is not saved, and does not come again on the next page', async () => {
  const { user, requests } = renderPortal({ api: provider().api, path: '/billing' });
  expect(await box()).not.toBeChecked();
  await user.click(await closeButton());
  await closed();
  await user.click(screen.getByRole('link', { name: 'お知らせ（未読3件）' }));
  await screen.findByRole('heading', { name: 'news-list' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf(requests, VISIBILITY)).toBe(0);
});

test('with the box it is saved once, then the latest news and the badge follow [4.30, 4.31, 7.11]', async () => {
  const { user, requests } = renderPortal({ api: provider().api, path: '/billing' });
  await screen.findByRole('link', { name: 'お知らせ（未読3件）', hidden: true });
  await user.click(await box());
  await user.click(await closeButton());
  await closed();
  expect(await screen.findByRole('link', { name: 'お知らせ（未読2件）' })).toBeVisible();
  expect(requests.filter(({ call }) => call === VISIBILITY)).toMatchObject([
    { params: { id: ID }, body: { doNotDisplayAgain: true } },
  ]);
  expect(callsOf(requests, 'GET /news/latest/homeDisplay')).toBe(2);
});

test('while it is saved it cannot be closed, by no means [4.32]', async () => {
  let answer: () => void = () => undefined;
  const saving = new Promise<{ doNotDisplayAgain: boolean }>((resolve) => {
    answer = () => resolve({ doNotDisplayAgain: true });
  });
  const { user, requests } = renderPortal({
    api: { ...provider().api, [VISIBILITY]: () => saving },
    path: '/billing',
  });
  await user.click(await box());
  const button = await closeButton();
  act(() => {
    button.click();
    button.click();
    // In the same task: nothing has been rendered since.
    fireEvent.keyDown(button, { key: 'Escape' });
  });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(await box()).toBeDisabled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect((await popup()).queryByRole('button', { name: 'ダイアログを閉じる' })).not.toBeInTheDocument();
  act(() => answer());
  await closed();
  expect(callsOf(requests, VISIBILITY)).toBe(1);
});

test('saving may be answered without a body: everything that follows does [4.31]', async () => {
  const api = { ...provider().api, [VISIBILITY]: () => answerWith({}) };
  const { user, requests } = renderPortal({ api, path: '/billing' });
  const before = callsOf(requests, 'GET /news/unread/count');
  await user.click(await box());
  await user.click(await closeButton());
  await closed();
  await waitFor(() => expect(callsOf(requests, 'GET /news/unread/count')).toBeGreaterThan(before));
});

test.each([
  ['refused', () => failWith(500)],
  ['not possible without a network', () => failWith(0)],
])('if saving is %s, it closes all the same, and only the log knows [4.33, 8.28]', async (_, reply) => {
  setDevLog(true);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { user } = renderPortal({ api: { ...provider().api, [VISIBILITY]: reply }, path: '/billing' });
  await user.click(await box());
  await user.click(await closeButton());
  await closed();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('a quiet write failed', expect.anything());
  setDevLog(false);
});

test('newer news wait for the next page, with the box unchecked again [2.85]', async () => {
  const { api, state } = provider();
  const { user, client } = renderPortal({ api });
  await user.dblClick(await box());
  expect(await box()).not.toBeChecked();
  await user.click(await closeButton());
  await closed();
  state.item = news({ id: 'news00000000000002', title: '地図サービスの停止' });
  await act(() => client.invalidateQueries({ queryKey: ['news', 'latest'] }));
  // Home shows it in its card.
  expect(await screen.findByRole('link', { name: '地図サービスの停止' })).toBeVisible();
  await staysAway();
  await user.click(screen.getByRole('link', { name: /^お知らせ（/ }));
  expect((await popup()).getByRole('heading', { name: '地図サービスの停止' })).toBeVisible();
  expect(await box()).not.toBeChecked();
});

describe('what is read in another tab', () => {
  const tell = (message: object) => {
    const tab = new BroadcastChannel('portal-news');
    tab.postMessage(message);
    tab.close();
  };

  test('lowers the badge and closes the item here', async () => {
    const { api, state } = provider();
    renderPortal({ api, path: '/billing' });
    await popup();
    state.unread = 1;
    tell({ uid: 'uid-tanaka', id: ID, page: 'another' });
    await closed();
    expect(await screen.findByRole('link', { name: 'お知らせ（未読1件）' })).toBeVisible();
  });

  test.each([
    ['another customer', { uid: 'uid-sato', id: ID, page: 'another' }],
    ['something else', { uid: 'uid-tanaka', id: '../..', page: 'another' }],
    ['nobody', 'news00000000000001'],
  ])('is ignored from %s', async (_, message) => {
    const { requests } = renderPortal({ api: provider().api, path: '/billing' });
    await popup();
    const before = requests.length;
    tell(message as object);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await popup()).toBeTruthy();
    expect(requests).toHaveLength(before);
  });
});
