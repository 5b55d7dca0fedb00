import type { EntryBody } from '@portal/contract/entry';
import { eq, sql } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { entries } from '#database/schema/entry.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let minute = 0;
beforeEach(() => {
  // One minute each, since all come from one address.
  minute += 1;
  world.clock.set(new Date(Date.UTC(2026, 10, 21, 3, minute)).toISOString());
  world.log.splice(0);
});

const entry = (values: Partial<EntryBody> = {}): EntryBody => ({
  companyName: '㈱髙島建設',
  name: '髙橋 花子',
  email: `${newId()}@example.jp`,
  phoneNumber: '09012345678',
  ...values,
});
const enter = (body: EntryBody) => callAs(world, null, 'createEntry', { body });
const entriesOf = (email: string) =>
  world.database.db
    .select()
    .from(entries)
    .where(eq(sql`lower(${entries.email})`, email.toLowerCase()));
const eventsAbout = (entryId: string | undefined) =>
  world.database.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.entryId, entryId ?? ''));

test('an entry is accepted without sign-in, kept as sent, and reaches the provider [3.8, 6.4, 7.6]', async () => {
  const body = entry();
  const { status, answer } = await enter({ ...body, companyName: ` ${body.companyName}　` });
  expect([status, answer]).toEqual([201, {}]);
  const rows = await entriesOf(body.email);
  expect(rows).toEqual([{ ...body, id: expect.any(String), createdAt: world.clock.now() }]);
  expect(await eventsAbout(rows[0]?.id)).toMatchObject([{ kind: 'entryReceived', handledAt: null }]);
});

test('a repeated entry, even in another case, is answered alike; only the first is kept [7.6]', async () => {
  const body = entry({ email: `Hanako.${newId()}@Example.jp` });
  const first = await enter(body);
  const second = await enter({ ...body, email: body.email.toUpperCase(), name: '別人' });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  const rows = await entriesOf(body.email);
  expect(rows).toMatchObject([{ email: body.email, name: body.name }]);
  expect(await eventsAbout(rows[0]?.id)).toHaveLength(1);
});

test('of simultaneous entries for one address one is kept, and all are accepted [7.6]', async () => {
  const body = entry();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      enter({ ...body, email: index % 2 === 0 ? body.email : body.email.toUpperCase() }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const rows = await entriesOf(body.email);
  expect(rows).toHaveLength(1);
  expect(await eventsAbout(rows[0]?.id)).toHaveLength(1);
});

describe('an entry is accepted', () => {
  test.each<[string, Partial<EntryBody>]>([
    ['a company name of 256 graphemes [5.1]', { companyName: '👨‍👩‍👧'.repeat(256) }],
    ['a name of 20 graphemes [5.2]', { name: '𠮷'.repeat(20) }],
    ['a landline [5.4]', { phoneNumber: '0312345678' }],
    ['a mobile number [5.4]', { phoneNumber: '08012345678' }],
  ])('with %s', async (_, values) => {
    expect((await enter(entry(values))).status).toBe(201);
  });
});

describe('an entry is refused, the field is named, and nothing is kept', () => {
  test.each<[string, unknown, string]>([
    ['companyName', '', '[5.1]'],
    ['companyName', '　', '[5.1]'],
    ['companyName', 'あ'.repeat(257), '[5.1, 9.8]'],
    ['name', ' ', '[5.2]'],
    ['name', 'あ'.repeat(21), '[5.2, 9.8]'],
    ['name', 'a\0b', '[5.2]'],
    ['email', 'hanako', '[5.3]'],
    ['email', 'hanako@example', '[5.3]'],
    ['email', `${'a'.repeat(250)}@example.jp`, '[5.3]'],
    ['phoneNumber', '03-1234-5678', '[5.4]'],
    ['phoneNumber', '０３１２３４５６７８', '[5.4]'],
    ['phoneNumber', '031234567', '[5.4]'],
    ['phoneNumber', '031234567890', '[5.4]'],
    ['phoneNumber', '0012345678', '[5.4]'],
    ['phoneNumber', '1234567890', '[5.4]'],
    ['phoneNumber', 312345678, '[5.4]'],
    ['role', 'admin', '[7.6]'],
  ])('when %s is %j %s', async (field, value) => {
    const before = await world.database.db.$count(entries);
    const response = await send(world, null, 'createEntry', { body: { ...entry(), [field]: value } });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ issues: expect.arrayContaining([expect.objectContaining({ path: field })]) }),
    ]);
    expect(await world.database.db.$count(entries)).toBe(before);
  });
});

test('one address may send ten entries a minute, and again a minute later [7.6]', async () => {
  const statuses = [];
  for (let times = 0; times < 11; times += 1) statuses.push((await enter(entry())).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  const refused = await send(world, null, 'createEntry', { body: entry() });
  expect(refused.headers.get('retry-after')).toBe('60');
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
  expect((await enter(entry())).status).toBe(201);
});

test('the log says that there was an entry, but not whose [7.6]', async () => {
  const body = entry();
  await enter(body);
  await enter(body);
  await send(world, null, 'createEntry', { body: { ...body, name: '' } });
  expect(world.log).toMatchObject([
    { event: 'request', method: 'POST', route: '/entry', status: 201 },
    { event: 'request', method: 'POST', route: '/entry', status: 201 },
    { event: 'request', method: 'POST', route: '/entry', status: 400 },
  ]);
  const text = JSON.stringify(world.log);
  for (const secret of Object.values(body)) expect(text).not.toContain(secret);
});
