import { CONTRACT_PDF_MAX_BYTES } from '@portal/contract/contract';
import { GENUINE } from '@portal/contract/testing/real-files';
import { uploadFormatOf } from '@portal/contract/values/upload-formats';
import { asc, eq, sql } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { contractPapers, submittedContracts } from '#database/schema/papers.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { EICAR } from '../testing/eicar.ts';
import { addEstimate, addOrder, addPapers } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const world = worldOfTests(NOW);
let tanaka: Customer;
beforeEach(async () => {
  world.clock.set(NOW);
  tanaka = await addCustomer(world);
});

/** A PDF as far as the API checks: its beginning, its end and this many bytes. */
function pdf(size = 100, mark = 'A'): Buffer {
  const bytes = Buffer.alloc(size, mark);
  bytes.write('%PDF-1.7\n');
  bytes.write('%%EOF\n', size - 6);
  return bytes;
}
const newPapers = async (values: Parameters<typeof addPapers>[2] = {}) => {
  const estimate = await addEstimate(world, await addOrder(world, tanaka), { status: 'accepted' });
  return addPapers(world, estimate, values);
};
const submit = (id: string, content: Buffer | string = pdf(), filename = '契約書.pdf', customer = tanaka) =>
  callAs(world, customer, 'submitContractPdf', {
    params: { id },
    body: { attachment: { filename, content: typeof content === 'string' ? content : content.toString('base64') } },
  });
const stored = async (id: string) =>
  (await world.database.db.select().from(submittedContracts).where(eq(submittedContracts.papersId, id)))[0];
const listed = async ({ orderId }: { orderId: string }) =>
  (await callAs(world, tanaka, 'listContractPapers', { params: { id: orderId } })).answer.data[0];
/** Counted in the database: reading megabytes takes the embedded engine seconds. */
const storedSize = async (id: string) => {
  const size = sql<number>`octet_length(${submittedContracts.content})`;
  const rows = await world.database.db
    .select({ size })
    .from(submittedContracts)
    .where(eq(submittedContracts.papersId, id));
  return rows[0]?.size;
};
const eventsOf = (id: string) =>
  world.database.db
    .select({ kind: providerEvents.kind, orderId: providerEvents.orderId, occurredAt: providerEvents.occurredAt })
    .from(providerEvents)
    .where(eq(providerEvents.papersId, id))
    .orderBy(asc(providerEvents.id));
const conclude = (id: string) => ({ contractedAt: world.clock.now(), where: eq(contractPapers.id, id) });

test('the signed contract is kept byte by byte, submits its papers and reaches the provider [3.39, 7.36]', async () => {
  const papers = await newPapers();
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0, 255, 128, 10, 13]), Buffer.from('%%EOF')]);
  expect(await submit(papers.id, content, ' 契約書_髙島.PDF ')).toMatchObject({ status: 201, body: {} });
  const row = await stored(papers.id);
  expect(row).toMatchObject({ filename: '契約書_髙島.PDF', submittedAt: new Date(NOW) });
  expect(Buffer.from(row?.content ?? []).equals(content)).toBe(true);
  expect(await listed(papers)).toMatchObject({
    id: papers.id,
    status: 'submitted',
    submittedAt: NOW,
    submittedFilename: '契約書_髙島.PDF',
  });
  expect(await eventsOf(papers.id)).toEqual([
    { kind: 'papersSubmitted', orderId: papers.orderId, occurredAt: new Date(NOW) },
  ]);
});

test('a new upload replaces the old one, a colleague’s too [7.36]', async () => {
  const papers = await newPapers();
  await submit(papers.id);
  world.clock.set('2026-11-22T03:00:00.000Z');
  const mori = await addCustomer(world, { accountId: tanaka.accountId });
  expect((await submit(papers.id, pdf(200), '新.pdf', mori)).status).toBe(201);
  const row = await stored(papers.id);
  expect(row).toMatchObject({ filename: '新.pdf', submittedAt: new Date('2026-11-22T03:00:00.000Z') });
  expect(row?.content).toHaveLength(200);
  expect(await eventsOf(papers.id)).toHaveLength(2);
  expect(await listed(papers)).toMatchObject({
    status: 'submitted',
    submittedAt: '2026-11-22T03:00:00.000Z',
    submittedFilename: '新.pdf',
    submittedBy: { id: mori.contactId },
  });
});

