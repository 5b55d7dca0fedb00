import { type FakeApi, failWith } from '@portal/app-kit/testing';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { screen, waitFor, within } from '@testing-library/react';
import { numbered } from '#testing/estimate-fixtures.ts';
import { field, fill, press, show, startAfresh, stepHeading } from '#testing/order-create-driver.tsx';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';

beforeEach(startAfresh);

const FROM = `/order/create?from=${idOf('order', 1)}`;
const SITE = '東京都新宿区新宿三丁目1番';
const api: FakeApi = {
  'GET /order/:id': () => orderDetail(),
  'GET /order/:id/estimate': () => ({
    data: [
      numbered(1, { parkingName: '遠い駐車場', minutesOnFoot: 12, monthlyRent: 22_000 }),
      numbered(2, { parkingName: '近い駐車場', minutesOnFoot: 3, monthlyRent: 38_000, status: 'rejected' }),
    ],
  }),
};
const showCopy = (answers: FakeApi = {}) => show(FROM, { ...api, ...answers });
const shownIn = (name: string) => field(name).value;
const COPIED =
  '前の依頼の現場・車両・備考を引き継ぎました。利用期間を入力してください。添付ファイルは引き継がれません。';

test('an earlier order fills in its site, cars and remarks, and leaves the period empty', async () => {
  const app = showCopy();
  expect(await screen.findByText(COPIED)).toBeVisible();
  expect(shownIn('現場住所')).toBe(SITE);
  expect(app.address()).toBe('/order/create');
  await press(app, '次へ');
  await stepHeading('依頼内容');
  expect(['現場名', '必要台数', '利用開始日', '利用終了日', '備考'].map(shownIn)).toEqual([
    '新宿三丁目ビル新築工事',
    '3',
    '',
    '',
    '朝7時から使いたいです。',
  ]);
  expect(screen.queryByText(/配置図/)).not.toBeInTheDocument();
});

test('its estimates are a hint, the nearest first, also after a reload', async () => {
  const first = showCopy();
  const hint = async () => within(await screen.findByRole('region', { name: '参考：前の依頼の見積' }));
  const shown = async () => (await hint()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(await shown()).toEqual(['近い駐車場徒歩3分、月額38,000円', '遠い駐車場徒歩12分、月額22,000円']);
  first.unmount();
  show('/order/create', api);
  expect(await shown()).toHaveLength(2);
});

test('what the provider says of the rents stands with the hint', async () => {
  provideConfiguration({ rentNote: '賃料は、1台あたりの税抜の金額です。' });
  showCopy();
  const hint = within(await screen.findByRole('region', { name: '参考：前の依頼の見積' }));
  expect(hint.getByText('賃料は、1台あたりの税抜の金額です。')).toBeVisible();
  provideConfiguration();
});

test('estimates that cannot be read are no hint, and no obstacle', async () => {
  showCopy({ 'GET /order/:id/estimate': () => failWith(500) });
  await screen.findByText(COPIED);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /参考/ })).not.toBeInTheDocument();
});

test('an order that cannot be read is said, and the form is empty', async () => {
  const app = showCopy({ 'GET /order/:id': () => failWith(404) });
  expect(await screen.findByText('もとにする依頼を読み込めませんでした。空の入力画面から依頼できます。')).toBeVisible();
  expect(shownIn('現場住所')).toBe('');
  expect(app.address()).toBe('/order/create');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('input that is not sent', () => {
  async function showOverDraft() {
    const first = show();
    await fill(first, '現場住所', '東京都新宿区四谷');
    first.unmount();
    const app = showCopy();
    expect(await screen.findByText(/「新宿三丁目ビル新築工事」の内容を引き継ぐと/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: '現場住所' })).not.toBeInTheDocument();
    return app;
  }

  test('is kept unless the customer replaces it', async () => {
    const app = await showOverDraft();
    await press(app, '入力の続きに戻る');
    await waitFor(() => expect(field('現場住所')).toHaveValue('東京都新宿区四谷'));
    expect(screen.getByText('前回の入力を復元しました。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is replaced when the customer says so', async () => {
    const app = await showOverDraft();
    await press(app, '引き継いで新しく依頼');
    expect(await screen.findByText(COPIED)).toBeVisible();
    expect(shownIn('現場住所')).toBe(SITE);
    expect(app.address()).toBe('/order/create');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
