import { answerWith, type FakeApi, failWith, keepInTab, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { newsQueries } from '@portal/queries/news';
import { orderQueries } from '@portal/queries/order';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { idOf, makeGate, onePage, orderDetail, orderItem } from '#testing/order-fixtures.ts';
import { OrderDetailPage } from './order-detail-page.tsx';

const ID = idOf('order', 1);
const estimate = {
  id: idOf('est', 1),
  status: 'unanswered',
  minutesOnFoot: 3,
  location: { latitude: 35.69, longitude: 139.7 },
  parkingName: '明治通りパーク',
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 38500,
  vacancy: 3,
} as const;

const show = (path = `/order/${ID}`, answers: FakeApi = {}) =>
  renderApp(
    [
      { path: '/order/:id', element: <OrderDetailPage /> },
      { path: '/order', element: null },
    ],
    {
      path,
      api: {
        'GET /order/:id': () => orderDetail(),
        'GET /order/:id/estimate': () => ({ data: [estimate] }),
        'GET /order/:id/contract': () => ({ data: [] }),
        ...answers,
      },
    },
  );

beforeEach(() => sessionStorage.clear());

test('an order shows its name, status and estimates, with its conditions beside them [2.27, 7.21, 7.23]', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: '新宿三丁目ビル新築工事' })).toBeVisible();
  expect(screen.getByText('見積の回答待ち')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: /^明治通りパーク/ })).toBeVisible();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.slice(0, 3).map((term, index) => `${term}：${facts[index]}`)).toEqual([
    '現場住所：東京都新宿区新宿三丁目1番地図アプリで開く住所をコピー',
    '利用期間：2026/12/01（火）〜2027/03/31（水）',
    '車両：3台・ワゴン・バン',
  ]);
});

test('on a phone, an address with the map shows the place of the map while the order loads', async () => {
  showAtWidth(375);
  const gate = makeGate();
  show(`/order/${ID}?view=map`, { 'GET /order/:id': () => gate.passed.then(() => orderDetail()) });
  expect(await screen.findByRole('radio', { name: '地図' })).toBeChecked();
  gate.open();
  expect(await screen.findByRole('group', { name: '現場と見積1件の位置を示した地図' })).toBeVisible();
  act(forgetWidth);
});

describe('opened from the list', () => {
  const OPENED = idOf('order', 2);
  /** The list has been shown; the order takes its time. */
  function open() {
    const gate = makeGate();
    const app = show('/order', { 'GET /order/:id': () => gate.passed.then(() => orderDetail({ name: '新しい名前' })) });
    app.client.setQueryData(orderQueries.list({}).queryKey, {
      data: [orderItem({ id: OPENED })],
      pagination: onePage([0]),
    });
    return { ...app, open: () => act(() => app.router.navigate(`/order/${OPENED}`)), arrive: () => act(gate.open) };
  }
  const heading = () => screen.queryByRole('heading', { level: 1 });

  test('it has its name at once, and keeps the heading, with the focus, when it arrives', async () => {
    const app = open();
    await app.open();
    const first = heading();
    expect(first).toHaveTextContent(/^新宿三丁目ビル新築工事$/);
    expect(first).toHaveFocus();
    expect(app.address()).toBe(`/order/${OPENED}`);
    app.arrive();
    await waitFor(() => expect(heading()).toHaveTextContent(/^新しい名前$/));
    expect(heading()).toBe(first);
    expect(first).toHaveFocus();
  });

  test('after a change, no old name is shown', async () => {
    const app = open();
    await act(() => app.client.invalidateQueries({ queryKey: ['order'] }));
    await app.open();
    expect(heading()).toBeNull();
    app.arrive();
    await waitFor(() => expect(heading()).toHaveTextContent(/^新しい名前$/));
  });
});

test('an order whose number of cars cannot be read is shown without it', async () => {
  show(undefined, { 'GET /order/:id': () => answerWith({ ...orderDetail(), numberOfCars: null }) });
  const term = await screen.findByText('車両');
  expect(term.nextElementSibling).toHaveTextContent(/^ワゴン・バン$/);
  expect(screen.queryByText('空き不足')).not.toBeInTheDocument();
});

test('what is read ahead for it is what it asks for itself', async () => {
  const estimates = { total: 1, unanswered: 1, rejected: 0, accepted: 0, contracted: 0, aborted: 0 };
  const { requests } = show(undefined, { 'GET /order/:id': () => orderDetail({ estimates }) });
  await screen.findByRole('rowheader', { name: /^明治通りパーク/ });
  await expectEarlyReads(remote, `/order/${ID}`, requests);
});

