import { calls } from '@portal/contract/calls';
import { eq } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { submittedContracts } from '#database/schema/papers.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { CallName } from './core/handler.ts';
import { addEstimate, addOption, addOrder, addPapers, optionBody, orderBody, updateBody } from './testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from './testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
let yamada: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
  yamada = await addCustomer(world, {
    accountId: tanaka.accountId,
    lastName: '山田',
    firstName: '花子',
    department: '工事部',
  });
});

const seenOf = ({ contactId }: Customer) => ({
  id: contactId,
  lastName: '山田',
  firstName: '花子',
  department: '工事部',
});
const attachment = { filename: '契約書.pdf', content: Buffer.from('%PDF-%%EOF').toString('base64') };

async function openEstimate() {
  const order = await addOrder(world, tanaka);
  const { id } = await addEstimate(world, order);
  return { id: order.id, estimateId: id };
}
async function papersToSign() {
  const order = await addOrder(world, tanaka);
  return addPapers(world, await addEstimate(world, order, { status: 'accepted' }));
}
const listed = async (customer: Customer, id: string) =>
  (await callAs(world, customer, 'listEstimates', { params: { id } })).answer.data[0];

describe('an answer to an estimate', () => {
  test.each(['acceptEstimate', 'rejectEstimate'] as const)(
    '%s: says to colleagues who gave it, and when',
    async (name) => {
      const params = await openEstimate();
      const body = name === 'acceptEstimate' ? {} : undefined;
      const response = await send(world, yamada, name, { params, body });
      const given = { answeredAt: world.clock.now().toISOString(), answeredBy: seenOf(yamada) };
      expect(await response.json()).toMatchObject(given);
      expect(await listed(tanaka, params.id)).toMatchObject(given);
    },
  );

  test('of somebody who has changed their mind: the last answer counts', async () => {
    const params = await openEstimate();
    await callAs(world, tanaka, 'rejectEstimate', { params });
    await callAs(world, yamada, 'acceptEstimate', { params, body: {} });
    expect(await listed(tanaka, params.id)).toMatchObject({ answeredBy: { id: yamada.contactId } });
  });

  test('from before this was kept has a time and nobody', async () => {
    const order = await addOrder(world, tanaka);
    await addEstimate(world, order, { status: 'accepted' });
    expect(await listed(tanaka, order.id)).toMatchObject({
      answeredAt: world.clock.now().toISOString(),
      answeredBy: null,
    });
  });

  test('that nobody has given has neither', async () => {
    const { id } = await openEstimate();
    expect(await listed(tanaka, id)).toMatchObject({ answeredAt: null, answeredBy: null });
  });

  test('stays when the person is deleted, without the person', async () => {
    const params = await openEstimate();
    await callAs(world, yamada, 'acceptEstimate', { params, body: {} });
    await world.database.db.delete(contacts).where(eq(contacts.id, yamada.contactId));
    expect(await listed(tanaka, params.id)).toMatchObject({ status: 'accepted', answeredBy: null });
  });

  test('cannot name a person of another company [1.2]', async () => {
    const params = await openEstimate();
    const stranger = await addCustomer(world);
    const change = world.database.db.update(estimates).set({ contactId: stranger.contactId });
    await expect(change.where(eq(estimates.id, params.estimateId))).rejects.toThrow();
  });
});

describe('a signed contract', () => {
  const submit = (customer: Customer, id: string) =>
    callAs(world, customer, 'submitContractPdf', { params: { id }, body: { attachment } });
  const submitter = async (id: string) =>
    (await callAs(world, tanaka, 'listContractPapers', { params: { id } })).answer.data[0]?.submittedBy;

  test('says who sent it in; of two uploads, the last [3.38]', async () => {
    const papers = await papersToSign();
    expect(await submitter(papers.orderId)).toBeNull();
    await submit(tanaka, papers.id);
    await submit(yamada, papers.id);
    expect(await submitter(papers.orderId)).toEqual(seenOf(yamada));
  });

  test('stays when the person is deleted, without the person', async () => {
    const papers = await papersToSign();
    await submit(yamada, papers.id);
    await world.database.db.delete(contacts).where(eq(contacts.id, yamada.contactId));
    expect(await submitter(papers.orderId)).toBeNull();
    const { data } = (await callAs(world, tanaka, 'listContractPapers', { params: { id: papers.orderId } })).answer;
    expect(data[0]?.submittedFilename).toBe(attachment.filename);
  });

  test('never shows a person of another company [1.2]', async () => {
    const papers = await papersToSign();
    await submit(tanaka, papers.id);
    const stranger = await addCustomer(world);
    await world.database.db
      .update(submittedContracts)
      .set({ contactId: stranger.contactId })
      .where(eq(submittedContracts.papersId, papers.id));
    expect(await submitter(papers.orderId)).toBeNull();
  });
});

type Request = { params?: Record<string, string>; body?: unknown };

/** Every call that tells the provider's people something. */
const eventful: Partial<Record<CallName, () => Promise<Request>>> = {
  createOrder: async () => ({ body: orderBody() }),
  createOrderByFile: async () => {
    const fileKey = `order_files/${yamada.contactId}-1-駐車場依頼.csv`;
    world.platform.upload(yamada.uid, fileKey);
    return { body: { filename: '駐車場依頼.csv', fileKey } };
  },
  updateOrder: async () => ({ params: { id: (await addOrder(world, tanaka)).id }, body: updateBody }),
  toggleSearchStop: async () => ({ params: { id: (await addOrder(world, tanaka)).id } }),
  acceptEstimate: async () => ({ params: await openEstimate(), body: {} }),
  rejectEstimate: async () => ({ params: await openEstimate() }),
  submitContractPdf: async () => ({ params: { id: (await papersToSign()).id }, body: { attachment } }),
  createOption: async () => ({ body: optionBody({ name: `申請 ${tanaka.contactId}` }) }),
  updateOption: async () => ({ params: { id: (await addOption(world, tanaka)).id }, body: optionBody() }),
  cancelOption: async () => ({ params: { id: (await addOption(world, tanaka)).id } }),
};

test.each(Object.entries(eventful))('%s: the event names who did it', async (name, request) => {
  const { status } = await send(world, yamada, name as CallName, await request());
  expect(status).toBe(calls[name as CallName].success);
  const events = await world.database.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.contactId, yamada.contactId));
  expect(events).toHaveLength(1);
});
