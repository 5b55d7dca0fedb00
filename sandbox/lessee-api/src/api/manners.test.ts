import { calls } from '@portal/contract/calls';
import { Problem } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import { orders } from '#database/schema/order.ts';
import { errorReports } from '#database/schema/request.ts';
import type { CallName } from './core/handler.ts';
import { orderBody } from './testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from './testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
});
beforeEach(() => world.log.splice(0));

const bearer = () => ({ Authorization: `Bearer ${tanaka.token}` });
const post = (body: string, headers: Record<string, string> = {}) =>
  world.app.request('/order', {
    method: 'POST',
    body,
    headers: { ...bearer(), 'Content-Type': 'application/json', ...headers },
  });
const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return v.parse(Problem, await response.json());
};

/** Enough for the path of any call. */
const anyParams = { id: 'x', estimateId: 'x', year: '2026', month: '11' };
const signedIn = Object.entries(calls).filter(([, call]) => call.auth);

describe('without a valid token', () => {
  test.each(signedIn)('%s is refused as 401 [7.1, 8.5]', async (name) => {
    const response = await send(world, null, name as CallName, {
      params: anyParams,
      body: undefined,
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(response)).toMatchObject({ status: 401 });
  });

  test.each(['', 'Bearer', 'Bearer ', 'Bearer nonsense', 'Basic dGFuYWth', 'token-of-x', 'Bearer a b'])(
    'the header %j is not a sign-in [7.1]',
    async (Authorization) => {
      expect((await world.app.request('/user', { headers: { Authorization } })).status).toBe(401);
    },
  );
});

test.each(signedIn)('%s is refused as 403 to a user without a contact', async (name) => {
  const nobody = { ...tanaka, token: 'token-of-nobody' };
  expect((await send(world, nobody, name as CallName, { params: anyParams })).status).toBe(403);
});

describe('an order is refused, the field is named, and nothing is kept', () => {
  const valid = orderBody();
  test.each<[string, unknown, string]>([
    ['constructionName', undefined, 'constructionName'],
    ['constructionName', '', 'constructionName'],
    ['constructionName', '　', 'constructionName'],
    ['constructionName', 'あ'.repeat(256), 'constructionName'],
    ['constructionName', 5, 'constructionName'],
    ['constructionName', 'a\0b', 'constructionName'],
    ['constructionName', '\ud83d', 'constructionName'],
    ['address', null, 'address'],
    ['latitude', 90.1, 'latitude'],
    ['latitude', '35', 'latitude'],
    ['longitude', -181, 'longitude'],
    ['numberOfCars', 0, 'numberOfCars'],
    ['numberOfCars', -1, 'numberOfCars'],
    ['numberOfCars', 1.5, 'numberOfCars'],
    ['numberOfCars', 10_000, 'numberOfCars'],
    ['numberOfCars', 1e300, 'numberOfCars'],
    ['automobileType', 'TANK', 'automobileType'],
    ['startDate', '2026-02-30', 'startDate'],
    ['startDate', '2026/12/01', 'startDate'],
    ['startDate', '0000-01-01', 'startDate'],
    ['startDate', '2026-12-01T00:00:00Z', 'startDate'],
    ['endDate', '2026-11-30', 'endDate'],
    ['remarks', 'あ'.repeat(256), 'remarks'],
    ['attachmentUrls', 'https://a.example', 'attachmentUrls'],
    ['attachmentUrls', ['no address'], 'attachmentUrls.0'],
    ['attachmentUrls', Array(21).fill('https://a.example/'), 'attachmentUrls'],
    ['kizukuSpotId', 7, 'kizukuSpotId'],
    ['accountId', 'A'.repeat(18), 'accountId'],
    ['__proto__', {}, '__proto__'],
  ])('when %s is %j [7.18]', async (field, value, path) => {
    const before = await world.database.db.$count(orders);
    // As text, since a property named __proto__ would not survive an object literal.
    const rest = Object.entries(valid).filter(([key]) => key !== field);
    const fields = value === undefined ? rest : [...rest, [field, value]];
    const response = await post(
      `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join()}}`,
    );
    const { status, issues } = await problemOf(response);
    expect(status).toBe(400);
    expect(issues?.map((issue) => issue.path)).toContain(path);
    expect(await world.database.db.$count(orders)).toBe(before);
  });

  test('the answer repeats nothing that was sent', async () => {
    const text = await (await post(JSON.stringify(orderBody({ constructionName: '秘密'.repeat(200) })))).text();
    expect(text).not.toContain('秘密');
  });
});

test.each([
  'pageSize=0',
  'pageSize=101',
  'pageSize=abc',
  'pageSize=1e2',
  'pageNumber=0',
  'pageNumber=-1',
  'pageNumber=99999999999999999999',
  'orderStatusFilter=everything',
  'parkingUsageDateFilter=expired',
  'orderType=parking',
  'billingUnit=weekly',
  'searchKeyword=a%00b',
  `searchKeyword=${'a'.repeat(256)}`,
  'contactId=%00',
])('a list with ?%s is refused [7.20]', async (query) => {
  const response = await world.app.request(`/order?${query}`, { headers: bearer() });
  expect((await problemOf(response)).status).toBe(400);
});

test('all parameters of the list work together [7.20]', async () => {
  const query =
    'searchKeyword=a&orderStatusFilter=all&orderType=desc&pageNumber=1&pageSize=20&parkingUsageDateFilter=notExpired' +
    '&contactId=ALL&department=ALL&billingUnit=everyContract';
  expect((await world.app.request(`/order?${query}`, { headers: bearer() })).status).toBe(200);
});

test.each(['%00', '%zz', 'a%2Fb', '..%2F..%2Fuser'])(
  'an id like %s finds nothing and breaks nothing [7.21]',
  async (id) => {
    const { status } = await world.app.request(`/order/${id}`, { headers: bearer() });
    expect([400, 404]).toContain(status);
    expect(world.log.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('static paths win over parameters: progress is not an id [7.28]', async () => {
  const response = await world.app.request('/order/progress', { headers: bearer() });
  expect(await response.json()).toHaveProperty('inProgressCount');
});

test.each([
  ['GET', '/nothing'],
  ['DELETE', '/order/AAAAAAAAAAAAAAAAAA'],
  ['GET', '/order/AAAAAAAAAAAAAAAAAA/nothing'],
])('%s %s is not found, as a problem document', async (method, path) => {
  expect((await problemOf(await world.app.request(path, { method, headers: bearer() }))).status).toBe(404);
});

describe('sizes', () => {
  test('the longest order that the contract allows is accepted [7.18, 9.8]', async () => {
    const url = (index: number) =>
      world.platform.upload(
        tanaka.uid,
        `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1-${index}${'あ'.repeat(200)}.pdf`,
      );
    const body = orderBody({
      constructionName: '👨‍👩‍👧'.repeat(255),
      remarks: '👨‍👩‍👧'.repeat(255),
      attachmentUrls: Array.from({ length: 20 }, (_, index) => url(index)),
    });
    expect((await callAs(world, tanaka, 'createOrder', { body })).status).toBe(201);
  });
});

describe('an error report', () => {
  const report = {
    reason: 'rejected',
    category: 'api',
    path: '/order/:id',
    error: { name: 'TypeError', message: 'x is undefined' },
  };
  const kept = () => world.database.db.select().from(errorReports);

  test('is accepted without sign-in and answered with an empty body [6.4, 7.16, 3.46]', async () => {
    const response = await send(world, null, 'notifyError', { body: { ...report, authUid: 'someone' } });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await kept()).toMatchObject([
      { reason: 'rejected', category: 'api', path: '/order/:id', name: 'TypeError' },
    ]);
  });

  test('is kept without personal or secret data, whatever field it comes in [7.16]', async () => {
    const secrets = [
      'tanaka@demo.example',
      '090-1234-5678',
      '+819012345678',
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      'secretcode123',
      'hwB9P6aE8jGu8zgNes',
      'Ra1e0a2ZUwwwxPNnDrcOicc4haVH',
    ];
    const text =
      `u ${secrets.join(' ')} /auth-action?mode=resetPassword&oobCode=secretcode123 oobCode=secretcode123`.replace(
        ' secretcode123 ',
        ' ',
      );
    const body = {
      reason: text,
      category: 'api',
      path: text,
      authUid: secrets[6],
      error: { name: 'E', message: text, stack: text, location: text },
    };
    expect((await send(world, null, 'notifyError', { body })).status).toBe(204);
    const everything = JSON.stringify([(await kept()).at(-1), world.log]);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });

  test('is accepted sixty times a minute, and again a minute later [7.16]', async () => {
    world.clock.set('2026-11-21T04:00:00.000Z');
    const statuses = [];
    for (let times = 0; times < 61; times += 1)
      statuses.push((await send(world, null, 'notifyError', { body: report })).status);
    expect(statuses).toEqual([...Array(60).fill(204), 429]);
    expect((await send(world, null, 'notifyError', { body: report })).headers.get('retry-after')).toBe('60');
    world.clock.set('2026-11-21T04:01:00.000Z');
    expect((await send(world, null, 'notifyError', { body: report })).status).toBe(204);
  });
});

test('an answer that the contract does not allow is logged as a fault and never sent', async () => {
  const broken = await addCustomer(world, {}, { companyName: '株式会社試験' });
  world.platform.users.set(broken.uid, { isMfaEnabled: 'yes' as unknown as boolean, phoneNumber: null });
  const response = await send(world, broken, 'getMfa', {});
  expect(await problemOf(response)).toMatchObject({ status: 500, title: 'Internal Server Error' });
  expect(world.log).toContainEqual(expect.objectContaining({ level: 'error', fields: 'isMfaEnabled' }));
});