test('its estimates are asked for once, also when they arrive before the order', async () => {
  const gate = makeGate();
  const { requests, client } = show(undefined, { 'GET /order/:id': () => gate.passed.then(() => orderDetail()) });
  await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: ['estimate'] })).toHaveLength(1));
  await waitFor(() => expect(client.isFetching({ queryKey: ['estimate'] })).toBe(0));
  act(gate.open);
  expect(await screen.findByRole('rowheader', { name: /^明治通りパーク/ })).toBeVisible();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(requests.filter(({ call }) => call === 'GET /order/:id/estimate')).toHaveLength(1);
});

/** Nothing is accepted, so that the request can still be changed. */
const open = { total: 4, unanswered: 3, rejected: 1, accepted: 0, contracted: 0, aborted: 0 };

test('each tab has its own address, and the request can be changed from its heading [2.28]', async () => {
  show(undefined, { 'GET /order/:id': () => orderDetail({ estimates: open }) });
  const tabs = within(await screen.findByRole('navigation', { name: '依頼の詳細' }));
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['見積4', `/order/${ID}`],
    ['依頼内容', `/order/${ID}?tab=detail`],
    ['契約書類0', `/order/${ID}/contract`],
  ]);
  expect(tabs.getByRole('link', { name: '見積 4' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '依頼内容を変更する' })).toHaveAttribute('href', `/order/${ID}/update`);
});

test.each([
  ['contractPaper', undefined, '契約書類 0 新着'],
  ['estimate', `/order/${ID}?tab=detail`, '見積 4 新着'],
] as const)('a new %s is marked on the tab that leads to it', async (kind, path, name) => {
  const { client } = show(path, unreadNotification({ id: idOf(kind, 1), kind, order: { id: ID, name: '現場' } }));
  await screen.findByRole('navigation', { name: '依頼の詳細' });
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.getAllByText('新着')).toHaveLength(1);
});

test('on the tab that is shown, and of another order, nothing is marked', async () => {
  const other = { id: idOf('order', 2), name: '別の現場' };
  for (const order of [{ id: ID, name: '現場' }, other]) {
    const kind = order === other ? 'contractPaper' : 'estimate';
    const { client, requests, unmount } = show(undefined, unreadNotification({ id: idOf('est', 9), kind, order }));
    await screen.findByRole('link', { name: '見積 4' });
    act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
    await waitFor(() => expect(requests.some(({ call }) => call === 'GET /notifications')).toBe(true));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('新着')).not.toBeInTheDocument();
    unmount();
  }
});

test('the tab of the estimates leads back to them as they were sorted', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('radio', { name: '安い順' }));
  await user.click(screen.getByRole('link', { name: '依頼内容' }));
  await user.click(screen.getByRole('link', { name: '見積 4' }));
  expect(address()).toBe(`/order/${ID}?sort=cheap`);
  await user.click(await screen.findByRole('radio', { name: '近い順' }));
  await user.click(screen.getByRole('link', { name: '依頼内容' }));
  await user.click(screen.getByRole('link', { name: '見積 4' }));
  expect(address()).toBe(`/order/${ID}`);
});

