import { userFixture } from '@portal/app-kit/testing/fixtures';
import { downloadBilling } from '@portal/contract/billing';
import { getNews } from '@portal/contract/news';
import { getOrderProgress, listOrders } from '@portal/contract/order';
import { getUser, setEmailNotification } from '@portal/contract/user';
import { beginEarlyReads, configureApi, dropEarlyReads } from '../wiring.ts';
import { request } from './client.ts';

const onUnauthorized = jest.fn();
const onActionRequired = jest.fn();
let token: string | null = 'token-of-tanaka';
let sent: Request[] = [];
let answer: (request: Request) => Response = () => json(userFixture);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
const ask = (signal?: AbortSignal) => request(getUser, {}, { signal });
const tokens = () => sent.map(({ headers }) => headers.get('authorization')?.replace('Bearer ', ''));
/** Sends GET /user early, and waits until it has been answered. */
async function askEarly(): Promise<void> {
  await ask(beginEarlyReads('token-of-tanaka')).catch(() => undefined);
}

beforeEach(() => {
  jest.useFakeTimers();
  dropEarlyReads();
  sent = [];
  token = 'token-of-tanaka';
  answer = () => json(userFixture);
  onUnauthorized.mockReset();
  onActionRequired.mockReset();
  configureApi({
    host: 'https://api.test',
    idempotencyHeader: true,
    getToken: async () => token,
    onUnauthorized,
    onActionRequired,
  });
  globalThis.fetch = async (input, init) => {
    const incoming = new Request(input, init);
    sent.push(incoming);
    return answer(incoming);
  };
});
afterEach(() => jest.useRealTimers());

test('what was read early is given to whoever asks for the same, once', async () => {
  await askEarly();
  expect(await ask()).toEqual(userFixture);
  expect(sent).toHaveLength(1);
  await ask();
  expect(sent).toHaveLength(2);
});

test('also while it is on its way', async () => {
  const early = ask(beginEarlyReads('token-of-tanaka'));
  expect(await ask()).toEqual(await early);
  expect(sent).toHaveLength(1);
});

test('another address is asked for', async () => {
  const signal = beginEarlyReads('token-of-tanaka');
  answer = () => json({ data: [], pagination: { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 0 } });
  await request(listOrders, { query: { pageNumber: '1' } }, { signal });
  await request(listOrders, { query: { pageNumber: '2' } });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?pageNumber=1', '?pageNumber=2']);
});

test('no other customer gets it, nor the same one with another token', async () => {
  await askEarly();
  token = 'token-of-sato';
  await ask();
  token = 'token-of-tanaka';
  await ask();
  expect(tokens()).toEqual(['token-of-tanaka', 'token-of-sato', 'token-of-tanaka']);
});

test('without a token nobody gets it', async () => {
  await askEarly();
  token = null;
  await expect(ask()).rejects.toMatchObject({ status: 401 });
});

test('what is dropped is never given out, however late it arrives', async () => {
  const early = ask(beginEarlyReads('token-of-tanaka'));
  dropEarlyReads();
  await early.catch(() => undefined);
  await ask();
  expect(sent).toHaveLength(2);
});

test('nothing is sent early any more once it has been dropped', async () => {
  const signal = beginEarlyReads('token-of-tanaka');
  dropEarlyReads();
  await expect(ask(signal)).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toEqual([]);
});

test('a write ends it: what was read before may have changed', async () => {
  await askEarly();
  answer = () => new Response(null, { status: 204 });
  await request(setEmailNotification, { body: { emailNotification: 'NONE' } }).catch(() => undefined);
  answer = () => json(userFixture);
  await ask();
  expect(sent.map(({ method }) => method).filter((method) => method === 'GET')).toHaveLength(2);
});

test('so it does for what is read meanwhile', async () => {
  let written: () => void = () => undefined;
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (new Request(input, init).method === 'GET') return fetched(input, init);
    await isWritten;
    return new Response(null, { status: 204 });
  };
  const writing = request(setEmailNotification, { body: { emailNotification: 'NONE' } }).catch(() => undefined);
  await askEarly();
  written();
  await writing;
  await ask();
  expect(sent).toHaveLength(2);
});

test.each([
  ['a download: the lists say so', downloadBilling],
  ['news that are read: they are marked', getNews],
])('and so does a read that changes something, such as %s', async (_, call) => {
  await askEarly();
  await request(call, { params: { id: 'one' } }).catch(() => undefined);
  await ask();
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/user', call.path.replace(':id', 'one'), '/user']);
});

test('an answer that is older than eight seconds is asked for again', async () => {
  await askEarly();
  await jest.advanceTimersByTimeAsync(8000);
  await ask();
  expect(sent).toHaveLength(2);
});

