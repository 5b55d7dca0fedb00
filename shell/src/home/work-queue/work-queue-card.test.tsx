import { type FakeApi, failWith } from '@portal/app-kit/testing';
import type { Todo, TodoKind } from '@portal/contract/todo';
import { addDays, formatDateWeekday, todayInTokyo } from '@portal/platform/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const inDays = (days: number) => addDays(todayInTokyo(), days);
const ORDER = 'ordr00000000000001';

const nothing = { count: 1, lowestRent: null, shortestWalk: null, parkingName: null, bill: null };
const todo = (kind: TodoKind, name: string, date: string, rest: Partial<Todo> = {}): Todo => ({
  ...nothing,
  kind,
  order: { id: ORDER, name },
  date,
  ...rest,
});
const ESTIMATES = todo('estimates', '臨海副都心 橋梁補修工事', inDays(14), {
  count: 3,
  lowestRent: 15_000,
  shortestWalk: 4,
});
const PAPERS = todo('papers', '種市浄水場耐震補強工事', inDays(4), { parkingName: '種市駅前駐車場' });
const BILL = todo('bill', '道玄坂ショッピングモール造成工事', inDays(3), {
  bill: { id: 'bill00000000000001', billingDate: '2026-11-01', totalRent: 29_700 },
});

const page = (data: Todo[], totalRecords = data.length) => ({
  data,
  pagination: { pageSize: 5, pageIndex: 1, totalPages: 1, totalRecords },
});
type Answer = (kind: TodoKind) => ReturnType<typeof page>;
const ofKinds =
  (answer: Answer): NonNullable<FakeApi['GET /order/todo']> =>
  ({ query }) => {
    if (query.kind === 'all') throw new Error('Home reads each kind alone');
    return answer(query.kind);
  };
const KINDS: Record<TodoKind, Todo> = { estimates: ESTIMATES, papers: PAPERS, bill: BILL };
const SOMETHING: FakeApi = { 'GET /order/todo': ofKinds((kind) => page([KINDS[kind]])) };

/** The same of another site. */
const later = ({ order, bill, ...rest }: Todo): Todo => ({
  ...rest,
  order: { ...order, id: 'ordr00000000000002' },
  bill: bill && { ...bill, id: 'bill00000000000002' },
  date: inDays(20),
});

const queue = async () => within(await screen.findByRole('region', { name: '次に対応すること' }));
const items = async () => (await (await queue()).findAllByRole('listitem')).map(({ textContent }) => textContent);

test('what waits is listed by date, each with its site, what it is and one action', async () => {
  renderPortal({ api: SOMETHING });
  const day = (days: number) => formatDateWeekday(inDays(days));
  expect(await items()).toEqual([
    `請求書道玄坂ショッピングモール造成工事11月分・29,700円・未ダウンロード期日まで3日${day(3)}請求書を開く（道玄坂ショッピングモール造成工事）`,
    `契約書類種市浄水場耐震補強工事種市駅前駐車場・提出待ち利用開始まで4日${day(4)}書類を提出する（種市浄水場耐震補強工事）`,
    `見積臨海副都心 橋梁補修工事回答待ち3件・最安 15,000円・最短 徒歩4分利用開始まで14日${day(14)}見積を比べる（臨海副都心 橋梁補修工事）`,
  ]);
  const links = (await queue()).getAllByRole('link').map((link) => link.getAttribute('href'));
  const site = `/order/${ORDER}`;
  expect(links).toEqual([site, '/billing?year=2026&month=11', site, `${site}/contract`, site, site, '/todo']);
  expect((await queue()).getByText('期日の近い順')).toBeVisible();
});

