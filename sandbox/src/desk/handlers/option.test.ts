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

test('one that is cancelled before is not answered', async () => {
  const id = await apply();
  await world.desk.step();
  await callAs(world, tanaka, 'cancelOption', { params: { id } });
  await world.desk.step();
  world.clock.set('2026-11-27T01:00:00.000Z');
  expect(await world.mailsOfStep()).toEqual([]);
  expect((await read(id)).history?.map(({ kind }) => kind)).toEqual(['submitted', 'received', 'cancelled']);
});
