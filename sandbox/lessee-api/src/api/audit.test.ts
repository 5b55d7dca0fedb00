import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '#database/schema/audit.ts';
import { RenderQueueFullError } from '#documents/render-queue.ts';
import { PlatformUnavailableError } from '#platform/platform.ts';
import type { CallName } from './core/handler.ts';
import {
  addBilling,
  addContract,
  addEstimate,
  addNews,
  addOption,
  addOrder,
  addPapers,
  optionBody,
  orderBody,
  updateBody,
} from './testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from './testing/world.ts';

const render = jest.fn(async () => Buffer.from('%PDF-'));
const world = worldOfTests('2026-11-21T03:00:00.000Z', render);
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});
afterEach(() => jest.restoreAllMocks());

const entriesOf = ({ contactId }: Customer) =>
  world.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.contactId, contactId))
    .orderBy(asc(auditEntries.id));
/** Without the sign-in, which the first call of each person leaves, and what a call has done with files. */
const callsOf = async (customer: Customer) => (await entriesOf(customer)).filter(({ status }) => status !== null);

const attachment = { filename: '契約書.pdf', content: Buffer.from('%PDF-%%EOF').toString('base64') };
const openEstimate = async () => addEstimate(world, await addOrder(world, tanaka));
const papersToSign = async () =>
  addPapers(world, await addEstimate(world, await addOrder(world, tanaka), { status: 'accepted' }));

type Request = { params?: Record<string, string>; body?: unknown };

/** Every write, with what makes it succeed, and the id that its entry names. */
const writes: Partial<Record<CallName, () => Promise<Request & { subject: string | null }>>> = {
  setEmailNotification: async () => ({ body: { emailNotification: 'NONE' }, subject: null }),
  notifyPasswordChanged: async () => ({ subject: null }),
  endOtherSessions: async () => {
    world.sessions.set(tanaka.uid, { signedInAt: world.clock.now() });
    return { subject: null };
  },
  createOrder: async () => ({ body: orderBody(), subject: expect.stringMatching(/^[0-9A-Za-z]{18}$/) }),
  createOrderByFile: async () => {
    const fileKey = `order_files/${tanaka.contactId}-1-駐車場依頼.csv`;
    world.platform.upload(tanaka.uid, fileKey);
    return { body: { filename: '駐車場依頼.csv', fileKey }, subject: expect.stringMatching(/^[0-9A-Za-z]{18}$/) };
  },
  updateOrder: async () => {
    const { id } = await addOrder(world, tanaka);
    return { params: { id }, body: updateBody, subject: id };
  },
  toggleSearchStop: async () => {
    const { id } = await addOrder(world, tanaka);
    return { params: { id }, subject: id };
  },
  shareEstimates: async () => {
    const { id, orderId } = await openEstimate();
    const body = { estimateIds: [id], emails: ['himitsu@example.jp'], remarks: '秘密' };
    return { params: { id: orderId }, body, subject: orderId };
  },
  acceptEstimate: async () => {
    const { id, orderId } = await openEstimate();
    return { params: { id: orderId, estimateId: id }, body: { userRequest: '秘密' }, subject: id };
  },
  rejectEstimate: async () => {
    const { id, orderId } = await openEstimate();
    return { params: { id: orderId, estimateId: id }, subject: id };
  },
  markPapersDownloaded: async () => {
    const { id } = await papersToSign();
    return { params: { id }, subject: id };
  },
  submitContractPdf: async () => {
    const { id } = await papersToSign();
    return { params: { id }, body: { attachment }, subject: id };
  },
  createOption: async () => ({ body: optionBody(), subject: expect.stringMatching(/^[0-9A-Za-z]{18}$/) }),
  updateOption: async () => {
    const { id } = await addOption(world, tanaka);
    return { params: { id }, body: optionBody(), subject: id };
  },
  cancelOption: async () => {
    const { id } = await addOption(world, tanaka);
    return { params: { id }, subject: id };
  },
  getNews: async () => {
    const { id } = await addNews(world);
    return { params: { id }, subject: id };
  },
  setNewsVisibility: async () => {
    const { id } = await addNews(world);
    return { params: { id }, body: { doNotDisplayAgain: true }, subject: id };
  },
  readNotifications: async () => ({ body: { ids: [(await openEstimate()).id] }, subject: null }),
  downloadBilling: async () => {
    const { id } = await addBilling(world, await addContract(world, await addOrder(world, tanaka)));
    return { params: { id }, subject: id };
  },
};

test('every write of a person is in the table: a new one needs its line', () => {
  const all = Object.entries(calls as Record<string, Call>);
  const isWrite = ({ auth, method, hasEffect }: Call) => auth && (method !== 'GET' || hasEffect === true);
  expect(all.flatMap(([name, call]) => (isWrite(call) ? [name] : [])).sort()).toEqual(Object.keys(writes).sort());
});

