import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { ESTIMATE_STATUSES } from '@portal/contract/estimate';
import type { OrderUpdateBody } from '@portal/contract/order-change';
import { asc, eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { addEstimate, addOrder, updateBody } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const change = (id: string, values: Partial<OrderUpdateBody> = {}, customer = tanaka) =>
  callAs(world, customer, 'updateOrder', { params: { id }, body: { ...updateBody, ...values } });
const read = async (id: string) => (await callAs(world, tanaka, 'getOrder', { params: { id } })).answer;
const rowOf = async (id: string) => (await world.database.db.select().from(orders).where(eq(orders.id, id)))[0];
const eventsOf = async (id: string) =>
  (
    await world.database.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.orderId, id))
      .orderBy(asc(providerEvents.id))
  ).map(({ kind }) => kind);
const found = async (searchKeyword: string) =>
  (await callAs(world, tanaka, 'listOrders', { query: { searchKeyword } })).answer.data.map(({ id }) => id);
const upload = (customer: Customer, filename: string) =>
  world.platform.upload(
    customer.uid,
    `users/${customer.uid}/order_attachments/${customer.contactId}-1764000000000-${filename}`,
  );

describe('a change of the conditions', () => {
  test('is kept in every field, answered with the order, and reaches the provider [3.22, 7.22]', async () => {
    const order = await addOrder(world, tanaka, { kizukuSpotId: 'SPOT-1', isSearchStopped: true });
    const { status, answer } = await change(order.id, { id: order.id });
    expect(status).toBe(200);
    expect(answer).toEqual(await read(order.id));
    const { attachments: _, ...fields } = updateBody;
    expect(answer).toMatchObject(fields);
    expect(await rowOf(order.id)).toMatchObject({
      accountId: order.accountId,
      contactId: order.contactId,
      createdAt: order.createdAt,
      kizukuSpotId: 'SPOT-1',
      isSearchStopped: true,
    });
    expect(await eventsOf(order.id)).toEqual(['orderChanged']);
  });

  test('makes the order searchable by the new values [7.22, 7.20]', async () => {
    const { id } = await addOrder(world, tanaka);
    await change(id, { name: 'ﾊﾞﾈ倉庫', address: '大阪府堺市' });
    expect(await found('豊洲')).toEqual([]);
    expect(await found('バネ')).toEqual([id]);
    expect(await found('堺市')).toEqual([id]);
  });

  test('without a location leaves the site unchanged [7.22]', async () => {
    const { id, latitude, longitude } = await addOrder(world, tanaka);
    expect((await change(id, { location: undefined })).answer.location).toEqual({ latitude, longitude });
  });

  test('that changes nothing, or is repeated, does not tell the provider [7.22]', async () => {
    const { id } = await addOrder(world, tanaka);
    for (let times = 0; times < 2; times += 1) expect((await change(id)).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['orderChanged']);
  });

  test('is open to a colleague but not to another company; an unknown order is not found [7.22, 1.2]', async () => {
    const { id } = await addOrder(world, tanaka);
    const colleague = await addCustomer(world, { accountId: tanaka.accountId });
    expect((await change(id, { name: '同僚' }, colleague)).answer.contact.id).toBe(tanaka.contactId);
    expect((await change(id, { name: '他社' }, await addCustomer(world))).status).toBe(404);
    expect((await rowOf(id))?.name).toBe('同僚');
    expect((await change(newId())).status).toBe(404);
  });
});

describe('the type of the car', () => {
  test('may stay unknown, or change from unknown to known, but not the other way [7.22]', async () => {
    const { id } = await addOrder(world, tanaka, { automobileType: 'HOVERCRAFT' });
    expect((await change(id, { automobileType: 'HOVERCRAFT' })).answer.automobileType).toBe('HOVERCRAFT');
    const other = await change(id, { automobileType: 'TANK' });
    expect([other.status, other.body]).toMatchObject([400, { issues: [{ path: 'automobileType' }] }]);
    expect((await change(id, { automobileType: 'WAGON' })).answer.automobileType).toBe('WAGON');
    expect((await change(id, { automobileType: 'HOVERCRAFT' })).status).toBe(400);
  });
});

