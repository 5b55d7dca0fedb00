import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { idempotentRequests } from '#database/schema/request.ts';
import type { StoredObject } from '#platform/platform.ts';
import { orderBody } from '../testing/fixtures.ts';
import { noise } from '../testing/noise.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';
import { attachmentName } from './attachment.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const ordersOf = (customer: Customer) =>
  world.database.db.select().from(orders).where(eq(orders.accountId, customer.accountId));

const create = (body = orderBody(), key?: string, customer = tanaka) =>
  callAs(world, customer, 'createOrder', { body }, key === undefined ? {} : { 'Idempotency-Key': key });

const upload = (customer: Customer, filename: string, object: Partial<StoredObject> = {}) =>
  world.platform.upload(
    customer.uid,
    `users/${customer.uid}/order_attachments/${customer.contactId}-1764000000000-${filename}`,
    undefined,
    object,
  );

test('an order is kept as it was sent, answered with its id, and reaches the provider [3.21, 3.25, 7.18]', async () => {
  const body = orderBody({ remarks: '入口は北側\n高さ2.5m', kizukuSpotId: 'SPOT-1', automobileType: 'TRUCK_2T' });
  const { answer, status } = await create(body);
  expect(status).toBe(201);
  const [row] = await ordersOf(tanaka);
  expect(row).toMatchObject({
    id: answer.id,
    contactId: tanaka.contactId,
    name: body.constructionName,
    address: body.address,
    automobileType: 'TRUCK_2T',
    remarks: '入口は北側\n高さ2.5m',
    kizukuSpotId: 'SPOT-1',
  });
  const events = await world.database.db.select().from(providerEvents).where(eq(providerEvents.orderId, answer.id));
  expect(events).toMatchObject([{ kind: 'orderCreated', handledAt: null }]);
  const read = await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } });
  expect(read.answer).toMatchObject({
    id: answer.id,
    name: body.constructionName,
    address: body.address,
    numberOfCars: body.numberOfCars,
    automobileType: 'TRUCK_2T',
    location: { latitude: body.latitude, longitude: body.longitude },
    startDate: '2026-12-01',
    endDate: '2027-03-31',
    remarks: '入口は北側\n高さ2.5m',
    status: 'waitingQuote',
    attachments: [],
    createdAt: world.clock.now().toISOString(),
    contact: { id: tanaka.contactId },
  });
});

describe('with attachments', () => {
  test('are returned in the order in which they were sent, with their own names [3.23, 7.44, 7.46]', async () => {
    const urls = [upload(tanaka, '配置図-第2版.pdf'), upload(tanaka, '写真 1.jpg')];
    const { answer } = await create(orderBody({ attachmentUrls: urls }));
    const order = (await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } })).answer;
    expect(order.attachments.map(({ name, url }) => [name, url])).toEqual([
      ['配置図-第2版.pdf', urls[0]],
      ['写真 1.jpg', urls[1]],
    ]);
  });

  test('where lasting addresses open for nobody, an order hands out one that does, and keeps the lasting one', async () => {
    const url = upload(tanaka, '図面.pdf');
    const { answer } = await create(orderBody({ attachmentUrls: [url] }));
    const { storage } = world.platform;
    storage.openUrl = async (lasting) => `${lasting}?signature=1`;
    const opened = (await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } })).answer;
    delete storage.openUrl;
    expect(opened.attachments).toMatchObject([{ url: `${url}?signature=1` }]);
    const kept = (await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } })).answer;
    expect(kept.attachments).toMatchObject([{ url }]);
  });

  test('the same upload twice is one attachment', async () => {
    const url = upload(tanaka, '図面.pdf');
    const { answer } = await create(orderBody({ attachmentUrls: [url, url] }));
    const order = (await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } })).answer;
    expect(order.attachments).toHaveLength(1);
  });

  test('an upload is kept under one address, however it was written, and is added once', async () => {
    const url = upload(tanaka, '図面.pdf');
    const ways = [`${url}?alt=media&token=a`, `${url}?token=a&alt=media#page=2`, url.replace('https:', 'HTTPS:'), url];
    const { answer } = await create(orderBody({ attachmentUrls: [...ways, decodeURI(url)] }));
    const order = (await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } })).answer;
    expect(order.attachments).toMatchObject([{ name: '図面.pdf', url }]);
  });

  test.each([
    ['an address with too many bytes to be stored', () => decodeURI(upload(tanaka, `${noise(1_700)}.pdf`))],
    [
      'an address that is too long in its stored form',
      () => upload(tanaka, `${'あ'.repeat(220)}.pdf`).replaceAll(encodeURIComponent('あ'), 'あ'),
    ],
    ['another address', () => 'https://evil.example/phishing'],
    ['an upload that does not exist', () => upload(tanaka, 'a.pdf').replace('a.pdf', 'b.pdf')],
    ['a program that calls itself an attachment', () => upload(tanaka, 'a.exe', { contentType: 'text/html' })],
    ['an upload that is too large', () => upload(tanaka, 'large.pdf', { size: 5_000_001 })],
    ['an upload that is empty', () => upload(tanaka, 'empty.pdf', { size: 0 })],
    [
      "another user's upload",
      async () => upload(await addCustomer(world, { accountId: tanaka.accountId }), 'other.pdf'),
    ],
    [
      'a file of the user that is not an order attachment',
      () => world.platform.upload(tanaka.uid, `order_files/${tanaka.contactId}-1-a.xlsx`),
    ],
    [
      "a file that somebody else put into the user's folder",
      () => world.platform.upload('intruder', `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1-a.pdf`),
    ],
  ])('%s is refused by name, and nothing is kept [7.46]', async (_, makeUrl) => {
    const attachmentUrls = [upload(tanaka, 'ok.pdf'), await makeUrl()];
    const { status, body } = await create(orderBody({ attachmentUrls }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'attachmentUrls.1' }] });
    expect(await ordersOf(tanaka)).toEqual([]);
    // The form can still take it back.
    expect(world.platform.kept).not.toContain(world.platform.storage.pathOf(attachmentUrls[0] ?? ''));
  });

  test('all that are refused are named at once', async () => {
    const attachmentUrls = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => upload(tanaka, name));
    for (const url of attachmentUrls.slice(1))
      await world.platform.storage.remove(world.platform.storage.pathOf(url) ?? '');
    const { body } = await create(orderBody({ attachmentUrls }));
    expect(body).toMatchObject({ issues: [{ path: 'attachmentUrls.1' }, { path: 'attachmentUrls.2' }] });
  });

  test.each([
    ['users/u/order_attachments/c-123-a-b.pdf', 'a-b.pdf'],
    ['users/u/order_attachments/c-123-', null],
    ['users/u/order_attachments/c-abc-a.pdf', null],
    ['users/u/order_attachments/c-123-../a.pdf', null],
    ['users/u/order_attachments/c-123-配置図\u202Efdp.exe', null],
    ['users/u/order_attachments/c-123-a\n.pdf', null],
    ['users/u/order_attachments/d-123-a.pdf', null],
    ['users/v/order_attachments/c-123-a.pdf', null],
  ])('the name in %s is %s [7.44]', (path, expected) => {
    expect(attachmentName(path, { uid: 'u', contactId: 'c' })).toBe(expected);
  });
});

