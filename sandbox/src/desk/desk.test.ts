import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { renderHere } from '@portal/lessee-api/documents/renderers';
import type { LogEntry } from '@portal/lessee-api/log';
import { addEstimate, addOrder, orderBody } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, PORTAL_ORIGIN, worldOfTests } from '@portal/lessee-api/testing/world';
import { brand } from '@portal/platform/text/brand';
import { asc, eq } from 'drizzle-orm';
import { createRandom } from '#random/random.ts';
import { areaOf, parkingNear } from '#trade/nearby-parking.ts';
import { createDesk, type Desk, type DeskPace } from './desk.ts';
import { statusesOf } from './offer.ts';
import { automaticRound } from './testing/automatic-round.ts';

const world = worldOfTests('2026-11-21T03:00:00.000Z');
let tanaka: Customer;
let desk: Desk;
const log: LogEntry[] = [];
const openDesk = (pace?: DeskPace) =>
  createDesk({
    database: world.database,
    platform: world.platform,
    clock: world.clock,
    render: renderHere,
    portalOrigin: PORTAL_ORIGIN,
    log: (entry) => log.push(entry),
    ...(pace && { pace }),
  });
beforeAll(async () => {
  desk = openDesk();
});
beforeEach(async () => {
  await desk.step();
  tanaka = await addCustomer(world, { lastName: '髙橋', firstName: '花子' }, { companyName: '㈱髙島建設' });
  world.platform.mails.splice(0);
  log.splice(0);
});

const ask = async () => (await callAs(world, tanaka, 'createOrder', { body: orderBody() })).answer.id;
const estimatesOf = (orderId: string) =>
  world.database.db.select().from(estimates).where(eq(estimates.orderId, orderId)).orderBy(asc(estimates.id));

test('an order gets estimates near the site, and a mail that leads to them', async () => {
  const id = await ask();
  expect(await estimatesOf(id)).toEqual([]);
  await desk.step();
  const rows = await estimatesOf(id);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(rows.length).toBeLessThanOrEqual(6);
  for (const row of rows) {
    expect(Math.abs(row.latitude - 35.6549)).toBeLessThan(0.011);
    expect(Math.abs(row.longitude - 139.7963)).toBeLessThan(0.014);
    expect(row.address.startsWith('東京都江東区豊洲')).toBe(true);
  }
  const offered = rows.filter(({ status }) => status === 'unanswered').length;
  expect(world.platform.mails).toEqual([
    expect.objectContaining({
      kind: 'mail',
      to: `${tanaka.contactId}@demo.example`,
      subject: `【${brand.name}】駐車場の見積が届きました`,
      link: `${PORTAL_ORIGIN}/order/${id}`,
      text: expect.stringContaining(`見積が${offered}件届きました`),
    }),
  ]);
  expect(world.platform.mails[0]?.text).toContain('㈱髙島建設\n髙橋 花子 様');
  expect(world.platform.mails[0]?.text).toContain('豊洲タワー新築工事');
});

test('an accepted estimate is confirmed by mail, with the user’s request', async () => {
  const order = await addOrder(world, tanaka);
  const estimate = await addEstimate(world, order, { monthlyRent: 32_000 });
  const params = { id: order.id, estimateId: estimate.id };
  await callAs(world, tanaka, 'acceptEstimate', { params, body: { userRequest: '入口側の区画を希望します' } });
  await desk.step();
  expect(world.platform.mails[0]).toMatchObject({
    subject: `【${brand.name}】駐車場の契約のご依頼を承りました`,
    link: `${PORTAL_ORIGIN}/order/${order.id}`,
  });
  for (const part of ['豊洲第一駐車場', '32,000円', '入口側の区画を希望します']) {
    expect(world.platform.mails[0]?.text).toContain(part);
  }
});

test('nothing is done twice', async () => {
  const id = await ask();
  await desk.step();
  const [rows, mails] = [await estimatesOf(id), world.platform.mails.length];
  await desk.step();
  await Promise.all([desk.step(), desk.step(), openDesk().step()]);
  expect(await estimatesOf(id)).toEqual(rows);
  expect(world.platform.mails).toHaveLength(mails);
});

test('two desks at once quote an order once', async () => {
  const id = await ask();
  await Promise.all([openDesk().step(), openDesk().step()]);
  expect((await estimatesOf(id)).length).toBeLessThanOrEqual(6);
});

test('two desks at once send a mail once', async () => {
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order);
  await callAs(world, tanaka, 'rejectEstimate', { params: { id: order.id, estimateId } });
  await Promise.all([openDesk().step(), openDesk().step(), openDesk().step()]);
  expect(world.platform.mails).toHaveLength(1);
});

test('orders that the desk does not know keep waiting', async () => {
  const order = await addOrder(world, tanaka);
  await desk.step();
  expect(await estimatesOf(order.id)).toEqual([]);
});

