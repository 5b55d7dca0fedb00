import { orderFixture, userFixture } from '@portal/app-kit/testing/fixtures';
import { createEntry } from '@portal/contract/entry';
import { notifyError } from '@portal/contract/error-report';
import { acceptEstimate, listEstimates } from '@portal/contract/estimate';
import { getOrder, listOrders } from '@portal/contract/order';
import { createOrder } from '@portal/contract/order-create';
import { getMfa, getUser, notifyPasswordChanged, setEmailNotification } from '@portal/contract/user';
import { type Observed, setDevLog, setObserver, setRelease } from '../../observe/index.ts';
import { wireQuery } from './address.ts';
import { request } from './client.ts';
import {
  begin,
  configure,
  failed,
  HOST,
  json,
  onActionRequired,
  onUnauthorized,
  sent,
  serve,
  settled,
  user,
} from './testing/fake-server.ts';

beforeEach(begin);
afterEach(() => {
  setDevLog(false);
  setObserver(null);
  jest.useRealTimers();
});

test('a call carries the bearer token, asks for JSON and returns the parsed answer [7.1]', async () => {
  serve(user);
  const { value } = await settled(request(getUser, {}));
  expect(value.lastName).toBe('田中');
  expect(sent[0]?.url).toBe(`${HOST}/user`);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(sent[0]?.headers.get('accept')).toBe('application/json');
});

test('each call tells how long it took and how it ended, by its name and without its ids', async () => {
  const told: Observed[] = [];
  setObserver((observed) => void told.push(observed));
  serve(
    () => json({ code: 'not-found' }, 404),
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(user()), 1200)),
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await settled(failed(request(getOrder, { params: { id: '006F90000123456AAA' } })));
  await settled(request(getUser, {}));
  await settled(failed(request(getUser, {})));
  expect(told).toMatchObject([
    { kind: 'call', call: 'GET /order/:id', result: 404 },
    { kind: 'call', call: 'GET /user', ms: 1200, result: 200 },
    { kind: 'call', call: 'GET /user', ms: 8000, result: 'timeout' },
  ]);
  expect(JSON.stringify(told)).not.toContain('006F90000123456AAA');
});

test('a refused call tells the request number that the customer sees', async () => {
  const told: Observed[] = [];
  setObserver((observed) => void told.push(observed));
  const requestId = '0d9c1c5e-6d1f-4a8f-9a37-2f7b1f0c5a11';
  serve(() => json({ type: 'about:blank', title: 'x', status: 409, requestId }, 409));
  await settled(failed(request(getUser, {})));
  expect(told).toMatchObject([{ kind: 'call', call: 'GET /user', result: 409, requestId }]);
});

test('an entry and an error report carry no token, even while a customer is signed in [6.4]', async () => {
  serve(
    () => json({}, 201),
    () => new Response(null, { status: 204 }),
  );
  const entry = { companyName: 'c', name: 'n', email: 'a@example.jp', phoneNumber: '0312345678' };
  const report = { reason: 'r', error: { name: 'n', message: 'm' }, category: 'c', path: '/' };
  await settled(request(createEntry, { body: entry }));
  expect((await settled(request(notifyError, { body: report }))).value).toBeUndefined();
  expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
});

describe('the token goes to the API host only', () => {
  test.each(['//evil.example/x', 'https://evil.example', '\\\\evil.example', '../../evil', 'a?b#c'])(
    'an id %j stays one segment of the path',
    async (id) => {
      serve(() => json({ data: [] }));
      await settled(request(listEstimates, { params: { id } }));
      expect(sent[0]?.url).toBe(`${HOST}/order/${encodeURIComponent(id)}/estimate`);
    },
  );

  test.each(['', '.', '..'])('an id %j that would vanish from the path is not found, without a request', async (id) => {
    serve(user);
    const error = await failed(request(getOrder, { params: { id } }));
    expect(error).toMatchObject({ kind: 'http', status: 404 });
    expect(sent).toHaveLength(0);
  });

  test.each([
    [undefined, 'no-store'],
    [true, 'default'],
  ])('no answer is stored: the host says so itself (%s), or the request does (%s)', async (saysNoStore, cache) => {
    configure(saysNoStore === undefined ? {} : { saysNoStore });
    serve(user);
    await settled(request(getUser, {}));
    expect(sent[0]?.cache).toBe(cache);
  });

  test('a redirect is not followed', async () => {
    serve(user);
    await settled(request(getUser, {}));
    expect(sent[0]?.redirect).toBe('error');
  });
});

