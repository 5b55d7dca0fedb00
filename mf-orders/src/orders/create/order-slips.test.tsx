import { failWith } from '@portal/app-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { press, show, showConfirmation, startAfresh, stepHeading } from '#testing/order-create-driver.tsx';
import { onePage, orderItem } from '#testing/order-fixtures.ts';

beforeEach(startAfresh);

const SLIPS = '送信する前に、次の点をご確認ください。';
const lastOrder = { 'GET /order': () => ({ data: [orderItem({ numberOfCars: 2 })], pagination: onePage([1]) }) };

const TWENTY = 'address=東京都新宿区新宿三丁目&latitude=35.690921&longitude=139.700258&constructionName=四谷';

test('likely slips are listed on the confirmation, and lock nothing', async () => {
  const day = 'startDate=2030-12-01&endDate=2030-12-01';
  const app = show(`/order/create?${TWENTY}&automobileType=WAGON&numberOfCars=20&${day}`, lastOrder);
  await press(app, '次へ');
  await stepHeading('依頼内容');
  await press(app, '確認画面へ');
  await stepHeading('内容の確認');
  expect(screen.getByText(SLIPS)).toBeVisible();
  expect(await screen.findByText('必要台数が20台です。前回の依頼は2台でした。')).toBeVisible();
  expect(screen.getByText('現場住所に番地がありません。')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    '利用期間が2030/12/01（日）の1日だけです。',
  );
  const last = app.requests.filter(({ call }) => call === 'GET /order').map(({ query }) => query);
  expect(last).toMatchObject([{ contactId: expect.any(String), pageSize: 1 }]);
  await press(app, 'この内容で依頼する');
  await stepHeading('駐車場探しの依頼を受け付けました');
});

test.each([lastOrder, { 'GET /order': () => failWith(500) }])(
  'an ordinary order has no such notice, and nothing is said if the last one cannot be read',
  async (answers) => {
    const app = await showConfirmation(answers);
    await waitFor(() => expect(app.requests.map(({ call }) => call)).toContain('GET /order'));
    expect(screen.queryByText(SLIPS)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);
