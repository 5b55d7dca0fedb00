import { createEntry } from '@portal/shared/contract/entry';
import { notifyError } from '@portal/shared/contract/error-report';
import { acceptEstimate, listEstimates } from '@portal/shared/contract/estimate';
import { createOrder, getOrder, listOrders } from '@portal/shared/contract/order';
import { getUser, notifyPasswordChanged, setEmailNotification } from '@portal/shared/contract/user';
import { setDevLog } from '@portal/shared/observe';
import { userFixture } from '@portal/shared/testing/fixtures';
import { wireQuery } from './address.ts';
import { type ApiConfig, configureApi } from './api-config.ts';
import { ApiError } from './api-error.ts';
import { request } from './client.ts';

const HOST = 'https://api.example';
const onUnauthorized = jest.fn();
const onDemand = jest.fn();
let sent: Request[] = [];

function configure(overrides: Partial<ApiConfig> = {}): void {
  const hooks = { getToken: async () => 'token-1', onUnauthorized, onDemand };
  configureApi({ host: HOST, idempotencyHeader: true, ...hooks, ...overrides });
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers the n-th request with the n-th of `answers`, and repeats the last one. */
function serve(...answers: ((request: Request) => Response | Promise<Response>)[]): void {
  globalThis.fetch = async (input, init) => {
    const incoming = new Request(input, init);
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(incoming);
    return answer ? answer(incoming) : json({});
  };
}

const user = () => json(userFixture);
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const never = () => new Promise<Response>(() => undefined);
const failed = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`no ApiError but ${error}`);
};

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  onUnauthorized.mockReset();
  onDemand.mockReset();
  configure();
});
afterEach(() => {
  setDevLog(false);
  jest.useRealTimers();
});

/** Advances the clock until `promise` settles, and returns how far. */
async function settled<T>(promise: Promise<T>): Promise<{ value: T; afterMs: number }> {
  const start = Date.now();
  let isDone = false;
  promise.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) await jest.advanceTimersByTimeAsync(100);
  return { value: await promise, afterMs: Date.now() - start };
}

test('requests that are asked for together leave room for the page between them', async () => {
  let passTask: () => void = () => undefined;
  configure({ nextTask: () => new Promise((resolve) => (passTask = resolve)) });
  serve(user);
  const answers = Promise.all([request(getUser, {}), request(getUser, {})]);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  passTask();
  await answers;
  expect(sent).toHaveLength(2);
  // Nothing is left that the next test would wait for.
  passTask();
});

