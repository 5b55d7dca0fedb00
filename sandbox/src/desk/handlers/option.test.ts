import { optionBody } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { type DeskWorld, openDeskWorld, titlesOf } from '../testing/desk-world.ts';

let world: DeskWorld;
let tanaka: Customer;
beforeAll(async () => {
  world = await openDeskWorld();
}, START_TIMEOUT);
beforeEach(async () => {
  world.clock.set('2026-11-21T03:00:00.000Z');
  await world.desk.step();
  tanaka = await addCustomer(world);
});
afterAll(() => world.close());

const apply = async () => (await callAs(world, tanaka, 'createOption', { body: optionBody() })).answer.id;
const read = async (id: string) => (await callAs(world, tanaka, 'getOption', { params: { id } })).answer;

test('an application is received with a day for its answer, and answered on that day, once', async () => {
  const id = await apply();
  expect(titlesOf(await world.mailsOfStep())).toEqual(['申請を受け付けました']);
  expect(await read(id)).toMatchObject({ progress: 'reviewing', expectedReplyDate: '2026-11-26' });
  world.clock.set('2026-11-25T23:00:00.000Z');
  expect(await world.mailsOfStep()).toEqual([]);
  world.clock.set('2026-11-26T01:00:00.000Z');
  expect(titlesOf(await world.mailsOfStep())).toEqual(['申請に回答しました']);
  expect(await world.mailsOfStep()).toEqual([]);
  expect(await read(id)).toMatchObject({ progress: 'answered' });
});

test.each([
  ['ten days after its answer', { usingStartTime: null, usingEndTime: null }, '2026-12-06'],
  ['after its last day', { usingStartTime: '2026-12-10', usingEndTime: '2026-12-20' }, '2026-12-21'],
])('an application is done %s, once', async (_, period, day) => {
  const body = optionBody({ orderId: null, ...period });
  const { id } = (await callAs(world, tanaka, 'createOption', { body })).answer;
  await world.desk.step();
  world.clock.set('2026-11-26T01:00:00.000Z');
  await world.desk.step();
  world.clock.set(`${day}T00:59:59.000Z`);
  await world.desk.step();
  expect(await read(id)).toMatchObject({ progress: 'answered' });
  world.clock.set(`${day}T01:00:00.000Z`);
  expect(titlesOf(await world.mailsOfStep())).toContain('申請への対応が完了しました');
  expect(await world.mailsOfStep()).toEqual([]);
  expect(await read(id)).toMatchObject({ progress: 'done' });
});

test('one that is cancelled after its answer is not done', async () => {
  const id = await apply();
  await world.desk.step();
  world.clock.set('2026-11-26T01:00:00.000Z');
  await world.desk.step();
  await callAs(world, tanaka, 'cancelOption', { params: { id } });
  await world.desk.step();
  world.clock.set('2027-12-31T01:00:00.000Z');
  expect(await world.mailsOfStep()).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'cancelled' });
});

test('one that is cancelled before is not answered', async () => {
  const id = await apply();
  await world.desk.step();
  await callAs(world, tanaka, 'cancelOption', { params: { id } });
  await world.desk.step();
  world.clock.set('2026-11-27T01:00:00.000Z');
  expect(await world.mailsOfStep()).toEqual([]);
  expect((await read(id)).history?.map(({ kind }) => kind)).toEqual(['submitted', 'received', 'cancelled']);
});