describe('is refused, the field is named, and nothing is changed', () => {
  test.each<[string, unknown, string]>([
    ['id', 'B'.repeat(18), 'id'],
    ['id', 5, 'id'],
    ['name', '　', 'name'],
    ['name', 'あ'.repeat(256), 'name'],
    ['name', undefined, 'name'],
    ['address', '', 'address'],
    ['location', { latitude: 91, longitude: 0 }, 'location.latitude'],
    ['location', null, 'location'],
    ['numberOfCars', 0, 'numberOfCars'],
    ['numberOfCars', 10_000, 'numberOfCars'],
    ['startDate', '2027-02-30', 'startDate'],
    ['endDate', '2026-12-31', 'endDate'],
    ['remarks', 'あ'.repeat(256), 'remarks'],
    ['attachments', [{ id: 'B'.repeat(18), deleted: false }], 'attachments.0'],
    ['attachments', [{ name: 'a.pdf', url: 'no address' }], 'attachments.0'],
    ['attachments', [{ name: 'a\n.pdf', url: 'https://a.example/' }], 'attachments.0'],
    ['attachments', undefined, 'attachments'],
    ['constructionName', 'あ', 'constructionName'],
  ])('a change whose %s is %j [7.22, 3.26]', async (field, value, path) => {
    const order = await addOrder(world, tanaka);
    const body = { ...updateBody, [field]: value };
    const response = await send(world, tanaka, 'updateOrder', { params: { id: order.id }, body });
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(response.status).toBe(400);
    expect(issues.map((issue) => issue.path).join(' ')).toContain(path);
    expect(await rowOf(order.id)).toEqual(order);
    expect(await eventsOf(order.id)).toEqual([]);
  });
});

