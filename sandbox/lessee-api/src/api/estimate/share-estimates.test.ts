import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallInput } from '@portal/contract/call';
import type { shareEstimates } from '@portal/contract/order-change';
import { brand } from '@portal/platform/text/brand';
import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { estimates } from '#database/schema/estimate.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { renderEstimates } from '#documents/estimates.ts';
import type { Mail } from '#platform/platform.ts';
import { addEstimate, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

// The real one, with a spy on it.
jest.mock('#documents/estimates.ts', () => {
  const actual = jest.requireActual<typeof import('#documents/estimates.ts')>('#documents/estimates.ts');
  return { ...actual, renderEstimates: jest.fn(actual.renderEstimates) };
});
const render = jest.mocked(renderEstimates);

type Order = Awaited<ReturnType<typeof addOrder>>;
type Body = CallInput<typeof shareEstimates>['body'];

const world = worldOfTests('2026-11-20T15:30:00.000Z');
let tanaka: Customer;
let order: Order;
beforeEach(async () => {
  tanaka = await addCustomer(
    world,
    { lastName: '髙橋', firstName: '花子', department: '工事部' },
    { companyName: '㈱髙島建設' },
  );
  order = await addOrder(world, tanaka, { name: '豊洲/有明タワー新築工事' });
  world.platform.mails.splice(0);
  render.mockClear();
});

const share = (estimateIds: string[], values: Partial<Body> = {}, customer = tanaka, key?: string) =>
  callAs(
    world,
    customer,
    'shareEstimates',
    { params: { id: order.id }, body: { estimateIds, emails: ['a@example.jp'], remarks: '', ...values } },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const addresses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `a${from + index}@example.jp`);
const mails = (): Mail[] => world.platform.mails.filter((message) => message.kind === 'mail');

describe('shared estimates', () => {
  test('go to each recipient in a separate mail that does not name the other recipients [3.28, 7.26]', async () => {
    const { id } = await addEstimate(world, order);
    const emails = ['a@example.jp', 'b@example.jp', 'c@example.jp'];
    const { status, answer } = await share([id], { emails });
    expect([status, answer]).toEqual([202, {}]);
    expect(mails().map(({ to }) => to)).toEqual(emails);
    for (const { to, ...mail } of mails()) {
      const text = JSON.stringify(mail);
      for (const other of emails) expect(text).not.toContain(other);
    }
  });

  test('name the sender and the site, and carry the message [7.26]', async () => {
    const { id } = await addEstimate(world, order);
    const sato = await addCustomer(world, { accountId: tanaka.accountId, lastName: '佐藤', firstName: '次郎' });
    await share([id], { remarks: 'ご確認ください。\n𠮷田' }, sato);
    const [mail] = mails();
    expect(mail?.subject).toBe(`【${brand.name}】㈱髙島建設様から駐車場の見積が届きました`);
    expect(mail?.text).toBe(
      [
        '㈱髙島建設の佐藤 次郎様から、駐車場の見積が届きました。',
        '現場名：豊洲/有明タワー新築工事\n住所：東京都江東区豊洲3丁目2-20\n利用期間：2026/12/01〜2027/03/31\n見積：1件',
        '内容は、添付の見積書（PDF）をご確認ください。',
        '佐藤 次郎様からのメッセージ：\nご確認ください。\n𠮷田',
        'このメールは送信専用です。お問い合わせは、㈱髙島建設の佐藤 次郎様へお願いいたします。',
        brand.company,
      ].join('\n\n'),
    );
    expect(mail?.link).toBeUndefined();
  });

  test('have no link of the site’s name either, which the recipients would take for the provider’s', async () => {
    order = await addOrder(world, tanaka, { name: 'https://evil.example/ 新築', address: '東京都 evil.com' });
    await share([(await addEstimate(world, order)).id]);
    expect(mails()[0]?.text).toContain('現場名：https：//evil．example/ 新築\n住所：東京都 evil．com');
    expect(render.mock.calls[0]?.[0]).toMatchObject({ siteName: 'https：//evil．example/ 新築' });
  });

  test('come without a message when none is given [7.26]', async () => {
    await share([(await addEstimate(world, order)).id], { remarks: ' \n' });
    expect(mails()[0]?.text).not.toContain('メッセージ');
  });

  test('are one PDF, made once, with a name that every system accepts [7.26]', async () => {
    const { id } = await addEstimate(world, order);
    await share([id], { emails: ['a@example.jp', 'b@example.jp'] });
    expect(render).toHaveBeenCalledTimes(1);
    const [first, second] = mails();
    expect(first?.attachments).toEqual([{ name: '見積書_豊洲_有明タワー新築工事.pdf', content: expect.any(String) }]);
    expect(second?.attachments).toEqual(first?.attachments);
    const pdf = Buffer.from(first?.attachments?.[0]?.content ?? '', 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  test('appear in it as in the list, each once, with the conditions of the order [7.26]', async () => {
    const far = await addEstimate(world, order, {
      minutesOnFoot: 9,
      monthlyRent: 18_000,
      createdAt: new Date('2026-09-30T15:00:00Z'),
    });
    const near = await addEstimate(world, order, { minutesOnFoot: 2 });
    const rejected = await addEstimate(world, order, { status: 'rejected', minutesOnFoot: 1 });
    await addEstimate(world, order, { minutesOnFoot: 3 });
    await share([rejected.id, far.id, near.id, far.id]);
    const sheet = render.mock.calls[0]?.[0];
    expect(sheet).toMatchObject({
      number: `M202611-${order.id.slice(0, 6).toUpperCase()}`,
      addressee: { companyName: '㈱髙島建設', department: '工事部', personName: '髙橋 花子' },
      siteName: order.name,
      siteAddress: order.address,
      startDate: order.startDate,
      endDate: order.endDate,
      numberOfCars: order.numberOfCars,
      automobileType: order.automobileType,
      // Half past midnight in Tokyo.
      issuedOn: '2026-11-21',
      validUntil: '2026-12-21',
    });
    expect(sheet?.estimates.map(({ minutesOnFoot }) => minutesOnFoot)).toEqual([2, 9, 1]);
    // The number that the portal shows for each: far came first, by its time.
    expect(sheet?.estimates.map(({ place }) => place)).toEqual([3, 1, 2]);
    expect(sheet?.estimates[1]).toEqual({
      place: 1,
      number: `M202610-${far.id.slice(0, 6).toUpperCase()}`,
      parkingName: far.parkingName,
      address: far.address,
      minutesOnFoot: 9,
      monthlyRent: 18_000,
      vacancy: far.vacancy,
    });
    expect(mails()[0]?.text).toContain('見積：3件');
  });

  test('go once to each address, ignoring case [7.26]', async () => {
    const emails = ['Hanako@Example.jp', 'b@example.jp', 'hanako@example.jp', ' B@example.jp '];
    await share([(await addEstimate(world, order)).id], { emails });
    expect(mails().map(({ to }) => to)).toEqual(['Hanako@Example.jp', 'b@example.jp']);
  });

  test('may include accepted and contracted ones [7.26]', async () => {
    const ids = [];
    for (const status of ['accepted', 'contracted'] as const)
      ids.push((await addEstimate(world, order, { status })).id);
    expect((await share(ids)).status).toBe(202);
  });
});

describe('nothing is sent', () => {
  afterEach(() => expect(mails()).toEqual([]));

  test('when an estimate is not one of the order’s: each such estimate is named [7.26]', async () => {
    const own = await addEstimate(world, order);
    const elsewhere = await addEstimate(world, await addOrder(world, tanaka));
    const { status, body } = await share([own.id, elsewhere.id, own.id, newId()]);
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'estimateIds.1' }, { path: 'estimateIds.3' }] }]);
    expect(render).not.toHaveBeenCalled();
  });

  test('when the provider has withdrawn one of them [7.26]', async () => {
    const ids = [(await addEstimate(world, order)).id, (await addEstimate(world, order, { status: 'aborted' })).id];
    const { status, body } = await share(ids);
    expect([status, body]).toMatchObject([409, { code: 'estimateStatus', issues: [{ path: 'estimateIds.1' }] }]);
  });

  test('when the document cannot be made [7.26]', async () => {
    render.mockRejectedValueOnce(new Error('no font'));
    const { id } = await addEstimate(world, order);
    expect((await share([id], { emails: ['a@example.jp', 'b@example.jp'] })).status).toBe(500);
  });

  test('when the order is unknown or another company’s [7.26, 1.2]', async () => {
    const { id } = await addEstimate(world, order);
    expect((await share([id], {}, await addCustomer(world))).status).toBe(404);
    const body = { estimateIds: [id], emails: ['a@example.jp'], remarks: '' };
    expect((await callAs(world, tanaka, 'shareEstimates', { params: { id: newId() }, body })).status).toBe(404);
  });

  test.each<[string, Partial<Record<keyof Body | 'from', unknown>>, string]>([
    ['no estimate', { estimateIds: [] }, 'estimateIds'],
    ['a malformed id', { estimateIds: ['x'] }, 'estimateIds.0'],
    ['more than 100 estimates', { estimateIds: Array(101).fill('A'.repeat(18)) }, 'estimateIds'],
    ['no address', { emails: [] }, 'emails'],
    ['a malformed address', { emails: ['a@example.jp', 'nobody'] }, 'emails.1'],
    ['a line break in an address', { emails: ['a@example.jp\nBcc: b@example.jp'] }, 'emails.0'],
    ['more than 50 addresses', { emails: addresses(51) }, 'emails'],
    ['addresses in one text', { emails: 'a@example.jp' }, 'emails'],
    ['a message of 256 graphemes', { remarks: 'あ'.repeat(256) }, 'remarks'],
    ['a link in the message', { remarks: '詳しくはhttps://evil.example/へ' }, 'remarks'],
    ['a bare domain in the message', { remarks: 'ｅｖｉｌ．ｃｏｍ/login' }, 'remarks'],
    ['no field for the message', { remarks: undefined }, 'remarks'],
    ['a chosen sender', { from: 'x@example.jp' }, 'from'],
  ])('with %s [7.26]', async (_, values, path) => {
    const estimateIds = [(await addEstimate(world, order)).id];
    const body = { estimateIds, emails: ['a@example.jp'], remarks: '', ...values };
    const response = await send(world, tanaka, 'shareEstimates', { params: { id: order.id }, body });
    expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path }] }]);
  });
});