test.each(Object.entries(writes))(
  '%s leaves its entry: who, what, which row, with what outcome',
  async (name, make) => {
    const { subject, ...request } = await make();
    const call: Call = calls[name as CallName];
    const response = await send(world, tanaka, name as CallName, request);
    expect(response.status).toBe(call.success);
    expect(await callsOf(tanaka)).toEqual([
      {
        id: expect.any(Number),
        occurredAt: world.clock.now(),
        accountId: tanaka.accountId,
        contactId: tanaka.contactId,
        action: name,
        subjectId: subject,
        status: call.success,
        signedInAt: null,
        requestId: response.headers.get('x-request-id'),
      },
    ]);
  },
);

test('no entry holds what was written, to whom, or the token', async () => {
  for (const [name, make] of Object.entries(writes)) await send(world, tanaka, name as CallName, await make());
  const rows = await callsOf(tanaka);
  expect(rows).toHaveLength(Object.keys(writes).length);
  const entries = JSON.stringify(rows);
  for (const secret of ['秘密', 'himitsu', 'token-of', tanaka.uid, '駐車場', '契約書', '田中'])
    expect(entries).not.toContain(secret);
});

test('a read leaves none', async () => {
  await callAs(world, tanaka, 'listOrders', { query: {} });
  await callAs(world, tanaka, 'getOrder', { params: { id: (await addOrder(world, tanaka)).id } });
  expect(await callsOf(tanaka)).toEqual([]);
});

describe('a refused call leaves one with its status', () => {
  const refused = async (customer: Customer) =>
    (await callsOf(customer)).map(({ action, status, subjectId }) => [action, status, subjectId]);

  test('an id of another company, also of a read', async () => {
    const { id } = await addOrder(world, await addCustomer(world));
    await send(world, tanaka, 'getOrder', { params: { id } });
    await send(world, tanaka, 'updateOrder', { params: { id }, body: updateBody });
    expect(await refused(tanaka)).toEqual([
      ['getOrder', 404, id],
      ['updateOrder', 404, id],
    ]);
  });

  test('an account that was stopped, and one that must change its password', async () => {
    world.platform.users.set(tanaka.uid, { isDisabled: true });
    await send(world, tanaka, 'getUser', {});
    const first = await addCustomer(world, { passwordChangeRequiredAt: world.clock.now() });
    await send(world, first, 'listOrders', { query: {} });
    expect([await refused(tanaka), await refused(first)]).toEqual([
      [['getUser', 401, null]],
      [['listOrders', 403, null]],
    ]);
  });

  test('bad input, a wrong state, a limit; and nothing of what stands in the path but an id', async () => {
    const { id, orderId } = await openEstimate();
    const params = { id: orderId, estimateId: id };
    await send(world, tanaka, 'rejectEstimate', { params });
    await send(world, tanaka, 'rejectEstimate', { params });
    await send(world, tanaka, 'createOrder', { body: { name: '田中 太郎' } });
    await send(world, tanaka, 'getOrder', { params: { id: '田中 太郎' } });
    const body = { estimateIds: [id], emails: ['nobody'], remarks: '' };
    for (let times = 0; times < 6; times += 1) await send(world, tanaka, 'shareEstimates', { params, body });
    expect(await refused(tanaka)).toEqual([
      ['rejectEstimate', 200, id],
      ['rejectEstimate', 409, id],
      ['createOrder', 400, null],
      ['getOrder', 404, null],
      ...Array(5).fill(['shareEstimates', 400, orderId]),
      ['shareEstimates', 429, orderId],
    ]);
  });
});

describe('what is refused for the sake of the service leaves one too', () => {
  const refused = async () => (await callsOf(tanaka)).map(({ action, status }) => [action, status]);
  const tooLarge = { body: { remarks: 'あ'.repeat(40_000) } };

  test('a body that is too large', async () => {
    const { id } = await addOrder(world, tanaka);
    expect((await send(world, tanaka, 'updateOrder', { params: { id }, ...tooLarge })).status).toBe(413);
    expect(await callsOf(tanaka)).toMatchObject([{ action: 'updateOrder', status: 413, subjectId: id }]);
  });

  test('without a person, a body that is too large is refused all the same', async () => {
    expect((await send(world, null, 'createOrder', tooLarge)).status).toBe(413);
    const stranger = { ...tanaka, token: 'forged' };
    expect((await send(world, stranger, 'createOrder', tooLarge)).status).toBe(413);
    expect(await entriesOf(tanaka)).toEqual([]);
  });

  test('a loop of bodies that are too large is limited like any other', async () => {
    for (let times = 0; times < 25; times += 1) await send(world, tanaka, 'createOrder', tooLarge);
    expect(await refused()).toHaveLength(20);
  });

  test('a document while too many are made', async () => {
    const { id } = await addBilling(world, await addContract(world, await addOrder(world, tanaka)));
    render.mockRejectedValueOnce(new RenderQueueFullError());
    await send(world, tanaka, 'downloadBilling', { params: { id } });
    expect(await refused()).toEqual([['downloadBilling', 503]]);
  });

  test('a write while the identity provider cannot be asked', async () => {
    jest.spyOn(world.platform.identity, 'userOf').mockRejectedValue(new PlatformUnavailableError('identity'));
    await send(world, tanaka, 'createOrder', { body: orderBody() });
    expect(await refused()).toEqual([['createOrder', 503]]);
  });

  test('a submission whose key is none', async () => {
    await send(world, tanaka, 'createOrder', { body: orderBody() }, { 'Idempotency-Key': 'x' });
    expect(await refused()).toEqual([['createOrder', 400]]);
  });
});

