import type { Log } from '#api/core/log.ts';
import { addOrder } from '#api/testing/fixtures.ts';
import { addCustomer, type Customer, worldOfTests } from '#api/testing/world.ts';
import { newId } from '#database/id.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { entries } from '#database/schema/entry.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { mails } from '#database/schema/mail.ts';
import { orderAttachments } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { rateWindows } from '#database/schema/rate-window.ts';
import { errorReports, idempotentRequests } from '#database/schema/request.ts';
import { DEFAULT_RETENTION, keepHouse, startHousekeeping } from './housekeeping.ts';

const world = worldOfTests('2026-11-21T03:00:00.000Z');
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
});
afterEach(() => jest.restoreAllMocks());

const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000);
const optionsWith = (log: Log = () => {}) => ({
  database: world.database,
  platform: world.platform,
  clock: world.clock,
  log,
});

test('the audit log and the record of shares are kept for as long as the setting says', async () => {
  const { db } = world.database;
  const order = await addOrder(world, tanaka);
  const { accountId, contactId } = tanaka;
  for (const days of [29, 31]) {
    const [at, sharedOn] = [daysAgo(days), '2026-10-01'];
    await db
      .insert(auditEntries)
      .values({ occurredAt: at, accountId, contactId, action: `${days}`, status: 200, requestId: newId() });
    await db
      .insert(estimateShares)
      .values({ accountId, contactId, orderId: order.id, addresses: days, sharedOn, sharedAt: at });
  }
  await keepHouse({ ...optionsWith(), retention: { ...DEFAULT_RETENTION, audit: 30 } });
  expect((await db.select().from(auditEntries)).map(({ action }) => action)).toEqual(['29']);
  expect((await db.select().from(estimateShares)).map(({ addresses }) => addresses)).toEqual([29]);
});

test('mails are kept for a month, or as the setting says, once they are sent or given up; one that waits stays', async () => {
  const { db } = world.database;
  const mail = { recipient: 'tanaka@example.jp', subject: '', body: '' };
  for (const days of [9, 11, 29, 31]) {
    const at = daysAgo(days);
    for (const end of [{ sentAt: at }, { givenUpAt: at }, {}]) {
      const messageId = `<${days} ${Object.keys(end)[0] ?? 'waits'}>`;
      await db.insert(mails).values({ ...mail, ...end, messageId, createdAt: at, dueAt: at });
    }
  }
  const kept = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ messageId }) => messageId);
  const young = [9, 11, 29].flatMap((days) => [`<${days} sentAt>`, `<${days} givenUpAt>`, `<${days} waits>`]);
  await keepHouse(optionsWith());
  expect(await kept()).toEqual([...young, '<31 waits>']);
  await keepHouse({ ...optionsWith(), retention: { ...DEFAULT_RETENTION, mails: 10 } });
  expect(await kept()).toEqual([...young.slice(0, 3), '<11 waits>', '<29 waits>', '<31 waits>']);
});

test('entries go with the provider’s event about them, and error reports, each after its days', async () => {
  const { db } = world.database;
  const who = { companyName: '株式会社試験', name: '試験 花子', phoneNumber: '09012345678' };
  const report = { category: 'c', reason: 'r', name: 'n', message: 'm', path: '/' };
  const order = await addOrder(world, tanaka);
  await db.insert(providerEvents).values({ kind: 'orderCreated', orderId: order.id, occurredAt: daysAgo(400) });
  for (const days of [89, 91, 364, 366]) {
    const id = newId();
    await db.insert(entries).values({ ...who, id, email: `${days}@example.jp`, createdAt: daysAgo(days) });
    await db.insert(providerEvents).values({ kind: 'entryReceived', entryId: id, occurredAt: daysAgo(days) });
    await db.insert(errorReports).values({ ...report, id: newId(), reason: `${days}`, receivedAt: daysAgo(days) });
  }
  const kept = async () => ({
    entries: (await db.select().from(entries).orderBy(entries.email)).map(({ email }) => email.split('@')[0]),
    reports: (await db.select().from(errorReports)).map(({ reason }) => reason),
    events: (await db.select().from(providerEvents)).map(({ kind }) => kind),
  });
  await keepHouse(optionsWith());
  const events = ['orderCreated', 'entryReceived', 'entryReceived', 'entryReceived'];
  expect(await kept()).toEqual({ entries: ['364', '89', '91'], reports: ['89'], events });
  await keepHouse({ ...optionsWith(), retention: { ...DEFAULT_RETENTION, entries: 90, errorReports: 1 } });
  expect(await kept()).toEqual({ entries: ['89'], reports: [], events: events.slice(0, 2) });
});