test('a file that is refused, or another company’s, leaves the old one [7.36, 1.2]', async () => {
  const papers = await newPapers();
  await submit(papers.id);
  expect((await submit(papers.id, Buffer.from('MZ'), '新.pdf')).status).toBe(400);
  expect((await submit(papers.id, pdf(200), '新.docx')).status).toBe(400);
  expect((await submit(papers.id, pdf(200), '新.pdf', await addCustomer(world))).status).toBe(404);
  expect((await stored(papers.id))?.content).toHaveLength(100);
  expect(await listed(papers)).toMatchObject({
    submittedFilename: '契約書.pdf',
    submittedBy: { id: tanaka.contactId },
  });
  expect(await eventsOf(papers.id)).toHaveLength(1);
});

test('uploads at the same moment all succeed, and one of them is kept complete [7.36]', async () => {
  const papers = await newPapers();
  const sizes = [101, 102, 103, 104];
  const replies = await Promise.all(sizes.map((size) => submit(papers.id, pdf(size), `${size}.pdf`)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const row = await stored(papers.id);
  expect(`${row?.content.length}.pdf`).toBe(row?.filename);
});

test('papers of another company, unknown ones and those of a contract’s estimate are not found [7.36, 1.2]', async () => {
  const papers = await newPapers();
  const stranger = await addCustomer(world);
  expect((await submit(papers.id, pdf(), '契約書.pdf', stranger)).status).toBe(404);
  expect((await submit(newId())).status).toBe(404);
  expect((await submit(papers.estimateId)).status).toBe(404);
  expect(await stored(papers.id)).toBeUndefined();
});

describe('a contract that is concluded', () => {
  test('takes no more uploads [7.36]', async () => {
    const papers = await newPapers();
    await submit(papers.id);
    const { contractedAt, where } = conclude(papers.id);
    await world.database.db.update(contractPapers).set({ contractedAt }).where(where);
    const reply = await submit(papers.id, pdf(200));
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'alreadyContracted' }]);
    expect((await stored(papers.id))?.content).toHaveLength(100);
    expect(await eventsOf(papers.id)).toHaveLength(1);
  });

  test('takes none even if the provider concludes it during the upload [7.36]', async () => {
    const papers = await newPapers();
    await submit(papers.id);
    const { contractedAt, where } = conclude(papers.id);
    const upload = await world.database.db.transaction(async (tx) => {
      await tx.update(contractPapers).set({ contractedAt }).where(where);
      const underWay = submit(papers.id, pdf(200));
      // Long enough for the upload to reach the same row, where the engine can run two statements at once.
      for (let turn = 0; turn < 100; turn += 1) await tx.$count(contractPapers, where);
      return { reply: underWay };
    });
    expect((await upload.reply).status).toBe(409);
    expect((await stored(papers.id))?.content).toHaveLength(100);
    expect(await eventsOf(papers.id)).toHaveLength(1);
  });
});

test('a contract in which the scanner finds something is refused, and the old one stays [7.36]', async () => {
  const papers = await newPapers();
  await submit(papers.id);
  world.platform.scanner = { find: async (bytes) => (Buffer.from(bytes).includes(EICAR) ? 'Test.Eicar' : null) };
  const infected = await submit(papers.id, Buffer.from(`%PDF-1.7\n${EICAR}\n%%EOF`));
  const clean = await submit(papers.id, pdf(200));
  world.platform.scanner = null;
  expect([infected.status, infected.body]).toMatchObject([
    400,
    { issues: [{ path: 'attachment.content', code: 'malware' }] },
  ]);
  expect(clean.status).toBe(201);
  expect((await stored(papers.id))?.content).toHaveLength(200);
});