describe('with an Idempotency-Key', () => {
  test('twenty requests at once make one order, and all get its id [7.18]', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(orderBody(), key)));
    const rows = await ordersOf(tanaka);
    expect(rows).toHaveLength(1);
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(20).fill([201, { id: rows[0]?.id }]));
  });

  test('the same key with another body is 422, and nothing is created [7.18]', async () => {
    const key = randomUUID();
    await create(orderBody(), key);
    const { status, body } = await create(orderBody({ numberOfCars: 3 }), key);
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'idempotencyKey' })]);
    expect(await ordersOf(tanaka)).toHaveLength(1);
  });

  test('such a call marks no upload as kept', async () => {
    const key = randomUUID();
    const url = upload(tanaka, 'a.pdf');
    await create(orderBody(), key);
    await create(orderBody({ attachmentUrls: [url] }), key);
    expect(world.platform.kept).not.toContain(world.platform.storage.pathOf(url));
  });

  test('nor does one of two at the same moment that is refused', async () => {
    const key = randomUUID();
    const urls = ['a.pdf', 'b.pdf'].map((name) => upload(tanaka, name));
    const replies = await Promise.all(urls.map((url) => create(orderBody({ attachmentUrls: [url] }), key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    const kept = urls.map((url) => world.platform.kept.has(world.platform.storage.pathOf(url) ?? ''));
    expect(kept).toEqual(replies.map(({ status }) => status === 201));
  });

  test('a repeated request is answered like the first, although its file is gone meanwhile [7.18]', async () => {
    const key = randomUUID();
    const url = upload(tanaka, 'a.pdf');
    const body = orderBody({ attachmentUrls: [url] });
    const { answer } = await create(body, key);
    await world.platform.storage.remove(world.platform.storage.pathOf(url) ?? '');
    expect(await create(body, key)).toMatchObject({ status: 201, answer });
  });

  test('the order of the fields does not matter', async () => {
    const key = randomUUID();
    const reversed = Object.fromEntries(Object.entries(orderBody()).reverse()) as ReturnType<typeof orderBody>;
    expect((await create(orderBody(), key)).body).toEqual((await create(reversed, key)).body);
  });

  test('another company may use the same key', async () => {
    const key = randomUUID();
    const other = await addCustomer(world);
    const [mine, theirs] = [await create(orderBody(), key), await create(orderBody(), key, other)];
    expect(mine.answer.id).not.toBe(theirs.answer.id);
  });

  test('a request that failed may be repeated with its key', async () => {
    const key = randomUUID();
    const url = upload(tanaka, 'late.pdf').replace('late.pdf', 'later.pdf');
    expect((await create(orderBody({ attachmentUrls: [url] }), key)).status).toBe(400);
    upload(tanaka, 'later.pdf');
    expect((await create(orderBody({ attachmentUrls: [url] }), key)).status).toBe(201);
  });

  test('a key that is not a UUID is refused', async () => {
    const { status, body } = await create(orderBody(), 'again');
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'Idempotency-Key' }] });
  });

  test('is forgotten after a day', async () => {
    const key = randomUUID();
    await create(orderBody(), key);
    const before = world.clock.now().toISOString();
    world.clock.set('2026-11-22T03:00:00.001Z');
    await create(orderBody(), key);
    world.clock.set(before);
    expect(await ordersOf(tanaka)).toHaveLength(2);
    expect(await world.database.db.$count(idempotentRequests, eq(idempotentRequests.accountId, tanaka.accountId))).toBe(
      1,
    );
  });
});

test('without a key every request creates an order', async () => {
  await create();
  await create();
  expect(await ordersOf(tanaka)).toHaveLength(2);
});
