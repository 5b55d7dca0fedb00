import { and, eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { newsMarks } from '#database/schema/news.ts';
import { addNews } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const setHidden = (id: string, doNotDisplayAgain: boolean, customer = tanaka) =>
  callAs(world, customer, 'setNewsVisibility', { params: { id }, body: { doNotDisplayAgain } });
const unread = async (customer = tanaka) => (await callAs(world, customer, 'getUnreadNewsCount', {})).answer.count;
const latest = async (customer = tanaka) => (await callAs(world, customer, 'getLatestNews', {})).answer;
const marksOf = (id: string) =>
  world.database.db
    .select()
    .from(newsMarks)
    .where(and(eq(newsMarks.newsId, id), eq(newsMarks.contactId, tanaka.contactId)));

test('an item that is not to be shown again counts as read, only for this user [3.10, 7.11]', async () => {
  const { id } = await addNews(world, { isHomeDisplay: true });
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  const [mine, theirs] = [await unread(), await unread(colleague)];
  const { status, answer } = await setHidden(id, true);
  expect([status, answer]).toEqual([200, { doNotDisplayAgain: true }]);
  expect(await latest()).toMatchObject({ id, doNotDisplayAgain: true });
  expect(await unread()).toBe(mine - 1);
  expect(await latest(colleague)).toMatchObject({ id, doNotDisplayAgain: false });
  expect(await unread(colleague)).toBe(theirs);
});

test('saying it twice changes nothing, and the first time of reading stays [7.11]', async () => {
  const { id } = await addNews(world);
  const firstReading = world.clock.now();
  await setHidden(id, true);
  const count = await unread();
  world.clock.set(new Date(firstReading.getTime() + 60_000).toISOString());
  expect((await setHidden(id, true)).answer).toEqual({ doNotDisplayAgain: true });
  expect(await unread()).toBe(count);
  expect(await marksOf(id)).toMatchObject([{ readAt: firstReading, doNotDisplayAgain: true }]);
});

test('an item that is to be shown again stays read [7.11]', async () => {
  const { id } = await addNews(world, { isHomeDisplay: true });
  await setHidden(id, true);
  const count = await unread();
  expect((await setHidden(id, false)).answer).toEqual({ doNotDisplayAgain: false });
  expect(await latest()).toMatchObject({ id, doNotDisplayAgain: false });
  expect(await unread()).toBe(count);
});

test('allowing an item to be shown again makes it neither read nor unread [7.11]', async () => {
  const { id } = await addNews(world);
  const count = await unread();
  await setHidden(id, false);
  expect(await unread()).toBe(count);
  await callAs(world, tanaka, 'getNews', { params: { id } });
  expect(await unread()).toBe(count - 1);
});

test('reading an item afterwards does not show it again [7.11, 7.8]', async () => {
  const { id } = await addNews(world);
  await setHidden(id, true);
  expect((await callAs(world, tanaka, 'getNews', { params: { id } })).answer.doNotDisplayAgain).toBe(true);
  expect(await marksOf(id)).toMatchObject([{ doNotDisplayAgain: true }]);
});

test('simultaneous calls, even with a reading, do not collide [7.11]', async () => {
  const { id } = await addNews(world);
  const count = await unread();
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? callAs(world, tanaka, 'getNews', { params: { id } }) : setHidden(id, true),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await unread()).toBe(count - 1);
  expect(await marksOf(id)).toMatchObject([{ doNotDisplayAgain: true }]);
});

test.each<[string, () => Promise<string> | string]>([
  ['unknown', () => newId()],
  ['a draft', async () => (await addNews(world, { publishedAt: null })).id],
  [
    'announced for later',
    async () => (await addNews(world, { publishedAt: new Date(world.clock.now().getTime() + 1) })).id,
  ],
])('an item that is %s is not found, and nothing is kept [7.11]', async (_, makeId) => {
  const id = await makeId();
  expect((await setHidden(id, true)).status).toBe(404);
  expect(await marksOf(id)).toEqual([]);
});

test.each([
  [{}],
  [{ doNotDisplayAgain: 'true' }],
  [{ doNotDisplayAgain: 1 }],
  [{ doNotDisplayAgain: true, readAt: 1 }],
])('%j is refused, and nothing is kept [7.11]', async (body) => {
  const { id } = await addNews(world);
  expect((await send(world, tanaka, 'setNewsVisibility', { params: { id }, body })).status).toBe(400);
  expect(await marksOf(id)).toEqual([]);
});
