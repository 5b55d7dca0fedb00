import { createHash } from 'node:crypto';
import type { OptionBody } from '@portal/contract/option-change';
import { asc, eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { options } from '#database/schema/option.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { addOption, addOrder, optionBody } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const world = worldOfTests(NOW);
let tanaka: Customer;
beforeEach(async () => {
  world.clock.set(NOW);
  tanaka = await addCustomer(world);
});

const create = (values: Partial<OptionBody> = {}, customer = tanaka) =>
  callAs(world, customer, 'createOption', { body: optionBody(values) });
const update = (id: string, values: Partial<OptionBody> = {}, customer = tanaka) =>
  callAs(world, customer, 'updateOption', { params: { id }, body: optionBody(values) });
const cancel = (id: string) => callAs(world, tanaka, 'cancelOption', { params: { id } });
const read = async (id: string) => (await callAs(world, tanaka, 'getOption', { params: { id } })).answer;
const created = async (values: Partial<OptionBody> = {}) => (await create(values)).answer.id;

const rows = (customer = tanaka) =>
  world.database.db.select().from(options).where(eq(options.accountId, customer.accountId));
const eventsOf = async (optionId: string) => {
  const events = await world.database.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.optionId, optionId))
    .orderBy(asc(providerEvents.id));
  return events.map(({ kind, occurredAt }) => [kind, occurredAt.toISOString()]);
};
/** Everything that the calls tested here may change. */
const everything = async () => ({
  options: (await rows()).sort((a, b) => (a.id < b.id ? -1 : 1)),
  events: await world.database.db.select().from(providerEvents).orderBy(asc(providerEvents.id)),
});

describe('an application', () => {
  const whole: OptionBody = {
    name: '髙島ビル 道路使用許可',
    requestService: ['other', 'roadPermit'],
    otherRequestContent: '𠮷野様へのご挨拶',
    province: '東京都',
    district: '江東区',
    street: '豊洲3丁目2-20',
    usingStartTime: '2026-12-01',
    usingEndTime: '2026-12-10',
    others: '早朝の作業です。',
  };

  test('is kept as it was sent, and the provider is told [3.15–3.19, 7.29, 7.33]', async () => {
    const order = await addOrder(world, tanaka, { name: '豊洲タワー新築工事' });
    const id = await created({ ...whole, orderId: order.id });
    expect(await read(id)).toEqual({
      ...whole,
      id,
      status: 'accepted',
      requestService: ['roadPermit', 'other'],
      order: { id: order.id, name: '豊洲タワー新築工事' },
      contact: { id: tanaka.contactId, lastName: '田中', firstName: '太郎', department: null },
      createdAt: NOW,
      progress: 'accepted',
      expectedReplyDate: null,
      history: [
        {
          kind: 'submitted',
          at: NOW,
          by: { id: tanaka.contactId, lastName: '田中', firstName: '太郎', department: null },
        },
      ],
    });
    expect(await eventsOf(id)).toEqual([['optionCreated', NOW]]);
  });

  test('needs only a name and a service [7.29]', async () => {
    expect(await read(await created())).toMatchObject({
      order: null,
      province: null,
      usingStartTime: null,
      others: '',
    });
  });

  test('may belong to a colleague’s order, not to another company’s or to an unknown one [7.29, 1.2]', async () => {
    const mori = await addCustomer(world, { accountId: tanaka.accountId });
    expect((await create({ orderId: (await addOrder(world, mori)).id })).status).toBe(201);
    const foreign = await addOrder(world, await addCustomer(world));
    const id = await created({ name: '別の申請' });
    for (const orderId of [foreign.id, newId()]) {
      for (const reply of [await create({ name: '不明な現場', orderId }), await update(id, { orderId })]) {
        expect(reply.status).toBe(400);
        expect(reply.body).toMatchObject({ issues: [{ path: 'orderId' }] });
      }
    }
    expect((await rows()).map(({ name }) => name)).not.toContain('不明な現場');
  });

  test('is changed as a whole, even by a colleague, and the provider is told [7.30]', async () => {
    const id = await created(whole);
    world.clock.set('2026-11-22T03:00:00.000Z');
    const mori = await addCustomer(world, { accountId: tanaka.accountId });
    const { answer } = await update(id, { name: '変更後', requestService: ['weed'] }, mori);
    expect(answer).toEqual(await read(id));
    expect(answer).toMatchObject({
      name: '変更後',
      requestService: ['weed'],
      otherRequestContent: null,
      street: null,
      usingEndTime: null,
      others: '',
      contact: { id: tanaka.contactId },
      createdAt: NOW,
    });
    expect((await rows())[0]?.searchText).toBe('変更後\n');
    expect(await eventsOf(id)).toEqual([
      ['optionCreated', NOW],
      ['optionChanged', '2026-11-22T03:00:00.000Z'],
    ]);
  });
});