test('a file that an order takes, or gives back, leaves one with the same request as the call', async () => {
  const upload = (name: string) =>
    world.platform.upload(tanaka.uid, `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1-${name}`);
  const attachmentUrls = [upload('地図.pdf'), upload('図面.pdf')];
  const { answer } = await callAs(world, tanaka, 'createOrder', { body: orderBody({ attachmentUrls }) });
  const order = (await callAs(world, tanaka, 'getOrder', { params: { id: answer.id } })).answer;
  const attachments = order.attachments.slice(0, 1).map(({ id }) => ({ id, deleted: true as const }));
  await callAs(world, tanaka, 'updateOrder', { params: { id: answer.id }, body: { ...updateBody, attachments } });
  const entries = (await entriesOf(tanaka)).filter(({ action }) => action !== 'signIn');
  expect(entries.map(({ action }) => action)).toEqual([
    'keepUpload',
    'keepUpload',
    'createOrder',
    'removeUpload',
    'updateOrder',
  ]);
  expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(2);
  expect(JSON.stringify(entries)).not.toContain('.pdf');
});

test('an order by file leaves one for its file', async () => {
  const make = writes.createOrderByFile;
  await send(world, tanaka, 'createOrderByFile', (await make?.()) ?? {});
  expect((await entriesOf(tanaka)).map(({ action }) => action)).toEqual(['signIn', 'keepUpload', 'createOrderByFile']);
});

test('a loop of refused calls leaves twenty entries a minute, and a colleague has their own', async () => {
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  const refuse = (customer: Customer) => send(world, customer, 'getOrder', { params: { id: 'unknown' } });
  for (let times = 0; times < 25; times += 1) await refuse(tanaka);
  await refuse(colleague);
  expect([(await callsOf(tanaka)).length, (await callsOf(colleague)).length]).toEqual([20, 1]);
  const { id } = await addOrder(world, tanaka);
  await send(world, tanaka, 'toggleSearchStop', { params: { id } });
  expect((await callsOf(tanaka)).at(-1)).toMatchObject({ action: 'toggleSearchStop', status: 200 });
  const start = world.clock.now();
  world.clock.set(new Date(start.getTime() + 60_000).toISOString());
  await refuse(tanaka);
  world.clock.set(start.toISOString());
  expect(await callsOf(tanaka)).toHaveLength(22);
});

describe('a sign-in', () => {
  const signIns = async (customer: Customer) =>
    (await entriesOf(customer)).flatMap(({ action, signedInAt }) => (action === 'signIn' ? [signedInAt] : []));
  const use = (at: Date) => {
    world.sessions.set(tanaka.uid, { signedInAt: at });
    return callAs(world, tanaka, 'getUser', {});
  };
  const [office, site] = [new Date('2026-11-21T00:00:00.000Z'), new Date('2026-11-21T02:00:00.000Z')];

  test('is recorded at the first call with its token, also if two devices take turns', async () => {
    for (const at of [office, office, site, office, site]) await use(at);
    expect(await signIns(tanaka)).toEqual([office, site]);
  });

  test('is recorded once by several calls at the same moment', async () => {
    await Promise.all([use(office), use(office), use(office)]);
    expect(await signIns(tanaka)).toEqual([office]);
  });

  test('of a session that is refused is recorded too', async () => {
    world.platform.users.set(tanaka.uid, { isDisabled: true });
    world.sessions.set(tanaka.uid, { signedInAt: office });
    await send(world, tanaka, 'getUser', {});
    expect(await signIns(tanaka)).toEqual([office]);
  });
});

test('a call that has been done stands, even if its entry cannot be written', async () => {
  world.log.splice(0);
  const { id } = await addOrder(world, tanaka);
  await callAs(world, tanaka, 'getUser', {});
  jest.spyOn(world.database.db, 'insert').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  const { status } = await send(world, tanaka, 'toggleSearchStop', { params: { id } });
  jest.restoreAllMocks();
  expect(status).toBe(200);
  expect(await callsOf(tanaka)).toEqual([]);
  expect(world.log).toContainEqual(expect.objectContaining({ level: 'error', event: 'audit entry lost' }));
});