test('answers to repeated requests are kept for a day, counted minutes until they are over', async () => {
  const { db } = world.database;
  const { accountId } = tanaka;
  const request = { accountId, route: 'POST /order', bodyHash: '0'.repeat(64), answer: {} };
  for (const days of [0.9, 1.1]) {
    await db.insert(idempotentRequests).values({ ...request, key: `${days}`, createdAt: daysAgo(days) });
    await db.insert(rateWindows).values({ key: `${days}`, count: 1, endsAt: daysAgo(days - 1) });
  }
  await keepHouse(optionsWith());
  expect((await db.select().from(idempotentRequests)).map(({ key }) => key)).toEqual(['0.9']);
  expect((await db.select().from(rateWindows)).map(({ key }) => key)).toEqual(['0.9']);
});

test.each([30, 8])('uploads that no order refers to after %i days are swept, the others stay', async (uploads) => {
  const { db } = world.database;
  const { storage } = world.platform;
  const { uid, accountId, contactId } = tanaka;
  const attachment = (name: string) => `users/${uid}/order_attachments/${contactId}-${uploads}-${name}.pdf`;
  const orderFile = (name: string) => `order_files/${contactId}-${uploads}-${name}.csv`;
  const names = ['used', 'abandoned', 'recent'];
  for (const name of names) {
    const at = daysAgo(name === 'recent' ? uploads - 0.1 : uploads + 0.1);
    const url = world.platform.upload(uid, attachment(name), at);
    world.platform.upload(uid, orderFile(name), at);
    if (name !== 'used') continue;
    const order = await addOrder(world, tanaka);
    // The address of another token: it is the same object.
    await db
      .insert(orderAttachments)
      .values({ id: newId(), orderId: order.id, position: 0, name, url: `${url}?alt=media&token=earlier` });
    await db
      .insert(orderFiles)
      .values({ id: newId(), accountId, contactId, filename: name, fileKey: orderFile(name), createdAt: at });
  }
  const retention = { ...DEFAULT_RETENTION, ...(uploads !== 30 && { uploads }) };
  await keepHouse({ ...optionsWith(), retention });
  for (const pathOf of [attachment, orderFile]) {
    const there = await Promise.all(names.map(async (name) => (await storage.objectOf(pathOf(name))) !== null));
    expect(there).toEqual([true, false, true]);
    expect(await storage.urlOf(pathOf('abandoned'))).toBeNull();
  }
});

test('an upload that an order takes while it is looked for is not swept', async () => {
  const { db } = world.database;
  const { storage } = world.platform;
  const path = `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1-late.pdf`;
  const url = world.platform.upload(tanaka.uid, path, daysAgo(40));
  const order = await addOrder(world, tanaka);
  const { urlOf, remove } = storage;
  const take = () =>
    db.insert(orderAttachments).values({ id: newId(), orderId: order.id, position: 0, name: 'late.pdf', url });
  jest.spyOn(storage, 'urlOf').mockImplementationOnce(async (of) => {
    await take();
    return urlOf(of);
  });
  const removal = jest.spyOn(storage, 'remove').mockImplementation(remove);
  await keepHouse(optionsWith());
  expect(await storage.objectOf(path)).not.toBeNull();
  expect(removal).not.toHaveBeenCalled();
});

test('what fails is logged, and the rest goes on', async () => {
  const log = jest.fn();
  jest.spyOn(world.platform.storage, 'listBefore').mockRejectedValue(new Error('the storage is away'));
  await keepHouse(optionsWith(log));
  expect(log.mock.calls).toEqual([[expect.objectContaining({ event: 'housekeeping failed', task: 'uploads' })]]);
});

test('it works at once and then once a day, until it is stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const list = jest.spyOn(world.platform.storage, 'listBefore').mockResolvedValue([]);
  const start = world.clock.now().getTime();
  const stop = startHousekeeping(optionsWith());
  for (let hour = 1; hour <= 25; hour += 1) {
    await new Promise(setImmediate);
    world.clock.set(new Date(start + hour * 3_600_000).toISOString());
    jest.advanceTimersByTime(3_600_000);
  }
  await stop();
  expect(list).toHaveBeenCalledTimes(2 * 2);
  world.clock.set(new Date(start + 72 * 3_600_000).toISOString());
  jest.advanceTimersByTime(2 * 86_400_000);
  await stop();
  expect(list).toHaveBeenCalledTimes(2 * 2);
  world.clock.set(new Date(start).toISOString());
  jest.useRealTimers();
});