test.each([
  ['a refused token', 401, {}],
  ['a demand', 403, { code: 'passwordChangeRequired' }],
  ['a refusal', 403, {}],
  ['maintenance', 503, {}],
])('%s ends no session, demands nothing and is not kept', async (_, status, problem) => {
  answer = () => json({ type: 'about:blank', title: 'x', status, ...problem }, status);
  const early = askEarly();
  await jest.advanceTimersByTimeAsync(1000);
  await early;
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(onActionRequired).not.toHaveBeenCalled();
  answer = () => json(userFixture);
  expect(await ask()).toEqual(userFixture);
});

test('a token that is refused early still ends the session when the page is refused it', async () => {
  answer = () => json({ type: 'about:blank', title: 'x', status: 401 }, 401);
  await askEarly();
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each([
  ['a refused token ends the session', 401, {}, onUnauthorized],
  ['a demand is followed', 403, { code: 'passwordChangeRequired' }, onActionRequired],
])('%s when somebody waits for it already, and nothing is asked for twice', async (_, status, problem, told) => {
  let refuse: () => void = () => undefined;
  globalThis.fetch = (input, init) => {
    sent.push(new Request(input, init));
    return new Promise((resolve) => {
      refuse = () => resolve(json({ type: 'about:blank', title: 'x', status, ...problem }, status));
    });
  };
  const early = askEarly();
  const waiting = expect(ask()).rejects.toMatchObject({ status });
  await jest.advanceTimersByTimeAsync(0);
  refuse();
  await Promise.all([early, waiting]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test('a page that is left no longer waits for it', async () => {
  answer = () => json({});
  globalThis.fetch = () => new Promise(() => undefined);
  void request(getOrderProgress, { query: {} }, { signal: beginEarlyReads('token-of-tanaka') }).catch(() => undefined);
  const leaving = new AbortController();
  const waiting = request(getOrderProgress, { query: {} }, { signal: leaving.signal });
  // The guards have let the page in, and it waits for the answer.
  await jest.advanceTimersByTimeAsync(0);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
});

describe('an answer that is on its way, shared by a page that waits for it', () => {
  let answerWith: (response: Response) => void;
  let breakOff: () => void;
  beforeEach(() => {
    globalThis.fetch = (input, init) => {
      sent.push(new Request(input, init));
      return new Promise((resolve, reject) => {
        answerWith = resolve;
        breakOff = () => reject(new TypeError('Failed to fetch'));
      });
    };
  });
  const share = async () => {
    const early = askEarly();
    const waiting = ask();
    const outcome = waiting.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(0);
    return { early, outcome };
  };

  test.each([
    ['is refused', () => answerWith(json({ type: 'about:blank', title: 'x', status: 403 }, 403)), { status: 403 }],
    ['is not there', () => answerWith(json({ type: 'about:blank', title: 'x', status: 500 }, 500)), { status: 500 }],
    ['is not what was agreed', () => answerWith(json('no customer')), { kind: 'parse' }],
  ])('that %s fails for the page too, once, and is then asked for anew', async (_, fail, failure) => {
    const { early, outcome } = await share();
    fail();
    await early;
    expect(await outcome).toMatchObject(failure);
    expect(sent).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
    const again = ask();
    await jest.advanceTimersByTimeAsync(0);
    answerWith(json(userFixture));
    expect(await again).toEqual(userFixture);
    expect(sent).toHaveLength(2);
  });

  test('that breaks off is tried once more, and the page gets what comes then', async () => {
    const { outcome } = await share();
    breakOff();
    await jest.advanceTimersByTimeAsync(1000);
    answerWith(json(userFixture));
    expect(await outcome).toEqual(userFixture);
    expect(sent).toHaveLength(2);
  });

  test('that never comes ends when its own time is over, which began before the page’s', async () => {
    void askEarly();
    await jest.advanceTimersByTimeAsync(2000);
    const ended = jest.fn();
    ask().catch(ended);
    await jest.advanceTimersByTimeAsync(5999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });
});

describe('the token that decides who may have an early answer', () => {
  let giveToken: (token: string) => void;
  beforeEach(async () => {
    await askEarly();
    configureApi({
      host: 'https://api.test',
      idempotencyHeader: true,
      getToken: () =>
        new Promise((resolve) => {
          giveToken = resolve;
        }),
      onUnauthorized,
      onActionRequired,
    });
  });

  test('is part of the eight seconds: a page does not wait for it for ever', async () => {
    const outcome = ask().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(7999);
    const isOver = jest.fn();
    void outcome.then(isOver);
    await jest.advanceTimersByTimeAsync(0);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  test('leaves the rest of them to the request that is sent instead', async () => {
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const outcome = ask().catch((error: unknown) => error);
    const isOver = jest.fn();
    void outcome.then(isOver);
    await jest.advanceTimersByTimeAsync(5000);
    giveToken('token-of-sato');
    await jest.advanceTimersByTimeAsync(0);
    giveToken('token-of-sato');
    await jest.advanceTimersByTimeAsync(3000);
    expect(isOver).toHaveBeenCalled();
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  test('is not waited for by a page that is left', async () => {
    const leaving = new AbortController();
    const outcome = ask(leaving.signal).catch((error: unknown) => error);
    leaving.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
  });
});