test('a failing mail is logged without the address, tried again, and holds up nothing else', async () => {
  const add = jest
    .spyOn(world.platform.outbox, 'add')
    .mockRejectedValueOnce(new Error(`cannot write to ${tanaka.contactId}`));
  const [first, second] = [await ask(), await ask()];
  await desk.step();
  expect(log).toEqual([
    expect.objectContaining({ level: 'error', event: 'desk reaction failed', kind: 'estimatesArrived' }),
  ]);
  expect(JSON.stringify(log)).not.toContain(tanaka.contactId);
  await desk.step();
  add.mockRestore();
  const links = world.platform.mails.map((message) => message.kind === 'mail' && message.link);
  expect(links.sort()).toEqual([first, second].map((id) => `${PORTAL_ORIGIN}/order/${id}`).sort());
});

test('what keeps failing is given up after five attempts', async () => {
  const add = jest.spyOn(world.platform.outbox, 'add').mockRejectedValue(new Error('full'));
  const id = await ask();
  for (let times = 0; times < 7; times += 1) await desk.step();
  expect(log).toHaveLength(5);
  add.mockRestore();
  await world.database.db.delete(providerEvents).where(eq(providerEvents.orderId, id));
});

test('in automatic mode it tries again after four times its delay, then after sixteen times', async () => {
  const automatic = openDesk({ delayMs: 1_000, everyMs: 1 });
  const add = jest.spyOn(world.platform.outbox, 'add').mockRejectedValue(new Error('full'));
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order);
  await callAs(world, tanaka, 'rejectEstimate', { params: { id: order.id, estimateId } });
  const start = world.clock.now().getTime();
  const failuresBy = async (seconds: number) => {
    world.clock.set(new Date(start + seconds * 1_000).toISOString());
    await automaticRound(automatic);
    return log.length;
  };
  const failures = [
    await failuresBy(1),
    await failuresBy(3.9),
    await failuresBy(4),
    await failuresBy(15),
    await failuresBy(16),
  ];
  expect(failures).toEqual([1, 1, 2, 2, 3]);
  add.mockRestore();
  await openDesk().step();
  world.clock.set('2026-11-21T03:00:00.000Z');
  expect(world.platform.mails).toHaveLength(1);
});

test('in automatic mode it waits some seconds, then answers, until it is stopped', async () => {
  const automatic = openDesk({ delayMs: 4_000, everyMs: 5 });
  const id = await ask();
  await automaticRound(automatic);
  expect(await estimatesOf(id)).toEqual([]);
  world.clock.set('2026-11-21T03:00:04.000Z');
  let second = '';
  await automaticRound(automatic, async () => {
    second = await ask();
    world.clock.set('2026-11-21T04:00:00.000Z');
  });
  expect(await estimatesOf(id)).not.toEqual([]);
  expect(await estimatesOf(second)).toEqual([]);
});

test('three to six estimates, sometimes with one withdrawn, and never fewer than three to choose from', () => {
  const quotes = Array.from({ length: 500 }, (_, index) => statusesOf(createRandom(`order ${index}`)));
  const open = quotes.map((quote) => quote.filter((status) => status === 'unanswered').length);
  expect([Math.min(...open), Math.max(...open)]).toEqual([3, 6]);
  const withdrawn = quotes.filter((quote) => quote.includes('aborted')).length;
  expect(withdrawn).toBeGreaterThan(50);
  expect(withdrawn).toBeLessThan(150);
});

test('the walking time follows from the distance at 80 metres a minute', () => {
  const site = { address: '北海道札幌市中央区北五条西1丁目', latitude: 43.0687, longitude: 141.3508 };
  for (let index = 0; index < 200; index += 1) {
    const parking = parkingNear(site, createRandom(`parking ${index}`));
    const metres = distance(site, parking);
    expect(parking.minutesOnFoot).toBeGreaterThanOrEqual(Math.floor(metres / 80));
    expect(parking.minutesOnFoot).toBeLessThanOrEqual(Math.ceil(metres / 80) + 1);
  }
});

type Point = { latitude: number; longitude: number };
function distance(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}

test.each([
  ['東京都江東区豊洲3丁目2-20', '東京都江東区豊洲'],
  ['東京都港区芝公園三丁目', '東京都港区芝公園'],
  ['東京都港区芝公園　４－２', '東京都港区芝公園'],
  ['北海道札幌市中央区北五条西1丁目', '北海道札幌市中央区北五条西'],
  ['豊洲駅前', '豊洲駅前'],
  ['1-2-3', '1-2-3'],
  ['千代田区\n丸の内1', '千代田区\n丸の内'],
])('the area of %j is %j', (address, expected) => {
  expect(areaOf(address)).toBe(expected);
});