test.each([
  ['accepted', { accepted: 1, contracted: 0 }],
  ['contracted', { accepted: 0, contracted: 1 }],
])('a change is not offered once an estimate is %s', async (_, counts) => {
  show(undefined, { 'GET /order/:id': () => orderDetail({ estimates: { ...open, ...counts } }) });
  expect(await screen.findByRole('button', { name: '手配を停止する' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '依頼内容を変更する' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));
  afterEach(() => act(forgetWidth));

  const dots = () => screen.findByRole('button', { name: 'その他の操作' });

  test('what can be done with the request is behind three dots, on each tab', async () => {
    const { user } = show(undefined, { 'GET /order/:id': () => orderDetail({ estimates: open }) });
    await screen.findByRole('heading', { level: 1 });
    for (const tab of ['見積 4', '依頼内容']) {
      await user.click(screen.getByRole('link', { name: tab }));
      expect(screen.queryByRole('link', { name: '依頼内容を変更する' })).not.toBeInTheDocument();
      await user.click(await dots());
      expect(screen.getByRole('link', { name: '依頼内容を変更する' })).toHaveAttribute('href', `/order/${ID}/update`);
      expect(screen.getByRole('link', { name: 'この依頼をもとに新しく依頼' })).toHaveAttribute(
        'href',
        `/order/create?from=${ID}`,
      );
      expect(screen.getByRole('button', { name: '手配を停止する' })).toBeVisible();
      await user.keyboard('{Escape}');
    }
  });

  test('an order that is not found has none', async () => {
    show(undefined, { 'GET /order/:id': () => failWith(404) });
    await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。');
    expect(screen.queryByRole('button', { name: 'その他の操作' })).not.toBeInTheDocument();
  });

  test('they wait while the search is being stopped', async () => {
    const gate = makeGate();
    const stop = { 'PUT /order/:id/search-stop/toggle': () => gate.passed.then(() => ({ isSearchStopped: true })) };
    const { user } = show(undefined, { 'GET /order/:id': () => orderDetail({ estimates: open }), ...stop });
    await screen.findByRole('heading', { level: 1 });
    await user.click(await dots());
    await user.click(screen.getByRole('button', { name: '手配を停止する' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '手配を停止する' }));
    await waitFor(async () => expect(await dots()).toHaveAttribute('aria-busy', 'true'));
    act(gate.open);
    await waitFor(async () => expect(await dots()).not.toHaveAttribute('aria-busy'));
  });

  test('the dots have their place while the order is loading, and nothing to do', async () => {
    const gate = makeGate();
    show(undefined, { 'GET /order/:id': () => gate.passed.then(() => orderDetail()) });
    expect(await dots()).toBeDisabled();
    act(gate.open);
    await screen.findByRole('heading', { level: 1 });
    expect(await dots()).toBeEnabled();
  });
});

test('while it is loading no other text is shown in place of its name', async () => {
  const gate = makeGate();
  show(undefined, { 'GET /order/:id': () => gate.passed.then(() => orderDetail()) });
  expect(await screen.findByRole('link', { name: '駐車場探しの依頼一覧に戻る' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  act(gate.open);
  expect(await screen.findByRole('heading', { level: 1, name: '新宿三丁目ビル新築工事' })).toBeVisible();
});

test('an order is fetched again when its first estimates are newer than the order', async () => {
  let isKnown = false;
  show(undefined, {
    'GET /order/:id': () => {
      const order = isKnown
        ? orderDetail()
        : orderDetail({
            status: 'waitingQuote',
            estimates: { total: 0, unanswered: 2, rejected: 1, accepted: 1, contracted: 0, aborted: 0 },
          });
      isKnown = true;
      return order;
    },
  });
  expect(await screen.findByRole('link', { name: '見積 4' })).toBeVisible();
  expect(screen.getByText('見積の回答待ち')).toBeVisible();
});

test('the other tab shows all conditions, with the files, and has its own address', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('link', { name: '依頼内容' }));
  expect(address()).toBe(`/order/${ID}?tab=detail`);
  const facts = within(screen.getByRole('region', { name: '依頼内容' }));
  for (const text of ['朝7時から使いたいです。', '緯度 35.690921、経度 139.700258', '2026/11/12'])
    expect(facts.getByText(text)).toBeVisible();
  const file = facts.getByRole('link', { name: /配置図（最終）\.pdf/ });
  expect(file).toHaveAttribute('target', '_blank');
  expect(file).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: '依頼内容' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown vehicle type is shown as it is', async () => {
  show(`/order/${ID}?tab=detail`, {
    'GET /order/:id': () => orderDetail({ automobileType: 'TRAILER', remarks: '', attachments: [] }),
  });
  const facts = within(await screen.findByRole('region', { name: '依頼内容' }));
  expect(facts.getByText('TRAILER')).toBeVisible();
  expect(facts.getAllByText('なし')).toHaveLength(2);
});

test('only a web address becomes a link', async () => {
  const attachments = [{ id: idOf('att', 1), name: '図面.pdf', url: 'javascript:alert(1)' }];
  show(`/order/${ID}?tab=detail`, { 'GET /order/:id': () => orderDetail({ attachments }) });
  expect(await screen.findByText('図面.pdf')).toBeVisible();
  expect(screen.queryByRole('link', { name: /図面/ })).not.toBeInTheDocument();
});

test('the way back leads to the list as the customer left it', async () => {
  keepInTab('list:/order', 'filter=unanswered&page=2');
  const { user, address } = show();
  await user.click(await screen.findByRole('link', { name: '駐車場探しの依頼一覧に戻る' }));
  expect(address()).toBe('/order?filter=unanswered&page=2');
});

test('an unknown order shows a message without a dialog', async () => {
  const { user, address } = show('/order/x', {
    'GET /order/:id': () => failWith(404),
    'GET /order/:id/estimate': () => failWith(404),
  });
  expect(await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const [back] = screen.getAllByRole('link', { name: '駐車場探しの依頼一覧に戻る' });
  if (back) await user.click(back);
  await waitFor(() => expect(address()).toBe('/order'));
});

test('an order that cannot be loaded can be retried', async () => {
  let isBroken = true;
  const { user } = show(undefined, { 'GET /order/:id': () => (isBroken ? failWith(500) : orderDetail()) });
  const retry = await screen.findByRole('button', { name: 'もう一度試す' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: '新宿三丁目ビル新築工事' })).toBeVisible();
});

test('estimates that cannot be loaded show a dialog and a message in place; the rest works [8.23]', async () => {
  const { user } = show(undefined, { 'GET /order/:id/estimate': () => failWith(500) });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' }));
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '新宿三丁目ビル新築工事' })).toBeVisible();
});
