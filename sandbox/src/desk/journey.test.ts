import { orderBody } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, PORTAL_ORIGIN, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { type DeskWorld, openDeskWorld, titlesOf } from './testing/desk-world.ts';

const TODAY = '2026-11-21T03:00:00.000Z';
let world: DeskWorld;
beforeAll(async () => {
  world = await openDeskWorld(TODAY);
}, START_TIMEOUT);
beforeEach(() => world.clock.set(TODAY));
afterAll(() => world.close());

const pdf = Buffer.from('%PDF-1.7\nsigned\n%%EOF\n').toString('base64');

/** The steps of a customer in the portal, with the desk's work in between, and what each step leads to. */
async function walk(customer: Customer, startDate: string) {
  const progress = async () => (await callAs(world, customer, 'getOrderProgress', { query: {} })).answer;
  const body = orderBody({ startDate, endDate: '2027-03-31', numberOfCars: 2 });
  const { id } = (await callAs(world, customer, 'createOrder', { body })).answer;
  const asked = await progress();

  const quoted = await world.mailsOfStep();
  const { data: offers } = (await callAs(world, customer, 'listEstimates', { params: { id } })).answer;
  const [offer] = offers;
  if (!offer) throw new Error('No offer came.');
  const offered = await progress();

  const params = { id, estimateId: offer.id };
  await callAs(world, customer, 'acceptEstimate', { params, body: {} });
  const accepted = await world.mailsOfStep();
  const papersOf = async () => (await callAs(world, customer, 'listContractPapers', { params: { id } })).answer.data;
  const [papers] = await papersOf();
  if (!papers) throw new Error('No papers came.');
  const uncontracted = await progress();

  const signed = { params: { id: papers.id }, body: { attachment: { filename: '契約書_署名済み.pdf', content: pdf } } };
  expect((await callAs(world, customer, 'submitContractPdf', signed)).status).toBe(201);
  const [submitted] = await papersOf();
  const concluded = await world.mailsOfStep();
  const [contracted] = await papersOf();
  return {
    order: id,
    offer,
    papers,
    progress: { asked, offered, uncontracted, contracted: await progress() },
    mails: { quoted, accepted, concluded },
    status: [papers.status, submitted?.status, contracted?.status],
  };
}