describe('attachments', () => {
  const namesOf = async (id: string) => (await read(id)).attachments.map(({ name }) => name);
  const withFiles = async (...names: string[]) => {
    const { id } = await addOrder(world, tanaka);
    const added = names.map((name) => ({ name, url: upload(tanaka, `${id}-${name}`) }));
    const { attachments } = (await change(id, { attachments: added })).answer;
    return { id, attachments, names: attachments.map(({ name }) => name) };
  };

  test('are added at the end and removed by id; the others stay in their order [7.22, 3.26]', async () => {
    const { id, attachments, names } = await withFiles('a.pdf', 'b.pdf', 'c.pdf');
    expect(names).toEqual([`${id}-a.pdf`, `${id}-b.pdf`, `${id}-c.pdf`]);
    const url = upload(tanaka, '写真 1.jpg');
    const { answer } = await change(id, {
      attachments: [
        { name: '写真 1.jpg', url },
        { id: attachments[1]?.id ?? '', deleted: true },
      ],
    });
    expect(answer.attachments).toEqual([
      attachments[0],
      attachments[2],
      { id: expect.stringMatching(/^[0-9A-Za-z]{18}$/), name: '写真 1.jpg', url },
    ]);
    expect(await namesOf(id)).toEqual([names[0], names[2], '写真 1.jpg']);
    expect(await eventsOf(id)).toEqual(['orderChanged', 'orderChanged']);
  });

  test('keep their own names, whatever name is sent [7.22, 3.26]', async () => {
    const { id } = await addOrder(world, tanaka);
    const url = upload(tanaka, 'virus.xlsx');
    const { answer } = await change(id, { attachments: [{ name: '請求書.pdf', url }] });
    expect(answer.attachments).toEqual([{ id: expect.any(String), name: 'virus.xlsx', url }]);
  });

  test('sent twice are added once, and nothing else changes [7.22]', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    const { name = '', url = '' } = attachments[0] ?? {};
    const again = await change(id, {
      attachments: [
        { name, url },
        { name, url },
      ],
    });
    expect(again.answer.attachments).toEqual(attachments);
    expect(await eventsOf(id)).toEqual(['orderChanged']);
  });

  test('are the same file, however its address is written [7.22]', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    const { name = '', url = '' } = attachments[0] ?? {};
    const again = await change(id, { attachments: [{ name, url: `${url}?alt=media&token=other` }] });
    expect(again.answer.attachments).toEqual(attachments);
    expect(await eventsOf(id)).toEqual(['orderChanged']);
  });

  test.each<[string, () => string | Promise<string>]>([
    ['another address', () => 'https://evil.example/phishing'],
    ['an upload that does not exist', () => upload(tanaka, 'a.pdf').replace('a.pdf', 'b.pdf')],
    [
      'an upload of a colleague',
      async () => upload(await addCustomer(world, { accountId: tanaka.accountId }), 'a.pdf'),
    ],
    [
      'a file for an order by file',
      () => world.platform.upload(tanaka.uid, `order_files/${tanaka.contactId}-1-a.xlsx`),
    ],
  ])('%s is refused by name, and nothing is changed [7.22, 7.46]', async (_, makeUrl) => {
    const order = await addOrder(world, tanaka);
    const attachments = [
      { name: 'ok.pdf', url: upload(tanaka, 'ok.pdf') },
      { name: 'a.pdf', url: await makeUrl() },
    ];
    const { status, body } = await change(order.id, { attachments });
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'attachments.1.url' }] }]);
    expect(await rowOf(order.id)).toEqual(order);
    expect(await namesOf(order.id)).toEqual([]);
  });

  const addressOf = async ({ attachments }: { attachments: readonly { url: string }[] }) =>
    world.platform.storage.urlOf(world.platform.storage.pathOf(attachments[0]?.url ?? '') ?? '');

  test('that are taken off are no longer readable by their address [7.22]', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    expect(await addressOf({ attachments })).toBe(attachments[0]?.url);
    await change(id, { attachments: [{ id: attachments[0]?.id ?? '', deleted: true }] });
    expect(await addressOf({ attachments })).toBeNull();
  });

  test('stay readable as long as another order has them, or this one has them again', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    const { id: attachmentId = '', name = '', url = '' } = attachments[0] ?? {};
    const off = { id: attachmentId, deleted: true } as const;
    const again = await change(id, { attachments: [off, { name, url }] });
    expect(await addressOf({ attachments })).toBe(url);
    const other = await addOrder(world, tanaka);
    await change(other.id, { attachments: [{ name, url }] });
    await change(id, { attachments: [{ id: again.answer.attachments[0]?.id ?? '', deleted: true }] });
    expect(await addressOf({ attachments })).toBe(url);
  });

  test('that another order is about to have are there for it, or it is refused', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    const [{ id: fileId, name, url } = { id: '', name: '', url: '' }] = attachments;
    const other = await addOrder(world, tanaka);
    const removal = new EventEmitter();
    const { remove } = world.platform.storage;
    const slowly = jest.spyOn(world.platform.storage, 'remove').mockImplementationOnce(async (path) => {
      removal.emit('begun');
      await once(removal, 'allowed');
      await remove(path);
    });
    const begun = once(removal, 'begun');
    const taking = change(id, { attachments: [{ id: fileId, deleted: true }] });
    await begun;
    const attaching = change(other.id, { attachments: [{ name, url }] });
    // Long enough for the other call to go as far as it may.
    await setTimeout(100);
    removal.emit('allowed');
    expect([(await taking).status, (await attaching).status]).toEqual([200, 400]);
    expect((await read(other.id)).attachments).toEqual([]);
    slowly.mockRestore();
  });

  test('taken off and attached elsewhere at the same moment, again and again: no order has one that is gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, attachments } = await withFiles(`${round}.pdf`);
      const [{ id: fileId, name, url } = { id: '', name: '', url: '' }] = attachments;
      const other = await addOrder(world, tanaka);
      const [, attached] = await Promise.all([
        change(id, { attachments: [{ id: fileId, deleted: true }] }),
        change(other.id, { attachments: [{ name, url }] }),
      ]);
      expect(await addressOf({ attachments })).toBe(attached.status === 200 ? url : null);
    }
  });

  test('that cannot be removed from the storage are taken off all the same: housekeeping removes them later', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    world.log.splice(0);
    const remove = jest.spyOn(world.platform.storage, 'remove').mockRejectedValueOnce(new Error('away'));
    const { answer } = await change(id, { attachments: [{ id: attachments[0]?.id ?? '', deleted: true }] });
    expect(answer.attachments).toEqual([]);
    expect(world.log).toContainEqual(expect.objectContaining({ event: 'upload not removed' }));
    remove.mockRestore();
  });

  test('of a change that is refused stay', async () => {
    const { id, attachments } = await withFiles('a.pdf');
    const [row] = await world.database.db.select().from(orders).where(eq(orders.id, id));
    if (row) await addEstimate(world, row, { status: 'accepted' });
    const { status } = await change(id, { attachments: [{ id: attachments[0]?.id ?? '', deleted: true }] });
    expect(status).toBe(409);
    expect(await addressOf({ attachments })).toBe(attachments[0]?.url);
  });

  test('can no longer be taken back by a browser once an order is to have them', async () => {
    const url = upload(tanaka, 'b.pdf');
    await change((await addOrder(world, tanaka)).id, { attachments: [{ name: 'b.pdf', url }] });
    expect(world.platform.kept).toContain(world.platform.storage.pathOf(url));
  });

  describe('of a call that is refused can still be taken back', () => {
    const isKept = (url: string) => world.platform.kept.has(world.platform.storage.pathOf(url) ?? '');
    const another = { id: 'B'.repeat(18), deleted: true } as const;
    test.each<[string, number, Partial<OrderUpdateBody>, Partial<OrderUpdateBody>['attachments']]>([
      ['another file is not the caller’s', 400, {}, [{ name: 'b.pdf', url: 'https://evil.example/b.pdf' }]],
      ['a file to remove is not of this order', 400, {}, [another]],
      ['the type of the car is unknown', 400, { automobileType: 'TANK' }, []],
    ])('where %s', async (_, expected, values, others = []) => {
      const { id } = await addOrder(world, tanaka);
      const url = upload(tanaka, `${id}-a.pdf`);
      const { status } = await change(id, { ...values, attachments: [{ name: 'a.pdf', url }, ...others] });
      expect([status, isKept(url)]).toEqual([expected, false]);
    });

    test('where an estimate is accepted, and where there is no such order', async () => {
      const order = await addOrder(world, tanaka);
      await addEstimate(world, order, { status: 'accepted' });
      const url = upload(tanaka, `${order.id}-a.pdf`);
      const attachments = [{ name: 'a.pdf', url }];
      expect([(await change(order.id, { attachments })).status, isKept(url)]).toEqual([409, false]);
      expect([(await change(newId(), { attachments })).status, isKept(url)]).toEqual([404, false]);
    });
  });

  test('of another order cannot be removed through this one [7.22, 3.26]', async () => {
    const other = await withFiles('a.pdf');
    const { id } = await addOrder(world, tanaka);
    const { status, body } = await change(id, {
      attachments: [
        { name: 'b.pdf', url: upload(tanaka, 'b.pdf') },
        { id: other.attachments[0]?.id ?? '', deleted: true },
      ],
    });
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'attachments.1.id' }] }]);
    expect(await namesOf(other.id)).toHaveLength(1);
    expect(await namesOf(id)).toEqual([]);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('are at most twenty in the end [7.22]', async () => {
    const { id, attachments } = await withFiles(...Array.from({ length: 20 }, (_, index) => `${index}.pdf`));
    const one = { name: 'more.pdf', url: upload(tanaka, 'more.pdf') };
    const refused = await change(id, { attachments: [one] });
    expect([refused.status, refused.body]).toMatchObject([400, { issues: [{ path: 'attachments' }] }]);
    const { status } = await change(id, { attachments: [one, { id: attachments[7]?.id ?? '', deleted: true }] });
    expect(status).toBe(200);
    expect((await namesOf(id)).at(-1)).toBe('more.pdf');
  });

  test('added by two changes at the same moment are all kept, each in its place [7.22]', async () => {
    const { id } = await addOrder(world, tanaka);
    const files = Array.from({ length: 6 }, (_, index) => ({
      name: `${index}.pdf`,
      url: upload(tanaka, `${index}.pdf`),
    }));
    const replies = await Promise.all(files.map((file) => change(id, { attachments: [file] })));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await namesOf(id)).sort()).toEqual(files.map(({ name }) => name));
  });
});

