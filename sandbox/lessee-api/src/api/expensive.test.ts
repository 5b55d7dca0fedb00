import { RenderQueueFullError, RenderTimeoutError } from '#documents/render-queue.ts';
import { addBilling, addContract, addOrder } from './testing/fixtures.ts';
import { addCustomer, type Customer, PORTAL_ORIGIN, send, worldOfTests } from './testing/world.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const render = jest.fn(async () => Buffer.from('%PDF-'));
const world = worldOfTests(NOW, render);
let tanaka: Customer;
beforeEach(async () => {
  world.clock.set(NOW);
  tanaka = await addCustomer(world);
});

const newBill = async () => addBilling(world, await addContract(world, await addOrder(world, tanaka)));
const statusesOf = async (times: number, ask: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await ask()).status);
  return statuses;
};

test('a person downloads 300 documents a minute; a colleague and the next minute are not affected', async () => {
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  const { id } = await newBill();
  const download = (customer: Customer) => send(world, customer, 'downloadBilling', { params: { id } });
  // Those of an unknown bill count too, and are answered faster.
  const unknown = () => send(world, tanaka, 'downloadBilling', { params: { id: 'unknown' } });
  expect(await statusesOf(299, unknown)).toEqual(Array(299).fill(404));
  expect(await statusesOf(2, () => download(tanaka))).toEqual([200, 429]);
  expect((await download(tanaka)).headers.get('retry-after')).toBe('60');
  expect((await download(colleague)).status).toBe(200);
  world.clock.set('2026-11-21T03:01:00.000Z');
  expect((await download(tanaka)).status).toBe(200);
});

test('a person searches sixty times a minute, and turns pages as often as they like', async () => {
  const list = (searchKeyword?: string) => send(world, tanaka, 'listOrders', { query: { searchKeyword } });
  expect(await statusesOf(61, () => list('豊洲'))).toEqual([...Array(60).fill(200), 429]);
  expect(await statusesOf(3, () => list())).toEqual([200, 200, 200]);
  expect((await list('  ')).status).toBe(200);
});

test('an eleventh contract within a minute is refused before its body is read', async () => {
  const submit = () =>
    send(world, tanaka, 'submitContractPdf', { params: { id: 'x' }, body: 'not even the right form' });
  expect(await statusesOf(11, submit)).toEqual([...Array(10).fill(400), 429]);
});

test('one person has eight documents made at a time; more are answered 503, and the others get theirs', async () => {
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  const { id } = await newBill();
  const download = (customer: Customer) => send(world, customer, 'downloadBilling', { params: { id } });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  render.mockClear();
  render.mockImplementation(() => finished.then(() => Buffer.from('%PDF-')));
  const own = Array.from({ length: 9 }, () => download(tanaka));
  const refused = await Promise.race(own);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  const event = 'too many documents of one person at once';
  expect(world.log).toContainEqual(expect.objectContaining({ level: 'warn', event }));
  const others = download(colleague);
  while (render.mock.calls.length < 9) await new Promise(setImmediate);
  finish();
  expect((await Promise.all(own)).map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), 503]);
  expect((await others).status).toBe(200);
  expect((await download(tanaka)).status).toBe(200);
});

test.each([
  ['too many documents at once', new RenderQueueFullError()],
  ['a document took too long', new RenderTimeoutError()],
])('%s: a download is answered 503, which says when to come again', async (event, error) => {
  const { id } = await newBill();
  render.mockRejectedValueOnce(error);
  const download = () => send(world, tanaka, 'downloadBilling', { params: { id } }, { Origin: PORTAL_ORIGIN });
  const refused = await download();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  // Another origin's page may read only the headers that are named.
  expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(world.log).toContainEqual(expect.objectContaining({ level: 'warn', event }));
  expect((await download()).status).toBe(200);
});