describe('a customer who is billed by contract', () => {
  test('goes from the order to the bill, with a mail at every step [7.24, 7.34, 7.35, 7.36, 7.38]', async () => {
    const tanaka = await addCustomer(world);
    const { order, offer, papers, progress, mails, status } = await walk(tanaka, '2026-11-21');

    expect(titlesOf(mails.quoted)).toEqual(['駐車場の見積が届きました']);
    expect(titlesOf(mails.accepted)).toEqual(['駐車場の契約のご依頼を承りました', '契約書類の準備ができました']);
    expect(titlesOf(mails.concluded)).toEqual([
      '契約書を受け取りました',
      '駐車場の契約が成立しました',
      '請求書を発行しました',
    ]);
    expect([...mails.accepted, ...mails.concluded].map(({ link }) => link)).toEqual([
      `${PORTAL_ORIGIN}/order/${order}`,
      `${PORTAL_ORIGIN}/order/${order}/contract`,
      `${PORTAL_ORIGIN}/order/${order}/contract`,
      `${PORTAL_ORIGIN}/usage/${papers.id}`,
      `${PORTAL_ORIGIN}/billing?year=2026&month=11`,
    ]);
    for (const mail of Object.values(mails).flat()) expect(mail.to).toBe(`${tanaka.contactId}@demo.example`);

    expect(progress.asked).toMatchObject({ inProgressCount: 1, waitingQuoteCount: 1, unansweredQuoteCount: 0 });
    expect(progress.offered).toMatchObject({ waitingQuoteCount: 0, unansweredQuoteCount: 1 });
    expect(progress.uncontracted).toMatchObject({ uncontractedCount: 1, inUsingCount: 0 });
    expect(progress.contracted).toMatchObject({ uncontractedCount: 0, inUsingCount: 1, notDownloadedBillingCount: 1 });

    expect(status).toEqual(['toBeSigned', 'submitted', 'contracted']);
    const [document] = papers.documents;
    const stored = world.platform.documents.get(`contracts/${papers.id}/${document?.id}.pdf`);
    expect(
      Buffer.from(stored?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const usage = (await callAs(world, tanaka, 'getContract', { params: { id: papers.id } })).answer;
    expect(usage).toMatchObject({
      usageStatus: 'duringUse',
      parkingName: offer.parkingName,
      monthlyRent: offer.monthlyRent,
      numberOfCars: 2,
      startAt: '2026-11-20T15:00:00.000Z',
      endAt: '2027-03-31T14:59:59.999Z',
      order: { id: order },
    });
    const { billings, monthTotalRent } = (
      await callAs(world, tanaka, 'listBillings', { query: { billingYear: '2026', billingMonth: '11' } })
    ).answer;
    const rent = Math.floor((offer.monthlyRent * 10) / 30);
    expect(billings).toMatchObject([
      {
        contractId: papers.id,
        startDate: '2026-11-21',
        endDate: '2026-11-30',
        billingDate: '2026-11-21',
        paymentDueDate: '2026-11-30',
        totalRent: Math.floor((2 * rent + 5_500) * 1.1),
        downloadedAt: null,
      },
    ]);
    expect(monthTotalRent).toBe(billings[0]?.totalRent);
    const estimates = (await callAs(world, tanaka, 'listEstimates', { params: { id: order } })).answer.data;
    expect(estimates.find(({ id }) => id === offer.id)?.status).toBe('contracted');
  });

  test('gets one bill for every following month, each on the first day', async () => {
    const tanaka = await addCustomer(world);
    const { papers } = await walk(tanaka, '2026-12-10');
    const bills = async () =>
      (await callAs(world, tanaka, 'listBillings', { query: { sortColumn: 'BILLING_DATE', sortDirection: 'ASC' } }))
        .answer.billings;
    expect(await bills()).toEqual([]);
    const mails: string[] = [];
    for (const now of ['2026-12-09', '2026-12-10', '2026-12-11', '2027-01-01', '2027-01-02', '2027-05-05']) {
      world.clock.set(`${now}T03:00:00.000Z`);
      const ours = (await world.mailsOfStep()).filter(({ to }) => to.startsWith(tanaka.contactId));
      mails.push(`${now}: ${ours.length}`);
      await Promise.all([world.desk.step(), world.openDesk().step(), world.openDesk().step()]);
    }
    expect(mails).toEqual([
      '2026-12-09: 0',
      '2026-12-10: 1',
      '2026-12-11: 0',
      '2027-01-01: 1',
      '2027-01-02: 0',
      '2027-05-05: 2',
    ]);
    const billed = await bills();
    expect(billed.map(({ startDate, endDate }) => `${startDate}/${endDate}`)).toEqual([
      '2026-12-10/2026-12-31',
      '2027-01-01/2027-01-31',
      '2027-02-01/2027-02-28',
      '2027-03-01/2027-03-31',
    ]);
    expect(new Set(billed.map(({ contractId }) => contractId))).toEqual(new Set([papers.id]));
  });
});

describe('a customer who is billed monthly', () => {
  const monthly = { billingUnit: 'monthly', billingClosingDay: 20 } as const;

  test('gets one consolidated bill on the closing date, and one mail about it [1.3, 7.40, 7.41]', async () => {
    const sato = await addCustomer(world, {}, monthly);
    const walks = [await walk(sato, '2026-11-21'), await walk(sato, '2026-12-01')];
    expect(titlesOf(walks[0]?.mails.concluded ?? [])).toEqual(['契約書を受け取りました', '駐車場の契約が成立しました']);
    world.clock.set('2026-12-20T03:00:00.000Z');
    const mails = (await world.mailsOfStep()).filter(({ to }) => to.startsWith(sato.contactId));
    expect(titlesOf(mails)).toEqual(['2026年12月分の合算請求書を発行しました']);
    expect(mails[0]?.link).toBe(`${PORTAL_ORIGIN}/billing?year=2026&month=12`);

    const { billings } = (
      await callAs(world, sato, 'listMonthlyBillings', { query: { billingYear: '2026', billingMonth: '12' } })
    ).answer;
    expect(billings.map(({ startDate, endDate }) => `${startDate}/${endDate}`).sort()).toEqual([
      '2026-11-21/2026-12-20',
      '2026-12-01/2026-12-20',
    ]);
    const params = { year: '2026', month: '12' };
    const { answer } = await callAs(world, sato, 'getMonthlyBilling', { params });
    expect(answer).toMatchObject({
      totalRent: billings.reduce((sum, { totalRent }) => sum + totalRent, 0),
      closingDate: '2026-12-20',
      paymentDueDate: '2027-01-31',
    });
    expect(mails[0]?.text).toContain('（請求書 2件）');

    world.clock.set('2026-12-21T03:00:00.000Z');
    expect((await world.mailsOfStep()).filter(({ to }) => to.startsWith(sato.contactId))).toEqual([]);
    expect((await callAs(world, sato, 'getMonthlyBilling', { params })).answer).toEqual(answer);
  });
});
