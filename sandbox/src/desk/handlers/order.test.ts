import { addEstimate, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, PORTAL_ORIGIN, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { type DeskWorld, openDeskWorld, titlesOf } from '../testing/desk-world.ts';

const OSAKA = { latitude: 34.7025, longitude: 135.4959 };
let world: DeskWorld;
let tanaka: Customer;
beforeAll(async () => {
  world = await openDeskWorld('2026-11-21T03:00:00.000Z');
}, START_TIMEOUT);
beforeEach(async () => {
  await world.desk.step();
  tanaka = await addCustomer(world);
});
afterAll(() => world.close());

type Order = Awaited<ReturnType<typeof addOrder>>;
const change = (order: Order, values: object) =>
  callAs(world, tanaka, 'updateOrder', {
    params: { id: order.id },
    body: {
      name: order.name,
      address: order.address,
      numberOfCars: order.numberOfCars,
      automobileType: order.automobileType,
      startDate: order.startDate,
      endDate: order.endDate,
      remarks: order.remarks,
      attachments: [],
      ...values,
    },
  });
const toggle = (order: Order) => callAs(world, tanaka, 'toggleSearchStop', { params: { id: order.id } });
const estimatesOf = async ({ id }: Order) =>
  (await callAs(world, tanaka, 'listEstimates', { params: { id } })).answer.data;

describe('a changed order', () => {
  test('is confirmed by mail with its new content; offers near the site stay', async () => {
    const order = await addOrder(world, tanaka);
    const estimate = await addEstimate(world, order);
    expect((await change(order, { name: '豊洲タワー改修工事' })).status).toBe(200);
    const mails = await world.mailsOfStep();
    expect(titlesOf(mails)).toEqual(['駐車場探しの依頼内容の変更を承りました']);
    expect(mails[0]?.text).toContain('現場名：豊洲タワー改修工事');
    expect(mails[0]?.link).toBe(`${PORTAL_ORIGIN}/order/${order.id}`);
    expect(await estimatesOf(order)).toMatchObject([{ id: estimate.id, status: 'unanswered' }]);
  });

  test('whose site has moved away gets new offers in place of the unanswered ones', async () => {
    const order = await addOrder(world, tanaka);
    await addEstimate(world, order, { status: 'rejected' });
    await addEstimate(world, order);
    await change(order, { address: '大阪府大阪市北区梅田1丁目1-1', location: OSAKA });
    expect(titlesOf(await world.mailsOfStep())).toEqual([
      '駐車場探しの依頼内容の変更を承りました',
      '駐車場の見積が届きました',
    ]);
    const rows = await estimatesOf(order);
    expect(rows.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const offered = rows.filter(({ status }) => status === 'unanswered');
    expect(offered.length).toBeGreaterThanOrEqual(3);
    for (const { location } of offered)
      expect(Math.abs((location?.latitude ?? 0) - OSAKA.latitude)).toBeLessThan(0.011);
  });

  test('that was left without offers gets them', async () => {
    const order = await addOrder(world, tanaka);
    await change(order, { numberOfCars: 2 });
    expect(titlesOf(await world.mailsOfStep())).toContain('駐車場の見積が届きました');
  });

  test('is quoted once when it changes before the desk has looked at it', async () => {
    const { body } = { body: { ...orderFields, attachmentUrls: [] } };
    const { id } = (await callAs(world, tanaka, 'createOrder', { body })).answer;
    const { constructionName: name, ...fields } = orderFields;
    await callAs(world, tanaka, 'updateOrder', { params: { id }, body: { name, ...fields, attachments: [] } });
    expect(titlesOf(await world.mailsOfStep()).filter((title) => title.includes('見積が届きました'))).toHaveLength(1);
  });
});

const orderFields = {
  constructionName: '豊洲タワー新築工事',
  address: '東京都江東区豊洲3丁目2-20',
  numberOfCars: 2,
  automobileType: 'NORMAL' as const,
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  remarks: '',
  latitude: 35.6549,
  longitude: 139.7963,
};

describe('the search of an order', () => {
  test('is stopped and resumed, each with a mail; then offers come if there are none', async () => {
    const order = await addOrder(world, tanaka);
    await toggle(order);
    expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の手配を停止しました']);
    await toggle(order);
    expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の手配を再開しました', '駐車場の見積が届きました']);
  });

  test('that is toggled three times at once leads to one mail with the final state', async () => {
    const order = await addOrder(world, tanaka);
    await addEstimate(world, order);
    for (let times = 0; times < 3; times += 1) await toggle(order);
    expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の手配を停止しました']);
  });

  test('resumes with the pending offer if there is one', async () => {
    const order = await addOrder(world, tanaka, { isSearchStopped: true });
    await addEstimate(world, order);
    await toggle(order);
    expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の手配を再開しました']);
  });
});

test('an order whose search stops before the desk has looked at it is not quoted until it resumes', async () => {
  const body = { ...orderFields, attachmentUrls: [] };
  const { id } = (await callAs(world, tanaka, 'createOrder', { body })).answer;
  await callAs(world, tanaka, 'toggleSearchStop', { params: { id } });
  expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の手配を停止しました']);
  await callAs(world, tanaka, 'toggleSearchStop', { params: { id } });
  expect(titlesOf(await world.mailsOfStep())).toContain('駐車場の見積が届きました');
});

test('an order as a file gets a receipt, then notice of a call; no order is created', async () => {
  const fileKey = `order_files/${tanaka.contactId}-1700000000000-依頼書.pdf`;
  world.platform.upload(tanaka.uid, fileKey);
  await callAs(world, tanaka, 'createOrderByFile', { body: { filename: '依頼書.pdf', fileKey } });
  const mails = await world.mailsOfStep();
  expect(titlesOf(mails)).toEqual([
    '駐車場探しの依頼ファイルを受け付けました',
    '駐車場探しの依頼ファイルを確認しました',
  ]);
  for (const { text } of mails) expect(text).toContain('ファイル名：依頼書.pdf');
  expect((await callAs(world, tanaka, 'listOrders', { query: {} })).answer.data).toEqual([]);
});