test('a call carries the bearer token, asks for JSON and returns the parsed answer [7.1]', async () => {
  serve(user);
  const { value } = await settled(request(getUser, {}));
  expect(value.lastName).toBe('田中');
  expect(sent[0]?.url).toBe(`${HOST}/user`);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(sent[0]?.headers.get('accept')).toBe('application/json');
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

describe('eight seconds for token and request together', () => {
  test('a server that never answers is given up after 8 s [7.2, 9.15]', async () => {
    serve(never);
    const { value, afterMs } = await settled(failed(request(getUser, {})));
    expect(value).toMatchObject({ kind: 'timeout', method: 'GET', call: 'GET /user' });
    expect(afterMs).toBe(8000);
  });

  test('they begin when it is the request’s turn', async () => {
    configure({ nextTask: () => new Promise((resolve) => setTimeout(resolve, 300)) });
    serve(user, never);
    void request(getUser, {});
    const { afterMs } = await settled(failed(request(getUser, {})));
    expect(afterMs).toBe(8300);
  });

  test('a token that never arrives is given up after 8 s, without a request [7.2, 9.15]', async () => {
    serve(user);
    configure({ getToken: () => new Promise(() => undefined) });
    const { value, afterMs } = await settled(failed(request(getUser, {})));
    expect(value.kind).toBe('timeout');
    expect(afterMs).toBe(8000);
    expect(sent).toHaveLength(0);
  });

  test('nothing is sent with a token that comes too late', async () => {
    serve(user);
    configure({ getToken: () => new Promise((resolve) => setTimeout(resolve, 8001, 'late')) });
    await settled(failed(request(notifyPasswordChanged, {})));
    await jest.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(0);
  });

  test('what is given up is no longer under way', async () => {
    serve(never);
    await settled(failed(request(getUser, {})));
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('one clock runs for all that a request waits for', async () => {
    serve(user);
    const clocks = jest.spyOn(globalThis, 'setTimeout');
    await settled(request(getUser, {}));
    expect(clocks.mock.calls.filter(([, ms]) => ms === 8000)).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('after a slow token the request has only the remaining time [7.2, 9.15]', async () => {
    serve(never);
    configure({ getToken: () => new Promise((resolve) => setTimeout(resolve, 5000, 'late')) });
    const { afterMs } = await settled(failed(request(getUser, {})));
    expect(afterMs).toBe(8000);
    expect(sent).toHaveLength(1);
  });

  test('the limit includes the retry', async () => {
    serve(() => new Promise((resolve) => setTimeout(() => resolve(json({}, 503)), 5000)), never);
    const { value, afterMs } = await settled(failed(request(getUser, {})));
    expect(value.kind).toBe('timeout');
    expect(afterMs).toBe(8000);
    expect(sent).toHaveLength(2);
  });

  test('a body that never ends is also given up', async () => {
    serve(() => new Response(new ReadableStream(), { status: 200 }));
    const { value, afterMs } = await settled(failed(request(getUser, {})));
    expect(value.kind).toBe('timeout');
    expect(afterMs).toBe(8000);
  });

  test('an upload in the body may ask for more time', async () => {
    serve(never);
    const { afterMs } = await settled(failed(request(notifyPasswordChanged, {}, { timeoutMs: 20_000 })));
    expect(afterMs).toBe(20_000);
  });
});

describe('one retry, only for reads', () => {
  const body = { userRequest: 'x' };
  const params = { id: 'order', estimateId: 'estimate' };
  test.each([
    ['GET', 502, 2],
    ['GET', 503, 2],
    ['GET', 504, 2],
    ['GET', 500, 1],
    ['GET', 429, 1],
    ['GET', 408, 1],
    ['GET', 404, 1],
    ['POST', 503, 1],
    ['PATCH', 502, 1],
  ] as const)('%s answered %i is sent %i time(s)', async (method, status, times) => {
    serve(() => json({}, status));
    const attempt = {
      GET: () => request(getUser, {}),
      POST: () => request(notifyPasswordChanged, {}),
      PATCH: () => request(acceptEstimate, { params, body }),
    }[method];
    const { value } = await settled(failed(attempt()));
    expect(value).toMatchObject({ kind: 'http', status, method });
    expect(sent).toHaveLength(times);
  });

  test('a read is repeated when the network failed, and its second answer counts', async () => {
    serve(unreachable, user);
    const { value } = await settled(request(getUser, {}));
    expect(value.lastName).toBe('田中');
    expect(sent).toHaveLength(2);
  });

  test('a write whose answer was lost is not repeated: it may have arrived', async () => {
    serve(unreachable);
    const { value } = await settled(failed(request(notifyPasswordChanged, {})));
    expect(value.kind).toBe('offline');
    expect(sent).toHaveLength(1);
  });

  test('a timeout is not repeated', async () => {
    serve(never);
    await settled(failed(request(getUser, {})));
    expect(sent).toHaveLength(1);
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
    expect(onDemand).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    [403, undefined],
    [403, 'somethingElse'],
    [409, 'passwordChangeRequired'],
  ])('%i with the code %s is none', async (status, code) => {
    serve(refused(status, code));
    await settled(failed(request(listOrders, { query: {} })));
    expect(onDemand).not.toHaveBeenCalled();
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
    expect(onDemand).not.toHaveBeenCalled();
  });
});

describe('answers', () => {
  test('an answer that breaks the contract is reported with the place, never with the value', async () => {
    serve(() => json({ ...userFixture, billingClosingDay: '秘密' }));
    const { value } = await settled(failed(request(getUser, {})));
    expect(value.kind).toBe('parse');
    expect(value.message).toContain('GET /user');
    expect(value.message).toContain('billingClosingDay');
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

  test('an error whose body is not a problem document keeps its status', async () => {
    serve(() => new Response('Bad Gateway', { status: 500 }));
    const { value } = await settled(failed(request(getUser, {})));
    expect(value).toMatchObject({ kind: 'http', status: 500, problem: undefined });
  });

  test('answers are logged only in local, dev and staging, and never their content [9.30]', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation();
    serve(user);
    await settled(request(getUser, {}));
    expect(log).not.toHaveBeenCalled();
    setDevLog(true);
    await settled(request(getUser, {}));
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).toContain('GET /user');
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/田中|token-1|demo\.example/);
    log.mockRestore();
  });
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
  const body = {
    constructionName: '現場',
    address: '東京都',
    latitude: 35,
    longitude: 139,
    numberOfCars: 1,
    automobileType: 'NORMAL' as const,
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    remarks: '',
    attachmentUrls: [],
  };
  test.each([
    [true, 'key-1'],
    [false, null],
  ])('the host allows the header: %s', async (idempotencyHeader, header) => {
    configure({ idempotencyHeader });
    serve(() => json({ id: 'order0000000000001' }, 201));
    await settled(request(createOrder, { body }, { idempotencyKey: 'key-1' }));
    expect(sent[0]?.headers.get('idempotency-key')).toBe(header);
    expect(await sent[0]?.json()).toEqual(body);
  });
});