test('the way to all of it says how many there are, and keeps the filter', async () => {
  const department = '土木部';
  const api = { 'GET /order/todo': ofKinds((kind) => page([KINDS[kind], later(KINDS[kind])], 12)) };
  const { requests } = renderPortal({ path: `/?department=${department}`, api });
  expect(await items()).toHaveLength(5);
  expect((await queue()).getByRole('link', { name: 'すべて見る（36件）' })).toHaveAttribute(
    'href',
    `/todo?department=${encodeURIComponent(department)}`,
  );
  expect((await queue()).getByText('36件のうち5件を表示しています。')).toBeVisible();
  const read = requests.filter(({ call }) => call === 'GET /order/todo').map(({ query }) => query);
  expect(read).toMatchObject([
    { kind: 'estimates', pageSize: 5, department },
    { kind: 'papers', pageSize: 5, department },
    { kind: 'bill', pageSize: 5, department },
  ]);
});

test('a kind that fails says so in its own row, and can be asked for again', async () => {
  let isDown = true;
  const { user } = renderPortal({
    api: {
      'GET /order/todo': ({ query }) =>
        isDown && query.kind === 'papers' ? failWith(500) : page([KINDS[query.kind as TodoKind]]),
    },
  });
  expect(await items()).toHaveLength(2);
  const alert = within((await queue()).getByRole('alert'));
  expect(alert.getByText('提出待ちの契約書類を確認できませんでした。')).toBeVisible();
  expect((await queue()).getByRole('link', { name: 'すべて見る' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'もう一度試す' }));
  await waitFor(async () => expect(await items()).toHaveLength(3));
  expect((await queue()).queryByRole('alert')).not.toBeInTheDocument();
  // The button that had the focus is gone.
  expect((await queue()).getByRole('heading', { name: '次に対応すること' })).toHaveFocus();
});

test('if all of it fails, nothing is said to be done', async () => {
  renderPortal({ api: { 'GET /order/todo': () => failWith(500) } });
  expect(within(await (await queue()).findByRole('alert')).getAllByRole('button')).toHaveLength(3);
  expect((await queue()).queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
});

test('the counts do not wait for the queue, nor the queue for the counts', async () => {
  renderPortal({ api: { 'GET /order/todo': () => new Promise(() => undefined) } });
  expect(await screen.findByRole('link', { name: '見積の回答待ち：4件。一覧を見る' })).toBeVisible();
  expect((await queue()).getByRole('status')).toHaveTextContent(/^読み込み/);
  expect((await queue()).queryByRole('listitem')).not.toBeInTheDocument();
});

test('what is found does not wait for the counts', async () => {
  renderPortal({ api: { ...SOMETHING, 'GET /order/progress': () => new Promise(() => undefined) } });
  expect(await items()).toHaveLength(3);
});

test('nothing is said to be done before the counts are known, since the account may be new', async () => {
  const { client } = renderPortal({ api: { 'GET /order/progress': () => new Promise(() => undefined) } });
  await screen.findByText('現在お知らせはありません。');
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect((await queue()).getByRole('status')).toHaveTextContent('読み込み中です');
  expect((await queue()).queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
});

test('who comes back to home finds what was there, until it is read again', async () => {
  let isSlow = false;
  const { router } = renderPortal({
    api: {
      'GET /order/todo': ofKinds((kind) =>
        isSlow ? (new Promise<never>(() => undefined) as never) : page([KINDS[kind]]),
      ),
    },
  });
  const before = await items();
  await act(() => router.navigate('/billing'));
  await screen.findByRole('heading', { name: 'billing' });
  isSlow = true;
  await act(() => router.navigate('/'));
  expect(await items()).toEqual(before);
  expect((await queue()).queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['/', '対応が必要なものはありません', '新しい見積・契約書類・請求書が届くと、ここに表示します。'],
  ['/?department=土木部', 'この条件で対応が必要なものはありません', 'ほかの担当者・部署を選ぶと、その分を表示します。'],
])('nothing to do at %s is a sentence', async (path, title, body) => {
  renderPortal({ path });
  expect(await (await queue()).findByRole('heading', { name: title })).toBeVisible();
  expect((await queue()).getByText(body)).toBeVisible();
  expect((await queue()).queryByText('期日の近い順')).not.toBeInTheDocument();
});