describe('with an Idempotency-Key', () => {
  test('a repeated request sends nothing again, even at the same time [7.26]', async () => {
    const { id } = await addEstimate(world, order);
    const key = randomUUID();
    const replies = await Promise.all([share([id], {}, tanaka, key), share([id], {}, tanaka, key)]);
    replies.push(await share([id], {}, tanaka, key));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, {}]));
    expect(mails()).toHaveLength(1);
    await share([id], {}, tanaka, randomUUID());
    expect(mails()).toHaveLength(2);
  });

  test('a repeated request is answered whatever has changed since, and makes no document', async () => {
    const { id } = await addEstimate(world, order);
    const key = randomUUID();
    const emails = addresses(50);
    await share([id], { emails }, tanaka, key);
    await share([id], { emails });
    await world.database.db.update(estimates).set({ status: 'aborted' }).where(eq(estimates.id, id));
    render.mockClear();
    expect((await share([id], { emails }, tanaka, key)).status).toBe(202);
    expect(render).not.toHaveBeenCalled();
  });

  test('the same key with other addresses, or for another order, is 422', async () => {
    const { id } = await addEstimate(world, order);
    const key = randomUUID();
    await share([id], {}, tanaka, key);
    expect((await share([id], { emails: ['b@example.jp'] }, tanaka, key)).status).toBe(422);
    order = await addOrder(world, tanaka);
    expect((await share([id], {}, tanaka, key)).status).toBe(422);
    expect(mails()).toHaveLength(1);
  });

  test('what was not sent may be repeated with its key [7.26]', async () => {
    const { id } = await addEstimate(world, order);
    const key = randomUUID();
    render.mockRejectedValueOnce(new Error('no font'));
    expect((await share([id], {}, tanaka, key)).status).toBe(500);
    expect((await share([id], {}, tanaka, key)).status).toBe(202);
    expect(mails()).toHaveLength(1);
  });
});