describe('is refused, the field is named, and nothing is kept', () => {
  const place = { province: '東京都', district: '江東区', street: '豊洲3丁目2-20' };
  test.each<[string, Partial<OptionBody>, string]>([
    ['no name [5.14]', { name: ' ' }, 'name'],
    ['no service [5.15]', { requestService: [] }, 'requestService'],
    ['another request without its content [5.16]', { requestService: ['other'] }, 'otherRequestContent'],
    [
      'another request of 256 characters [5.16]',
      { requestService: ['other'], otherRequestContent: 'あ'.repeat(256) },
      'otherRequestContent',
    ],
    ['remarks of 256 characters [5.17]', { others: 'あ'.repeat(256) }, 'others'],
    ['an address without its district [5.18]', { ...place, district: '' }, 'province'],
    ['an address with only its street [5.18]', { ...place, province: '', district: '' }, 'province'],
    ['a start without an end [5.19]', { usingStartTime: '2026-12-01' }, 'usingStartTime'],
    ['an end without a start [5.19]', { usingEndTime: '2026-12-01' }, 'usingStartTime'],
    ['an end before the start [5.20]', { usingStartTime: '2026-12-02', usingEndTime: '2026-12-01' }, 'usingEndTime'],
  ])('an application with %s', async (_, values, path) => {
    const before = await everything();
    const { status, body } = await create(values);
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }]);
    expect(await everything()).toEqual(before);
  });
});