describe('once an estimate is accepted, the conditions are fixed', () => {
  test.each(ESTIMATE_STATUSES)('with an estimate that is %s [7.22]', async (status) => {
    const order = await addOrder(world, tanaka);
    await addEstimate(world, order, { status: 'unanswered' });
    await addEstimate(world, order, { status });
    const isBinding = status === 'accepted' || status === 'contracted';
    const reply = await change(order.id);
    expect(reply.status).toBe(isBinding ? 409 : 200);
    if (!isBinding) return;
    expect(reply.body).toMatchObject({ code: 'alreadyAccepted' });
    expect(await rowOf(order.id)).toEqual(order);
    expect(await eventsOf(order.id)).toEqual([]);
  });

  test('an acceptance at the same moment comes after the change or makes it fail [7.22, 7.24]', async () => {
    for (let round = 0; round < 25; round += 1) {
      const order = await addOrder(world, tanaka);
      const estimate = await addEstimate(world, order);
      const params = { id: order.id, estimateId: estimate.id };
      const changes = [1, 2, 3].map((numberOfCars) => () => change(order.id, { numberOfCars }));
      const accept = () => callAs(world, tanaka, 'acceptEstimate', { params, body: {} });
      const calls = [...changes.slice(0, round % 4), accept, ...changes.slice(round % 4)];
      const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
      expect(statuses[round % 4]).toBe(200);
      const changed = statuses.filter((status, index) => index !== round % 4 && status === 200);
      // The events are numbered in the order in which things happened.
      expect(await eventsOf(order.id)).toEqual([...changed.map(() => 'orderChanged'), 'estimateAccepted']);
    }
  });
});