/** Another call that comes in while the next document is made, and is answered before it is finished. */
function whileTheDocumentIsMade<Answer>(call: () => Promise<Answer>): { answer: Answer | 'held up' | undefined } {
  const seen: { answer: Answer | 'held up' | undefined } = { answer: undefined };
  render.mockImplementationOnce(async () => {
    seen.answer = await Promise.race([call(), wait(5_000, 'held up' as const, { ref: false })]);
    return Buffer.from('%PDF-');
  });
  return seen;
}

describe('while the document is made', () => {
  test('no transaction is open: a colleague’s share is counted and answered meanwhile', async () => {
    const { id } = await addEstimate(world, order);
    const colleague = await addCustomer(world, { accountId: tanaka.accountId });
    const seen = whileTheDocumentIsMade(() => share([id], { emails: ['b@example.jp'] }, colleague));
    expect((await share([id])).status).toBe(202);
    expect(seen.answer).toMatchObject({ status: 202 });
    expect(mails().map(({ to }) => to)).toEqual(['b@example.jp', 'a@example.jp']);
  });

  test('what is shared meanwhile counts first', async () => {
    const { id } = await addEstimate(world, order);
    const emails = addresses(50);
    const seen = whileTheDocumentIsMade(() => Promise.all([share([id], { emails }), share([id], { emails })]));
    expect((await share([id])).status).toBe(429);
    expect(seen.answer).toMatchObject([{ status: 202 }, { status: 202 }]);
    expect(mails()).toHaveLength(100);
  });
});

