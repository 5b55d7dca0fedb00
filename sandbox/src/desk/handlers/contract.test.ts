import { addEstimate, addOrder, addPapers } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { conclude } from '../papers.ts';
import { type DeskWorld, openDeskWorld, titlesOf } from '../testing/desk-world.ts';

const NOON = Date.parse('2026-11-21T03:00:00.000Z');
let world: DeskWorld;
let tanaka: Customer;
beforeAll(async () => {
  world = await openDeskWorld();
}, START_TIMEOUT);
beforeEach(async () => {
  clockAt(0);
  await world.desk.step();
  tanaka = await addCustomer(world);
});
afterAll(() => world.close());

function clockAt(seconds: number): Date {
  world.clock.set(new Date(NOON + seconds * 1000).toISOString());
  return world.clock.now();
}
const toSign = async () =>
  addPapers(world, await addEstimate(world, await addOrder(world, tanaka), { status: 'accepted' }));
const submit = (id: string, filename: string) => {
  const content = Buffer.from('%PDF-%%EOF').toString('base64');
  return callAs(world, tanaka, 'submitContractPdf', { params: { id }, body: { attachment: { filename, content } } });
};
const listed = async ({ orderId }: { orderId: string }) =>
  (await callAs(world, tanaka, 'listContractPapers', { params: { id: orderId } })).answer.data[0];

test('a contract that is replaced before the desk has looked is received once, as the newest file', async () => {
  const papers = await toSign();
  await submit(papers.id, '一枚目.pdf');
  clockAt(1);
  await submit(papers.id, '二枚目.pdf');
  const mails = await world.mailsOfStep();
  expect(titlesOf(mails)).toEqual(['契約書を受け取りました', '駐車場の契約が成立しました']);
  expect(mails[0]?.text).toContain('二枚目.pdf');
  expect(await listed(papers)).toMatchObject({ status: 'contracted', submittedFilename: '二枚目.pdf' });
});

test('one that is replaced during the check is not concluded by it, but by that of the newer file', async () => {
  const { db } = world.database;
  const papers = await toSign();
  const checked = clockAt(0);
  await submit(papers.id, '一枚目.pdf');
  const now = clockAt(1);
  await submit(papers.id, '二枚目.pdf');
  await db.transaction((tx) => conclude(tx, papers.id, { checked, now }));
  expect(await listed(papers)).toMatchObject({ status: 'submitted' });
  await db.transaction((tx) => conclude(tx, papers.id, { checked: now, now }));
  expect(await listed(papers)).toMatchObject({ status: 'contracted' });
});

test('one that was sent at the same moment as its replacement is concluded', async () => {
  const papers = await toSign();
  await Promise.all([submit(papers.id, '一枚目.pdf'), submit(papers.id, '二枚目.pdf')]);
  await world.desk.step();
  expect(await listed(papers)).toMatchObject({ status: 'contracted' });
});
