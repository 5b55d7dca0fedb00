import { faultyFetch } from './faulty-fetch.ts';
import type { ApiFault } from './scenario.ts';

const API = 'http://localhost:4100';
const LIST = `${API}/billing?year=2026`;
const fault = (part: Partial<ApiFault>): ApiFault => ({ seconds: 0, answer: null, call: null, ...part });

const reached = jest.fn(async (_request: Request) => new Response('{"really":true}'));
const tokenOf = (claims: object) => `Bearer head.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.`;
const claimsOf = (request: Request | undefined) =>
  JSON.parse(atob(request?.headers.get('authorization')?.split('.')[1] ?? ''));

/** The way to the API under this fault. */
const through = (part: Partial<ApiFault> | null, isTokenExpired = false) =>
  faultyFetch(reached as unknown as typeof fetch, API, { fault: part && fault(part), isTokenExpired });

beforeEach(() => reached.mockClear());
afterEach(() => jest.useRealTimers());

test.each(['500', '503', '403', '404', '409'] as const)(
  'a failing API answers %s, with a problem like its own',
  async (answer) => {
    const response = await through({ answer })(LIST);
    expect(response.status).toBe(Number(answer));
    expect(await response.json()).toMatchObject({ status: Number(answer) });
    expect(reached).not.toHaveBeenCalled();
  },
);

test('an answer may be unreadable', async () => {
  const response = await through({ answer: 'unreadable' })(LIST);
  expect(response.ok).toBe(true);
  await expect(response.json()).rejects.toThrow();
});

test('the API may be out of reach, as fetch says it', async () => {
  await expect(through({ answer: 'offline' })(LIST)).rejects.toThrow(TypeError);
});

test('a slow API answers later, and really', async () => {
  jest.useFakeTimers();
  const answer = through({ seconds: 5 })(LIST);
  await jest.advanceTimersByTimeAsync(4999);
  expect(reached).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await (await answer).json()).toEqual({ really: true });
});

test('a page that no longer waits for a slow answer gets none, and the API no request', async () => {
  jest.useFakeTimers();
  const given = new AbortController();
  const answer = through({ seconds: 5 })(LIST, { signal: given.signal });
  given.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(6000);
  expect(reached).not.toHaveBeenCalled();
});

test.each([
  ['the session’s own reads', `${API}/user`],
  ['two-factor of the session', `${API}/user/mfa`],
  ['what is no call of the contract', `${API}/sandbox/remote-config`],
  ['another service', 'http://localhost:9099/billing'],
])('every call fails but %s', async (_what, address) => {
  expect((await through({ answer: '500' })(address)).status).toBe(200);
});

test('a call that is named fails alone, even one of the session', async () => {
  const fetchIt = through({ answer: '500', call: 'GET /user' });
  expect((await fetchIt(`${API}/user`)).status).toBe(500);
  expect((await fetchIt(LIST)).status).toBe(200);
});

test('a call is named with its method, whatever its parameters are', async () => {
  const fetchIt = through({ answer: '500', call: 'GET /billing/monthly/:year' });
  expect((await fetchIt(`${API}/billing/monthly/2026`)).status).toBe(500);
  expect((await fetchIt(`${API}/billing/monthly/2026`, { method: 'POST' })).status).toBe(200);
});

describe('a token that has run out', () => {
  const now = Math.floor(Date.now() / 1000);
  const token = tokenOf({ sub: 'tanaka', exp: now + 3600 });
  const authorized = (authorization: string) => ({ headers: { authorization } });

  test('is the same customer’s, with an end that is past', async () => {
    await through(null, true)(LIST, authorized(token));
    const sent = claimsOf(reached.mock.calls[0]?.[0]);
    expect(sent.sub).toBe('tanaka');
    expect(sent.exp).toBeLessThan(now);
  });

  test('does not keep the session from beginning', async () => {
    await through(null, true)(`${API}/user`, authorized(token));
    expect(claimsOf(reached.mock.calls[0]?.[0]).exp).toBe(now + 3600);
  });

  test('is that of the first session: whoever signs in again has a good one, even if it is the same text', async () => {
    const fetchIt = through(null, true);
    const refused = () => Promise.resolve(new Response(null, { status: 401 }));
    await fetchIt(`${API}/user`, authorized(token));
    reached.mockImplementationOnce(refused).mockImplementationOnce(refused);
    await Promise.all([fetchIt(LIST, authorized(token)), fetchIt(LIST, authorized(token))]);
    await fetchIt(`${API}/user`, authorized(token));
    await fetchIt(LIST, authorized(token));
    const ends = reached.mock.calls.map(([request]) => claimsOf(request).exp > now);
    expect(ends).toEqual([true, false, false, true, true]);
  });

  test('stays so as long as it is not refused', async () => {
    const fetchIt = through(null, true);
    await fetchIt(`${API}/user`, authorized(token));
    await fetchIt(`${API}/user`, authorized(token));
    await fetchIt(LIST, authorized(token));
    expect(claimsOf(reached.mock.calls[2]?.[0]).exp).toBeLessThan(now);
  });

  test('that cannot be read is passed on as it is', async () => {
    await through(null, true)(LIST, authorized('Bearer opaque'));
    expect(reached.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer opaque');
  });
});

test('without a fault everything goes as it is', async () => {
  const request = new Request(LIST, { headers: { authorization: 'Bearer opaque' } });
  expect((await through(null)(request)).status).toBe(200);
  expect(reached).toHaveBeenCalledTimes(1);
});