describe('the app that calls', () => {
  const PORTAL = 'https://portal.example';
  const { prepareStackTrace } = Error;

  beforeEach(() =>
    setRelease({
      host: { name: 'shell', version: '7', revision: 'r7', folder: `${PORTAL}/shell/7/` },
      remotes: [{ name: 'mf-orders', version: '2', revision: 'r8', folder: `${PORTAL}/mf/mf-orders/2/` }],
    }),
  );
  afterEach(() => {
    Error.prepareStackTrace = prepareStackTrace;
  });

  /** As in a browser, where frames are addresses. */
  function callFrom(...files: string[]) {
    Error.prepareStackTrace = () => files.map((file) => `    at ask (${PORTAL}${file}:1:20)`).join('\n');
    return request(getUser, {});
  }

  test.each([
    [['/shell/7/portal.js', '/mf/mf-orders/2/list.js'], 'mf-orders/2; rev=r8'],
    [['/shell/7/portal.js'], 'shell/7; rev=r7'],
    [[], 'shell/7; rev=r7'],
  ])('is the one whose file asks: %j', async (files, expected) => {
    configure({ clientHeader: true });
    serve(user);
    await settled(callFrom(...files));
    expect(sent[0]?.headers.get('x-portal-client')).toBe(expected);
  });

  test('is not named where the host does not allow the header, which would fail every preflight', async () => {
    serve(user);
    await settled(callFrom('/mf/mf-orders/2/list.js'));
    expect(sent[0]?.headers.has('x-portal-client')).toBe(false);
  });
});