/** Of the files that the portal's own check accepts. */
const GENUINE_PDFS = GENUINE.filter((file) => uploadFormatOf(file) === 'pdf');

describe('of the file', () => {
  test.each([
    ['of 5,000,000 bytes is accepted', CONTRACT_PDF_MAX_BYTES, 201],
    ['of one byte more is too large', CONTRACT_PDF_MAX_BYTES + 1, 413],
  ])('one %s [7.36]', async (_, size, status) => {
    const papers = await newPapers();
    expect((await submit(papers.id, pdf(size))).status).toBe(status);
    expect(await storedSize(papers.id)).toBe(status === 201 ? size : undefined);
  });

  test('more than 6.68 MB of body are refused, and only this call takes more than 100 kB [7.36]', async () => {
    const papers = await newPapers();
    expect((await submit(papers.id, 'A'.repeat(6_680_000))).status).toBe(413);
    const body = { name: 'A'.repeat(100_000), requestService: ['guard' as const] };
    expect((await callAs(world, tanaka, 'createOption', { body })).status).toBe(413);
  });

  const tail = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF'), Buffer.alloc(bytes, '\n')]);
  test.each<[string, number, Buffer | string]>([
    ['empty', 400, ''],
    ['not base64', 400, '%PDF-1.7 %%EOF'],
    ['base64 with a data-URL prefix', 400, `data:application/pdf;base64,${pdf().toString('base64')}`],
    ['a picture', 400, Buffer.from('\x89PNG\r\n\x1a\n%%EOF', 'latin1')],
    ['a PDF with a kilobyte before it', 400, Buffer.from(`${' '.repeat(1024)}%PDF-1.7\n%%EOF`)],
    ...GENUINE_PDFS.map(({ what, content }): [string, number, Buffer] => [what, 201, Buffer.from(content)]),
    ['the beginning of a PDF', 400, Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a PDF with 1,019 bytes after its end', 201, tail(1_019)],
    ['a PDF with 1,020 bytes after its end', 400, tail(1_020)],
    ['the shortest', 201, Buffer.from('%PDF-%%EOF')],
  ])('%s is answered %i [7.36]', async (_, status, content) => {
    const papers = await newPapers();
    const reply = await submit(papers.id, content);
    expect(reply.status).toBe(status);
    if (status === 400) {
      expect(reply.body).toHaveProperty('issues.0.path', 'attachment.content');
      expect(await stored(papers.id)).toBeUndefined();
    }
  });

  test.each([
    ['契約書.pdf', 201],
    ['契約書.PDF', 201],
    ['a.b 100%.Pdf', 201],
    [`${'髙'.repeat(251)}.pdf`, 201],
    [`${'髙'.repeat(252)}.pdf`, 400],
    ['契約書.docx', 400],
    ['契約書.pdf.exe', 400],
    ['契約書', 400],
    ['.pdf', 400],
    ['', 400],
    ['../契約書.pdf', 400],
    ['C:\\契約書.pdf', 400],
    ['契約\n書.pdf', 400],
    ['契約書.pdf\u0000', 400],
  ])('the name %.40j is answered %i [7.36]', async (filename, status) => {
    const papers = await newPapers();
    const reply = await submit(papers.id, pdf(), filename);
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply.body).toHaveProperty('issues.0.path', 'attachment.filename');
  });
});

test('the log mentions no file, content or customer, whatever happens to them', async () => {
  world.log.splice(0);
  const papers = await newPapers();
  const secret = Buffer.from('%PDF-himitsu%%EOF');
  await submit(papers.id, secret, '秘密の契約.pdf');
  await submit(papers.id, Buffer.from('himitsu'), '秘密の契約.pdf');
  await submit(newId(), secret, '秘密の契約.pdf');
  expect(world.log).toHaveLength(3);
  const text = JSON.stringify(world.log);
  for (const word of ['himitsu', secret.toString('base64'), '秘密', papers.id, tanaka.uid])
    expect(text).not.toContain(word);
});
