import { newId } from '#database/id.ts';
import { news } from '#database/schema/news.ts';
import { addNews } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';
import { decodeCursor, encodeCursor } from './news-cursor.ts';

// News are for everybody, so the tests of this file share them, and their order matters.
const world = worldOfTests('2026-11-21T03:00:00.000Z');
let tanaka: Customer;
const ids: string[] = [];
beforeAll(async () => {
  tanaka = await addCustomer(world);
});

const list = async (query: Parameters<typeof callAs<'listNews'>>[3]['query'] = {}) =>
  (await callAs(world, tanaka, 'listNews', { query })).answer;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute));
const unread = async (customer = tanaka) => (await callAs(world, customer, 'getUnreadNewsCount', {})).answer.count;

test('without news the list has no cursors and one page [3.14]', async () => {
  expect(await list()).toEqual({
    data: [],
    pagination: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null, totalPages: 1 },
  });
  expect((await callAs(world, tanaka, 'getLatestNews', {})).answer).toBeNull();
});

test('walking on and back shows each item once, even at the same time, and reports the ends [3.11, 7.7]', async () => {
  for (let index = 0; index < 11; index += 1)
    ids.unshift((await addNews(world, { createdAt: at(Math.floor(index / 3)) })).id);
  const first = await list({ pageSize: '4' });
  const second = await list({ pageSize: '4', after: first.pagination.endCursor ?? '' });
  const third = await list({ pageSize: '4', after: second.pagination.endCursor ?? '' });
  const pages = [first, second, third];
  const walked = pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect([...walked].sort()).toEqual([...ids].sort());
  expect(pages.map(({ pagination: { hasNextPage, hasPreviousPage } }) => [hasPreviousPage, hasNextPage])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(first.pagination.totalPages).toBe(3);
  const back = await list({ pageSize: '4', before: third.pagination.startCursor ?? '' });
  expect(back.data).toEqual(second.data);
  expect(back.pagination).toEqual(second.pagination);
});

test('items added during a walk neither shift nor repeat what follows [7.7]', async () => {
  const first = await list({ pageSize: '4' });
  const expected = await list({ pageSize: '4', after: first.pagination.endCursor ?? '' });
  const newcomer = await addNews(world, { createdAt: at(50) });
  const second = await list({ pageSize: '4', after: first.pagination.endCursor ?? '' });
  expect(second.data).toEqual(expected.data);
  const front = await list({ pageSize: '4', before: first.pagination.startCursor ?? '' });
  expect(front.data.map(({ id }) => id)).toEqual([newcomer.id]);
  expect(front.pagination).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
});

test('beyond the last item is an empty page with a way back [3.14]', async () => {
  const last = await list({ pageSize: '100' });
  const beyond = await list({ pageSize: '100', after: last.pagination.endCursor ?? '' });
  expect(beyond.data).toEqual([]);
  expect(beyond.pagination).toMatchObject({ hasPreviousPage: true, hasNextPage: false, startCursor: null });
});

test('news from before a customer’s first day count as read, and later ones do not', async () => {
  const newcomer = await addCustomer(world, { createdAt: world.clock.now() });
  expect(await unread(newcomer)).toBe(await world.database.db.$count(news));
  await world.database.db.update(news).set({ publishedAt: at(0) });
  expect(await unread(newcomer)).toBe(0);
  expect(await unread(tanaka)).toBeGreaterThan(0);
  const { answer } = await callAs(world, newcomer, 'listNews', { query: {} });
  expect(new Set(answer.data.map(({ isRead }) => isRead))).toEqual(new Set([true]));
});

test('drafts and items announced for later do not appear anywhere [7.7]', async () => {
  const before = (await list()).data.length;
  const draft = await addNews(world, { publishedAt: null, isHomeDisplay: true });
  const later = await addNews(world, { publishedAt: new Date('2026-11-21T03:00:00.001Z'), isHomeDisplay: true });
  const unreadBefore = await unread();
  expect((await list()).data).toHaveLength(before);
  for (const { id } of [draft, later]) {
    expect((await callAs(world, tanaka, 'getNews', { params: { id } })).status).toBe(404);
  }
  expect((await callAs(world, tanaka, 'getLatestNews', {})).answer).toBeNull();
  expect(await unread()).toBe(unreadBefore);
});

test('reading an item marks it as read once, only for this user [7.8, 7.10, 3.12]', async () => {
  const yamada = await addCustomer(world, { accountId: tanaka.accountId });
  const [mine, theirs] = [await unread(), await unread(yamada)];
  const [item] = (await list()).data;
  expect(item?.isRead).toBe(false);
  const id = item?.id ?? '';
  for (let times = 0; times < 2; times += 1) await callAs(world, tanaka, 'getNews', { params: { id } });
  expect(await unread()).toBe(mine - 1);
  expect(await unread(yamada)).toBe(theirs);
  expect((await list()).data[0]).toMatchObject({ id, isRead: true });
});

test('home shows the newest item with its flag, with the period of a maintenance, and leaves it unread [3.9, 7.9]', async () => {
  await addNews(world, { isHomeDisplay: true, createdAt: at(1), title: '古い' });
  const startAt = new Date('2026-12-01T13:00:00.000Z');
  const endAt = new Date('2026-12-01T20:00:00.000Z');
  const shown = await addNews(world, {
    isHomeDisplay: true,
    createdAt: at(60),
    category: 'メンテナンス情報',
    startAt,
    endAt,
  });
  await addNews(world, { createdAt: at(70) });
  const before = await unread();
  const { answer } = await callAs(world, tanaka, 'getLatestNews', {});
  expect(answer).toEqual({
    id: shown.id,
    category: 'メンテナンス情報',
    title: shown.title,
    content: shown.content,
    createdAt: '2026-11-20T01:00:00.000Z',
    startAt: '2026-12-01T13:00:00.000Z',
    endAt: '2026-12-01T20:00:00.000Z',
    doNotDisplayAgain: false,
  });
  expect(await unread()).toBe(before);
});

test.each([
  [
    'both cursors',
    { after: encodeCursor({ createdAt: at(0), id: newId() }), before: encodeCursor({ createdAt: at(0), id: newId() }) },
  ],
  ['a malformed cursor', { after: 'abc' }],
  ['a cursor with a malformed id', { before: Buffer.from('[0,"x"]').toString('base64url') }],
  ['a cursor with an impossible time', { before: Buffer.from(`[9e20,"${newId()}"]`).toString('base64url') }],
  ['a cursor after the year 9999', { after: encodeCursor({ createdAt: new Date(8.64e15), id: newId() }) }],
  ['a page that is too large', { pageSize: '101' }],
  ['a page size of 0', { pageSize: '0' }],
])('%s is refused [7.7]', async (_, query) => {
  expect((await callAs(world, tanaka, 'listNews', { query })).status).toBe(400);
});

test('empty cursors mean the first page, as if they were left out [7.7]', async () => {
  expect(await list({ after: '', before: '' })).toEqual(await list());
});

test('a cursor restores its position', () => {
  const place = { createdAt: at(3), id: newId() };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

test('an unknown item is not found [7.8]', async () => {
  expect((await callAs(world, tanaka, 'getNews', { params: { id: newId() } })).status).toBe(404);
});