describe('a name', () => {
  test('may be used by one live application of the company [7.29, 8.18]', async () => {
    await created({ name: '道路使用許可' });
    const mori = await addCustomer(world, { accountId: tanaka.accountId });
    const reply = await create({ name: ' 道路使用許可　' }, mori);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'duplicateName' });
    expect(await rows()).toHaveLength(1);
    expect((await create({ name: '道路使用許可' }, await addCustomer(world))).status).toBe(201);
  });

  test('may be 255 characters with many marks each, too long for an index, and is still unique [7.29]', async () => {
    // Random, because an index compresses and so accepts longer text that is regular.
    const noise = createHash('shake256', { outputLength: 255 * 8 }).digest();
    const marked = (index: number) =>
      String.fromCodePoint(
        ...Array.from(noise.subarray(index * 8, index * 8 + 8), (byte, at) =>
          at === 0 ? 0x4e00 + byte * 64 : 0x300 + (byte % 96),
        ),
      );
    const name = Array.from({ length: 255 }, (_, index) => marked(index)).join('');
    await created({ name });
    expect((await create({ name })).status).toBe(409);
  });

  test.each([
    ['ＡＢＣタワー', 'abcﾀﾜｰ'],
    ['ガードマン', 'ガードマン'.normalize('NFD')],
    ['㈱髙島 Ⅲ期', '(株)髙島 iii期'],
  ])('is the same in another width, case or composition: %j and %j [7.29, 7.30]', async (name, other) => {
    await created({ name });
    expect((await create({ name: other })).status).toBe(409);
    const id = await created({ name: '別の申請' });
    expect((await update(id, { name: other })).status).toBe(409);
    expect((await update(id, { name: `${other} 2` })).status).toBe(200);
  });

  test('requested in two writings at the same moment is given once [7.29]', async () => {
    const names = ['ABC', 'ＡＢＣ', 'abc', 'ａｂｃ'];
    const statuses = (await Promise.all(names.map((name) => create({ name })))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
  });

  test('is free again once the application is cancelled [7.29]', async () => {
    const first = await created({ name: '道路使用許可' });
    await cancel(first);
    const second = await created({ name: '道路使用許可' });
    await cancel(second);
    expect((await create({ name: '道路使用許可' })).status).toBe(201);
  });

  test('requested ten times at the same moment is given once [7.29]', async () => {
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => create()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array(9).fill(409)]);
    const [row] = await rows();
    expect(await rows()).toHaveLength(1);
    expect(await eventsOf(row?.id ?? '')).toHaveLength(1);
  });

  test('of another live application cannot be taken over by a change; keeping one’s own is fine [7.30]', async () => {
    await created({ name: '一番目' });
    const id = await created({ name: '二番目' });
    const before = await everything();
    const taken = await update(id, { name: '一番目' });
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'duplicateName' }]);
    expect(await everything()).toEqual(before);
    expect((await update(id, { name: '二番目', others: '変更' })).status).toBe(200);
  });

  test('that another has in another width since before does not stop a change of something else [7.30]', async () => {
    await created({ name: 'ＡＢＣタワー' });
    const id = await created({ name: '別の申請' });
    await world.database.db
      .update(options)
      .set({ name: 'ABCタワー', searchText: 'abcタワー\n' })
      .where(eq(options.id, id));
    expect(
      (await update(id, { name: 'ABCタワー', usingStartTime: '2026-12-01', usingEndTime: '2026-12-10' })).status,
    ).toBe(200);
    expect((await update(id, { name: 'abcタワー' })).status).toBe(409);
  });

  test('requested by five changes at the same moment is given once [7.30]', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await created({ name: `${index}番目` }));
    const replies = await Promise.all(ids.map((id) => update(id, { name: '道路使用許可' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

/** The order ends on 21 November in Tokyo: the last moment of that day is 14:59:59.999 in UTC. */
test.each([
  ['2026-11-20T14:59:59.999Z', 201, 200],
  ['2026-11-20T15:00:00.000Z', 201, 200],
  ['2026-11-21T14:59:59.999Z', 201, 200],
  ['2026-11-21T15:00:00.000Z', 428, 428],
])(
  'at %s an application for an order that ends on 21 November is answered %i, a change %i [7.29, 7.30, 8.19]',
  async (now, creation, change) => {
    const order = await addOrder(world, tanaka, { startDate: '2026-11-01', endDate: '2026-11-21' });
    const id = await created({ name: '変更する申請' });
    world.clock.set(now);
    expect((await create({ orderId: order.id })).status).toBe(creation);
    expect((await update(id, { name: '変更後', orderId: order.id })).status).toBe(change);
  },
);

test('a change may remove an order that is over from its application [7.30]', async () => {
  const order = await addOrder(world, tanaka, { startDate: '2026-11-01', endDate: '2026-11-21' });
  const id = await created({ orderId: order.id });
  world.clock.set('2026-12-01T03:00:00.000Z');
  expect((await update(id, { orderId: order.id, others: '変更' })).status).toBe(428);
  expect((await update(id, { orderId: null })).status).toBe(200);
});

describe('a change that breaks two rules gets the answer of the first', () => {
  /** Ways to break a rule; any two of them can be combined. */
  type Rule = 404 | 410 | 428 | 422 | 409;
  const rules: readonly Rule[] = [404, 410, 428, 422, 409];

  async function changeThatBreaks(broken: readonly Rule[]): Promise<number> {
    const orderId = broken.includes(428)
      ? (await addOrder(world, tanaka, { startDate: '2026-10-01', endDate: '2026-11-20' })).id
      : null;
    const name = '変更する申請';
    const cancelledAt = broken.includes(410) ? world.clock.now() : null;
    const owner = broken.includes(404) ? await addCustomer(world) : tanaka;
    const option = await addOption(world, owner, {
      name,
      // Unchanged content refers to the same order; another company's cannot.
      orderId: owner === tanaka ? orderId : null,
      cancelledAt,
    });
    if (broken.includes(409)) await addOption(world, tanaka, { name: '変更後' });
    const before = await everything();
    const reply = await update(option.id, {
      name: broken.includes(422) ? name : '変更後',
      requestService: ['guard', 'roadPermit'],
      orderId,
    });
    if (reply.status !== 200) expect(await everything()).toEqual(before);
    return reply.status;
  }

  test('one that breaks none is done', async () => {
    expect(await changeThatBreaks([])).toBe(200);
  });

  test.each(rules)('one that breaks only %i gets that answer [7.30]', async (rule) => {
    expect(await changeThatBreaks([rule])).toBe(rule);
  });

  const pairs = rules.flatMap((first, index) => rules.slice(index + 1).map((second) => [first, second] as const));
  // 422 and 409 cannot meet: unchanged content keeps its own name, which no other live application has.
  test.each(pairs.filter(([first]) => first !== 422))('%i comes before %i [7.30]', async (first, second) => {
    expect(await changeThatBreaks([first, second])).toBe(first);
  });
});

test('a new application for an order that is over, under a name that is taken, is answered 428 [7.29]', async () => {
  const order = await addOrder(world, tanaka, { startDate: '2026-10-01', endDate: '2026-11-20' });
  await created();
  expect((await create({ orderId: order.id })).status).toBe(428);
});

test('a change to the same content is refused, in any order of its services [7.30, 8.21]', async () => {
  const id = await created({ requestService: ['guard', 'roadPermit', 'weed'] });
  const reply = await update(id, { requestService: ['weed', 'roadPermit', 'guard'], others: ' ' });
  expect([reply.status, reply.body]).toMatchObject([422, { code: 'unchanged' }]);
  expect(await eventsOf(id)).toHaveLength(1);
});

describe('cancelling', () => {
  test('works and may be repeated [3.20, 4.7, 7.31]', async () => {
    const id = await created();
    expect((await cancel(id)).answer).toEqual({ status: 'cancelled' });
    world.clock.set('2026-11-22T03:00:00.000Z');
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
    expect((await rows())[0]?.cancelledAt?.toISOString()).toBe(NOW);
    expect(await eventsOf(id)).toEqual([
      ['optionCreated', NOW],
      ['optionCancelled', NOW],
    ]);
  });

  test('five times at the same moment tells the provider once [7.31]', async () => {
    const id = await created();
    const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await eventsOf(id)).map(([kind]) => kind)).toEqual(['optionCreated', 'optionCancelled']);
  });

  test('ends all changes [4.7, 8.20]', async () => {
    const id = await created();
    await cancel(id);
    expect((await update(id, { name: '変更後' })).status).toBe(410);
  });

  test('and a change are refused once all of it is done', async () => {
    const { id } = await addOption(world, tanaka, { name: '完了', doneAt: world.clock.now() });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'alreadyDone' } });
    expect(await update(id, { name: '変更後' })).toMatchObject({ status: 409, body: { code: 'alreadyDone' } });
    expect(await read(id)).toMatchObject({ name: '完了', status: 'accepted', progress: 'done' });
  });

  test('at the same moment as a change: nothing is changed afterwards [7.30, 7.31]', async () => {
    const id = await created();
    const [changed] = await Promise.all([update(id, { name: '変更後' }), cancel(id)]);
    const kinds = (await eventsOf(id)).map(([kind]) => kind);
    expect(kinds).toEqual(
      changed.status === 200
        ? ['optionCreated', 'optionChanged', 'optionCancelled']
        : ['optionCreated', 'optionCancelled'],
    );
    expect((await read(id)).status).toBe('cancelled');
  });
});
