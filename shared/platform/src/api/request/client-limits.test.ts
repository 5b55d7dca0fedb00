import { acceptEstimate } from '@portal/contract/estimate';
import { getUser, notifyPasswordChanged } from '@portal/contract/user';
import { mayHaveArrived, retryAfterOf } from './api-error.ts';
import { request } from './client.ts';
import {
  begin,
  configure,
  failed,
  json,
  never,
  sent,
  serve,
  settled,
  unreachable,
  user,
} from './testing/fake-server.ts';

beforeEach(begin);
afterEach(() => jest.useRealTimers());

describe('eight seconds for token and request together', () => {
  test('a server that never answers is given up after 8 s [7.2, 9.15]', async () => {
    serve(never);
    const { value, afterMs } = await settled(failed(request(getUser, {})));
    expect(value).toMatchObject({ kind: 'timeout', method: 'GET', call: 'GET /user' });
    expect(afterMs).toBe(8000);
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
    expect(value.kind).toBe('lost');
    expect(mayHaveArrived(value)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('a timeout is not repeated', async () => {
    serve(never);
    await settled(failed(request(getUser, {})));
    expect(sent).toHaveLength(1);
  });
});

test.each([
  ['1', 1000],
  ['60', 3000],
])(
  'a read that is refused for now waits as long as it is told (%s s), but three seconds at most',
  async (after, waited) => {
    serve(() => new Response('{}', { status: 503, headers: { 'retry-after': after } }), user);
    const { afterMs } = await settled(request(getUser, {}));
    expect(sent).toHaveLength(2);
    expect(afterMs).toBeGreaterThanOrEqual(waited);
    expect(afterMs).toBeLessThan(waited + 300);
  },
);

test.each([
  [429, '60', 60],
  [503, '2', 2],
  [503, 'Sat, 21 Nov 2026 03:00:00 GMT', undefined],
  [503, undefined, undefined],
] as const)('a refusal of %i with Retry-After %s says %s seconds', async (status, after, seconds) => {
  const headers = after === undefined ? undefined : { 'retry-after': after };
  serve(() => new Response('{}', { status, ...(headers && { headers }) }));
  const { value } = await settled(failed(request(getUser, {})));
  expect(retryAfterOf(value)).toBe(seconds);
});