describe('without a session', () => {
  test('a call without a user fails as 401 without a request [6.3]', async () => {
    serve(user);
    configure({ getToken: async () => null });
    const { value } = await settled(failed(request(getUser, {})));
    expect(value).toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveLength(0);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('an unreachable token service is a failure of the network, not of the session', async () => {
    serve(user);
    configure({ getToken: () => Promise.reject(new Error('auth/network-request-failed')) });
    const { value } = await settled(failed(request(getUser, {})));
    expect(value.kind).toBe('offline');
    expect(sent).toHaveLength(0);
  });

  test('a token that the server refuses leads to sign-in once, even if several calls are refused', async () => {
    serve(() => json({}, 401));
    await settled(Promise.all([1, 2, 3].map(() => failed(request(getUser, {})))));
    await settled(failed(request(getUser, {})));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['signedOutElsewhere', 'signedOutElsewhere'],
    ['secondFactorRequired', 'secondFactorRequired'],
    ['somethingNew', undefined],
  ])('and passes on why: %s', async (code, why) => {
    serve(() => json({ type: 'about:blank', title: 'Unauthorized', status: 401, code }, 401));
    await settled(failed(request(getUser, {})));
    expect(onUnauthorized.mock.calls).toEqual([[why]]);
  });

  test.each([
    ['POST', () => request(notifyPasswordChanged, {})],
    ['PUT', () => request(setEmailNotification, { body: { emailNotification: 'NONE' } })],
    [
      'PATCH',
      () => request(acceptEstimate, { params: { id: 'order-1', estimateId: 'estimate-1' }, body: { userRequest: '' } }),
    ],
  ] as const)('a write that is refused also leads there: %s', async (method, write) => {
    serve(() => json({}, 401));
    const { value } = await settled(failed(write()));
    expect(sent[0]?.method).toBe(method);
    expect(value.status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('a late refusal of a replaced token does not affect the current session', async () => {
    let token = 'first customer';
    configure({ getToken: async () => token });
    serve(() => new Promise((resolve) => setTimeout(() => resolve(json({}, 401)), 1000)), user);
    const late = failed(request(getUser, {}));
    await jest.advanceTimersByTimeAsync(100);
    token = 'second customer';
    await settled(request(getUser, {}));
    expect((await settled(late)).value.status).toBe(401);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('an account that the API holds', () => {
  const refused = (status: number, code?: string) => () =>
    json({ type: 'about:blank', title: 'x', status, code }, status);

  test.each([
    ['a read', 'passwordChangeRequired', () => request(listOrders, { query: {} })],
    ['a read', 'mfaRequired', () => request(listOrders, { query: {} })],
    ['a write', 'passwordChangeRequired', () => request(setEmailNotification, { body: { emailNotification: 'NONE' } })],
  ] as const)('%s refused with %s is a demand on the customer', async (_, code, attempt) => {
    serve(refused(403, code));
    const { value } = await settled(failed(attempt()));
    expect(value).toMatchObject({ kind: 'http', status: 403, problem: { code } });
    expect(onActionRequired).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    [403, undefined],
    [403, 'somethingElse'],
    [409, 'passwordChangeRequired'],
  ])('%i with the code %s is none', async (status, code) => {
    serve(refused(status, code));
    await settled(failed(request(listOrders, { query: {} })));
    expect(onActionRequired).not.toHaveBeenCalled();
  });

  test('a late demand on the customer before is none on the one of now', async () => {
    let token = 'first customer';
    configure({ getToken: async () => token });
    const demand = refused(403, 'mfaRequired');
    serve(() => new Promise((resolve) => setTimeout(() => resolve(demand()), 1000)), user);
    const late = failed(request(listOrders, { query: {} }));
    await jest.advanceTimersByTimeAsync(100);
    token = 'second customer';
    await settled(request(getUser, {}));
    expect((await settled(late)).value.status).toBe(403);
    expect(onActionRequired).not.toHaveBeenCalled();
  });
});

describe('answers', () => {
  test('an answer that breaks the contract is reported with the place, never with the value', async () => {
    serve(() => json({ isMfaEnabled: '秘密', mfaPhoneNumber: null }));
    const { value } = await settled(failed(request(getMfa, {})));
    expect(value.kind).toBe('parse');
    expect(value.message).toBe('GET /user/mfa parse isMfaEnabled: expected boolean');
    expect(JSON.stringify([value.message, value.stack])).not.toContain('秘密');
  });

  test('an HTML page instead of an answer does not lead to a white page', async () => {
    serve(() => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }));
    const { value } = await settled(failed(request(getUser, {})));
    expect(value).toMatchObject({ kind: 'parse', call: 'GET /user' });
  });

  test('a problem document is available with its code', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'order.accepted', requestId: 'r-1' };
    serve(
      () =>
        new Response(JSON.stringify(problem), { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    );
    const { value } = await settled(failed(request(getOrder, { params: { id: 'x' } })));
    expect(value).toMatchObject({ kind: 'http', status: 409, problem });
  });

  test('one bad value of a problem document leaves its code readable', async () => {
    const problem = {
      type: 'x',
      title: 'y',
      status: 409,
      code: 'order.accepted',
      requestId: 7,
      remaining: -1,
      issues: 'none',
    };
    const headers = { 'content-type': 'application/problem+json' };
    serve(() => new Response(JSON.stringify(problem), { status: 409, headers }));
    const { value } = await settled(failed(request(getOrder, { params: { id: 'x' } })));
    expect(value).toMatchObject({ kind: 'http', status: 409, problem: { code: 'order.accepted' } });
  });

  test('an error whose body is not a problem document keeps its status', async () => {
    serve(() => new Response('Bad Gateway', { status: 500 }));
    const { value } = await settled(failed(request(getUser, {})));
    expect(value).toMatchObject({ kind: 'http', status: 500, problem: undefined });
  });

  test('answers are logged, masked, only in local, dev and staging [9.30]', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation();
    serve(user);
    await settled(request(getUser, {}));
    expect(log).not.toHaveBeenCalled();
    setDevLog(true);
    await settled(request(getUser, {}));
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toMatch(/^GET \/user answered after \d+ ms$/);
    expect(log.mock.calls[0]?.[1]).toMatchObject({
      id: userFixture.id,
      billingUnit: 'everyContract',
      isRequiredMfa: false,
      lastName: '[2 characters]',
    });
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/田中|token-1|demo\.example/);
    log.mockRestore();
  });
});

describe('an answer that a page can read without a part of it', () => {
  const onBreach = jest.fn();
  beforeEach(() => {
    onBreach.mockReset();
    configure({ onBreach });
  });

  test('is read, and the part is reported without its value', async () => {
    serve(() => json({ ...userFixture, billingUnit: 'weekly', accountId: 'ACC-7', isRequiredMfa: '秘密' }));
    const { value } = await settled(request(getUser, {}));
    expect(value).toMatchObject({ billingUnit: 'unknown', accountId: 'ACC-7', isRequiredMfa: false, lastName: '田中' });
    expect(onBreach).toHaveBeenCalledTimes(1);
    const [breach, areRowsMissing] = onBreach.mock.calls[0] ?? [];
    expect(breach.message).toBe(
      'GET /user parse isRequiredMfa: expected boolean; billingUnit: expected ("everyContract" | "monthly")',
    );
    expect(JSON.stringify([breach.message, breach.stack])).not.toMatch(/秘密|weekly/);
    expect(areRowsMissing).toBe(false);
  });

  test('loses a row, and says so once for all of them', async () => {
    const row = {
      id: 'order0000000000001',
      status: 'unanswered',
      minutesOnFoot: 3,
      location: { latitude: 35, longitude: 139 },
      parkingName: '青葉駐車場',
      address: '東京都',
      monthlyRent: 30000,
      vacancy: 2,
    };
    serve(() => json({ data: [{ ...row, monthlyRent: null }, row, { ...row, monthlyRent: '秘密' }] }));
    const { value } = await settled(request(listEstimates, { params: { id: 'order-1' } }));
    expect(value.data).toEqual([row]);
    const [breach, areRowsMissing] = onBreach.mock.calls[0] ?? [];
    expect(breach.message).toBe('GET /order/:id/estimate parse data.*.monthlyRent: expected number');
    expect(areRowsMissing).toBe(true);
  });

  test('what a page is about is still refused', async () => {
    serve(() => json('no customer'));
    expect((await settled(failed(request(getUser, {})))).value.kind).toBe('parse');
    expect(onBreach).not.toHaveBeenCalled();
  });
});

describe('a write is done when its declared status says so', () => {
  const params = { id: 'order-1', estimateId: 'estimate-1' };
  const writes: [name: string, status: number, write: () => Promise<unknown>][] = [
    ['POST /order', 201, () => request(createOrder, { body: orderFixture })],
    ['PUT /news/user/email-setting', 200, () => request(setEmailNotification, { body: { emailNotification: 'NONE' } })],
    ['PATCH …/accept', 200, () => request(acceptEstimate, { params, body: {} })],
  ];
  const others = writes.flatMap(([name, declared, write]) =>
    [200, 201, 202, 204].filter((status) => status !== declared).map((status) => [name, status, write] as const),
  );

  test.each(others)('%s answered %i is no success', async (_, status, write) => {
    serve(() => (status === 204 ? new Response(null, { status }) : json({ id: 'order0000000000001' }, status)));
    const { value } = await settled(failed(write()));
    expect(value).toMatchObject({ kind: 'parse', status });
    expect(value.message).toMatch(/expected 20[01]$/);
  });

  test.each(
    writes.flatMap(([name, status, write]) =>
      ['{}', '', 'null', '<html>', '{"id":1}'].map((body) => [name, body, status, write] as const),
    ),
  )('%s with the body %j is one', async (_, body, status, write) => {
    serve(() => new Response(body, { status }));
    expect((await settled(write())).value).toBeUndefined();
  });

  test('so is one whose body breaks off', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    serve(() => new Response(broken, { status: 201 }));
    expect((await settled(request(createOrder, { body: orderFixture }))).value).toBeUndefined();
  });

  test('what can be read is answered', async () => {
    serve(() => json({ id: 'order0000000000001' }, 201));
    const { value } = await settled(request(createOrder, { body: orderFixture }));
    expect(value).toEqual({ id: 'order0000000000001' });
  });

  test('a read whose status is unusual is read all the same', async () => {
    serve(() => json(userFixture, 203));
    expect((await settled(request(getUser, {}))).value.lastName).toBe('田中');
  });
});

test.each([
  ['the line', new TypeError('network error')],
  ['the browser, which leaves the page', new DOMException('The operation was aborted.', 'AbortError')],
])('a read whose body is broken off by %s has no answer: that is no surprise', async (_, reason) => {
  serve(() => new Response(new ReadableStream({ start: (stream) => stream.error(reason) })));
  expect((await settled(failed(request(getUser, {})))).value).toMatchObject({ kind: 'offline' });
});

test('a request that the page gives up is aborted, not failed', async () => {
  const page = new AbortController();
  serve(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
  const attempt = failed(request(getUser, {}, { signal: page.signal }));
  await jest.advanceTimersByTimeAsync(100);
  page.abort();
  expect((await settled(attempt)).value.kind).toBe('aborted');
});

test('values that mean "no filter" are not sent', async () => {
  serve(() => json({ data: [], pagination: { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 0 } }));
  const query = wireQuery<typeof listOrders>({
    pageNumber: 2,
    searchKeyword: 'ALL',
    contactId: 'ALL',
    department: '',
    orderType: undefined,
  });
  await settled(request(listOrders, { query }));
  expect(new URL(sent[0]?.url ?? '').search).toBe('?pageNumber=2&searchKeyword=ALL');
});

describe('a repeated submission is recognised by its key', () => {
  test.each([
    [true, 'key-1'],
    [false, null],
  ])('the host allows the header: %s', async (idempotencyHeader, header) => {
    configure({ idempotencyHeader });
    serve(() => json({ id: 'order0000000000001' }, 201));
    await settled(request(createOrder, { body: orderFixture }, { idempotencyKey: 'key-1' }));
    expect(sent[0]?.headers.get('idempotency-key')).toBe(header);
    expect(await sent[0]?.json()).toEqual(orderFixture);
  });
});
