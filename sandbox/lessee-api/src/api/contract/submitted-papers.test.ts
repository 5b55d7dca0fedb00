import { CONTRACT_PDF_MAX_BYTES } from '@portal/contract/contract';
import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { addContract, addEstimate, addOrder, addPapers } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

/** Every byte, and more of them than a line of base64 has. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const pdf = (...inside: Buffer[]) => Buffer.concat([Buffer.from('%PDF-1.7\n'), ...inside, Buffer.from('\n%%EOF')]);
const newPapers = async () =>
  addPapers(world, await addEstimate(world, await addOrder(world, tanaka), { status: 'accepted' }));
const submit = (id: string, content: Buffer, filename = '契約書.pdf', customer = tanaka) =>
  callAs(world, customer, 'submitContractPdf', {
    params: { id },
    body: { attachment: { filename, content: content.toString('base64') } },
  });
const download = (id: string, customer = tanaka) => callAs(world, customer, 'downloadContractPdf', { params: { id } });
const submittedPapers = async () => {
  const { id } = await newPapers();
  await submit(id, pdf(BYTES), '契約書_髙島.PDF');
  return id;
};

test('what was handed in is given back byte by byte, to a colleague too', async () => {
  const id = await submittedPapers();
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  for (const customer of [tanaka, colleague]) {
    const { status, answer } = await download(id, customer);
    expect([status, answer.name]).toEqual([200, '契約書_髙島']);
    expect(Buffer.from(answer.content, 'base64').equals(pdf(BYTES))).toBe(true);
  }
});

test('of two, the last is given; also once the contract is concluded', async () => {
  const id = await submittedPapers();
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  await submit(id, pdf(), '新.pdf', colleague);
  const isTheOne = eq(contractPapers.id, id);
  await world.database.db.update(contractPapers).set({ contractedAt: world.clock.now() }).where(isTheOne);
  expect((await download(id)).answer).toEqual({ name: '新', content: pdf().toString('base64') });
});

test('one of the largest size is given whole', async () => {
  const { id } = await newPapers();
  const largest = pdf(Buffer.alloc(CONTRACT_PDF_MAX_BYTES - pdf().length, 'A'));
  await submit(id, largest);
  expect(Buffer.from((await download(id)).answer.content, 'base64').equals(largest)).toBe(true);
});

test('another company’s is not found, nor one of unknown papers [1.2]', async () => {
  const id = await submittedPapers();
  expect((await download(id, await addCustomer(world))).status).toBe(404);
  expect((await download(newId())).status).toBe(404);
});

test('none is found before it is handed in, or where it came on paper', async () => {
  expect((await download((await newPapers()).id)).status).toBe(404);
  const contract = await addContract(world, await addOrder(world, tanaka));
  expect((await download(contract.id)).status).toBe(404);
});
