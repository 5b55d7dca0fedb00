import { renderApp, signedIn } from '@portal/app-kit/testing';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { screen, within } from '@testing-library/react';
import { numbered } from '#testing/estimate-fixtures.ts';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';
import { ComparisonPage } from './comparison-page.tsx';

const ORDER = idOf('order', 1);
const near = numbered(1, { parkingName: '近い駐車場', minutesOnFoot: 4, monthlyRent: 22_500, vacancy: 12 });
const cheap = numbered(4, { parkingName: '安い駐車場', minutesOnFoot: 10, monthlyRent: 15_000, vacancy: 1 });
const agreed = numbered(2, { parkingName: '決めた駐車場', status: 'accepted', minutesOnFoot: 6 });
const aborted = numbered(5, { status: 'aborted' });
const rejected = numbered(3, { parkingName: '見送った駐車場', status: 'rejected' });

beforeEach(() => sessionStorage.clear());

const select = (...estimates: readonly NumberedEstimate[]) =>
  sessionStorage.setItem(
    `draft:uid-tanaka:share:${ORDER}`,
    JSON.stringify({
      version: 1,
      uid: 'uid-tanaka',
      at: Date.now(),
      value: {
        estimateIds: estimates.map(({ id }) => id),
        addresses: { chips: [], text: '' },
        remarks: '',
        submission: null,
        isSent: false,
      },
    }),
  );

const show = (estimates: readonly NumberedEstimate[], search = '', user: Parameters<typeof signedIn>[0] = {}) =>
  renderApp([{ path: '/order/:id/comparison', element: <ComparisonPage /> }], {
    path: `/order/${ORDER}/comparison${search}`,
    session: signedIn(user),
    api: {
      'GET /order/:id': () => orderDetail({ id: ORDER }),
      'GET /order/:id/estimate': () => ({ data: [...estimates] }),
    },
  });

const rows = async () =>
  within(await screen.findByRole('table', { name: '見積の比較' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('each estimate has all that decides, in words; the last column is for a tick by hand', async () => {
  show([rejected, agreed, cheap, near]);
  expect(await rows()).toEqual([
    '1近い駐車場東京都新宿区新宿五丁目2番徒歩4分最短22,500円12台回答待ち',
    '4安い駐車場東京都新宿区新宿五丁目2番徒歩10分15,000円最安1台空き不足回答待ち',
    '2決めた駐車場東京都新宿区新宿五丁目2番徒歩6分42,000円4台契約手続き中',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '番号',
    '駐車場名・住所',
    '現場から',
    '賃料（月額）',
    '空き台数',
    '状況',
    '備考',
    '選定',
  ]);
});

test.each([
  [[rejected, aborted], '見送り1件・中止1件は含みません。'],
  [[rejected, numbered(6, { status: 'rejected' })], '見送り2件は含みません。'],
  [[aborted], '中止1件は含みません。'],
])('what is not on the sheet is told apart by what became of it: %#', async (leftOut, said) => {
  show([near, ...leftOut]);
  await rows();
  expect(screen.getByText(/最短・最安は/)).toHaveTextContent(new RegExp(`です。${said}$`));
});

test('a selection leaves out others, too; a sheet with all says nothing of it', async () => {
  select(near);
  const app = show([rejected, agreed, cheap, near]);
  await rows();
  expect(screen.getByText(/見送り1件・ほかの見積2件は含みません。$/)).toBeVisible();
  app.unmount();
  sessionStorage.clear();
  show([near, agreed]);
  await rows();
  expect(screen.queryByText(/含みません/)).not.toBeInTheDocument();
});

test('the sheet says of the rents what the provider says', async () => {
  const rentNote = '賃料は、1台あたりの税抜の金額です。';
  provideConfiguration({ rentNote });
  const app = show([near]);
  await rows();
  expect(screen.getByText(rentNote)).toBeVisible();
  app.unmount();
  provideConfiguration();
  show([near]);
  await rows();
  expect(screen.queryByText(/税/)).not.toBeInTheDocument();
});

test('the sheet has the facts of the request, room for seals and for a reason, and who made it', async () => {
  show([near], '', { department: '首都圏第一工事部' });
  await rows();
  for (const [term, fact] of [
    ['現場住所', '東京都新宿区新宿三丁目1番'],
    ['依頼番号', ORDER],
    ['利用期間', '2026/12/01（火）〜2027/03/31（水）'],
    ['利用日数', '121日間'],
    ['必要台数', '3台・ワゴン・バン'],
    ['依頼者', '田中 太郎（東京支店）'],
  ] as const)
    expect(screen.getByText(term).closest('div')).toHaveTextContent(fact);
  for (const seal of ['担当', '課長', '部長', '承認', '選定の理由・備考']) expect(screen.getByText(seal)).toBeVisible();
  expect(screen.getByText(/^作成：田中 太郎（首都圏第一工事部）、\d{4}\/\d\d\/\d\d \d\d:\d\d$/)).toBeVisible();
});

test('the order of the list is kept, and so is what is selected', async () => {
  select(rejected, near, cheap);
  show([rejected, agreed, cheap, near], '?sort=cheap');
  expect((await rows()).map((row) => row?.[0])).toEqual(['4', '1', '3']);
  expect(screen.getByText(/状況ごとに、賃料（月額）が安い順です。/)).toBeVisible();
});

test('it is printed by a button; without estimates there is nothing to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const app = show([near]);
  await app.user.click(await screen.findByRole('button', { name: 'この比較表を印刷する' }));
  expect(print).toHaveBeenCalledTimes(1);
  app.unmount();
  show([rejected]);
  expect(await screen.findByText('比較できる見積はまだありません。')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'この比較表を印刷する' })).not.toBeInTheDocument();
});