test('five times a minute for one person; a colleague has a separate limit', async () => {
  const { id } = await addEstimate(world, order);
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  const statuses = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await share([id])).status);
  expect(statuses).toEqual([...Array(5).fill(202), 429]);
  expect(mails()).toHaveLength(5);
  expect((await share([id], {}, colleague)).status).toBe(202);

  const input = { params: { id: order.id }, body: { estimateIds: [id], emails: ['a@example.jp'], remarks: '' } };
  expect((await send(world, tanaka, 'shareEstimates', input)).headers.get('retry-after')).toBe('60');
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
  expect((await share([id])).status).toBe(202);
});

describe('a day has 100 addresses for a person and 300 for a company', () => {
  let id: string;
  beforeEach(async () => {
    world.clock.set('2026-11-20T15:30:00.000Z');
    id = (await addEstimate(world, order)).id;
  });
  const to = (count: number, customer = tanaka, from = 0) =>
    send(world, customer, 'shareEstimates', {
      params: { id: order.id },
      body: { estimateIds: [id], emails: addresses(count, from), remarks: '' },
    });
  const colleagues = (count: number) =>
    Promise.all(Array.from({ length: count }, () => addCustomer(world, { accountId: tanaka.accountId })));
  const sharesOf = ({ contactId }: Customer) =>
    world.database.db.select().from(estimateShares).where(eq(estimateShares.contactId, contactId));
  /** Half past midnight in Tokyo: the day has 23 hours and a half left. */
  const untilMidnight = String(23.5 * 3600);

  test('the 101st of a person is refused, with how many are left and when it works again', async () => {
    expect([(await to(50)).status, (await to(49)).status]).toEqual([202, 202]);
    const refused = await to(2);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'shareLimitPerson', remaining: 1 }]);
    expect(refused.headers.get('retry-after')).toBe(untilMidnight);
    expect(mails()).toHaveLength(99);
    expect(render).toHaveBeenCalledTimes(2);
    expect((await to(1)).status).toBe(202);
  });

  test('the 301st of a company is refused, whoever sends it; another company goes on', async () => {
    const people = await colleagues(3);
    for (const person of people)
      expect([(await to(50, person)).status, (await to(50, person)).status]).toEqual([202, 202]);
    const refused = await to(1);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'shareLimitCompany', remaining: 0 }]);
    expect(await sharesOf(tanaka)).toEqual([]);
    const other = await addCustomer(world);
    const elsewhere = await addOrder(world, other);
    const body = { estimateIds: [(await addEstimate(world, elsewhere)).id], emails: ['a@example.jp'], remarks: '' };
    expect((await callAs(world, other, 'shareEstimates', { params: { id: elsewhere.id }, body })).status).toBe(202);
  });

  test('five at the same moment do not exceed it either', async () => {
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => to(50)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 202, 429, 429, 429]);
    expect(mails()).toHaveLength(100);
  });

  test('the next day in Tokyo begins anew', async () => {
    await to(50);
    await to(50);
    world.clock.set('2026-11-21T14:59:59.999Z');
    expect((await to(1)).status).toBe(429);
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect((await to(1)).status).toBe(202);
  });

  test('each share is recorded: who, when and how many, each address once, and not to whom', async () => {
    await share([id], { emails: ['a@example.jp', 'A@example.jp', 'b@example.jp'] });
    const [row, ...others] = await sharesOf(tanaka);
    expect(row).toEqual({
      id: expect.any(Number),
      accountId: tanaka.accountId,
      contactId: tanaka.contactId,
      orderId: order.id,
      addresses: 2,
      sharedOn: '2026-11-21',
      sharedAt: world.clock.now(),
    });
    expect(others).toEqual([]);
  });

  test('what was not sent, or had been sent before, does not count', async () => {
    const key = randomUUID();
    render.mockRejectedValueOnce(new Error('no font'));
    const emails = addresses(50);
    expect((await share([id], { emails }, tanaka, key)).status).toBe(500);
    for (const status of [202, 202]) expect((await share([id], { emails }, tanaka, key)).status).toBe(status);
    expect(await sharesOf(tanaka)).toHaveLength(1);
  });
});

test('the log does not say who gets what [7.26]', async () => {
  world.log.splice(0);
  const { id } = await addEstimate(world, order);
  await share([id], { emails: ['secret@example.jp'], remarks: '秘密' });
  expect(world.log).toMatchObject([{ route: '/order/:id/send-estimate-pdfs-on-customers', status: 202 }]);
  for (const secret of ['secret@', '秘密', '髙橋', order.id, id])
    expect(JSON.stringify(world.log)).not.toContain(secret);
});
