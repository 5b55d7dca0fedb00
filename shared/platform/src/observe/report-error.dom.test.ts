import { AUTH_UID_MAX_LENGTH, ERROR_REPORT_MAX_BYTES, ErrorReport } from '@portal/contract/error-report';
import * as v from 'valibot';
import { buildErrorReport, type ErrorContext } from './error-report.ts';
import { watchLeaving } from './page-leaving.ts';
import { setRelease } from './release.ts';
import { createReporter } from './report-error.ts';
import { supportCode } from './support-code.ts';

const context = { reason: 'a test failed', category: 'test' };
let now = 0;

function reporter() {
  const sent: ErrorReport[] = [];
  const { reportError, setReporter } = createReporter(() => now);
  setReporter(async (report) => void sent.push(report));
  return { sent, reportError, setReporter };
}

beforeEach(() => {
  now = 0;
  window.history.replaceState(null, '', '/order/abcdefghij12345678?q=secret');
});

test('a report is accepted by the contract, and masked everywhere', () => {
  const { sent, reportError } = reporter();
  reportError(new TypeError('no answer for tanaka@demo.example'), { reason: 'call to 09012345678', category: 'c' });
  const report = v.parse(ErrorReport, sent[0]);
  expect(report).toMatchObject({
    reason: 'call to [phone]',
    error: { name: 'TypeError', message: 'no answer for [email]' },
    category: 'c',
    path: '/order/detail',
  });
  expect(JSON.stringify(report)).not.toMatch(/tanaka|0901234|secret/);
});

test('long texts are cut, so that the report always fits', () => {
  const { sent, reportError } = reporter();
  const error = new Error('長'.repeat(10_000));
  error.stack = '積'.repeat(100_000);
  reportError(error, { reason: 'r'.repeat(10_000), category: 'c'.repeat(1000) });
  expect(v.is(ErrorReport, sent[0])).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(sent[0])).length).toBeLessThanOrEqual(8192);
});

test('it still fits with the uid that is added on sending', () => {
  const authUid = 'u'.repeat(AUTH_UID_MAX_LENGTH);
  for (let length = 1000; length <= 4000; length += 20) {
    const error = new Error('x');
    error.stack = '積'.repeat(length);
    const report = { ...buildErrorReport(error, context, '/order'), authUid };
    expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThanOrEqual(ERROR_REPORT_MAX_BYTES);
  }
});

test('a thrown value that is not an Error is not read: it may be a form', () => {
  const { sent, reportError } = reporter();
  reportError({ password: 'demo-pass-1' }, context);
  expect(sent[0]?.error).toEqual({ name: 'NonError', message: 'a thrown object' });
});

test('the same error is sent once', () => {
  const { sent, reportError } = reporter();
  const error = new Error('again');
  for (let count = 0; count < 5; count += 1) reportError(error, context);
  expect(sent).toHaveLength(1);
});

test('at most three a minute', () => {
  const { sent, reportError } = reporter();
  for (let count = 0; count < 10; count += 1) reportError(new Error(`error ${count}`), context);
  expect(sent).toHaveLength(3);
  now = 60_000;
  reportError(new Error('a minute later'), context);
  expect(sent).toHaveLength(4);
});

test('errors before the service is known are sent once it is', () => {
  const sent: ErrorReport[] = [];
  const { reportError, setReporter } = createReporter(() => now);
  reportError(new Error('early'), context);
  setReporter(async (report) => void sent.push(report));
  expect(sent.map(({ error }) => error.message)).toEqual(['early']);
});

describe('a report names build, version, registry and the number for the support desk', () => {
  const folder = 'http://localhost/shell/7/';
  const orders = { name: 'mf-orders', version: '2', revision: 'r7', folder: 'http://localhost/mf/mf-orders/2/' };
  beforeEach(() => setRelease({ host: { name: 'shell', version: '7', revision: 'r8', folder }, remotes: [orders] }));
  const locationOf = (error: Error, more: Partial<ErrorContext> = {}) =>
    buildErrorReport(error, { ...context, ...more }, '/order').error.location;

  test('by the file that threw', () => {
    const error = new Error('x');
    error.stack = `Error: x\n    at press (${orders.folder}list.js:1:2)`;
    expect(locationOf(error)).toBe(
      `app=mf-orders version=2 registry=r7 support=${supportCode({ build: orders }).short}`,
    );
  });

  test('by those who know better', () => {
    const build = { name: 'mf-news', version: '0.1.0-0f3a9c1b2d', revision: 'r6' };
    expect(locationOf(new Error('x'), { build, requestId: 'a-1' })).toBe(
      `app=mf-news version=0.1.0-0f3a9c1b2d registry=r6 support=${supportCode({ build }).short} request=a-1`,
    );
  });

  test('or without a build, if nobody knows', () => {
    const error = new Error('x');
    error.stack = '';
    expect(locationOf(error)).toMatch(/^registry=r8 support=.{9}$/);
  });
});

test('a report that cannot be sent causes neither an error nor a report', async () => {
  const { reportError, setReporter } = createReporter(() => now);
  const send = jest.fn(() => Promise.reject(new Error('429')));
  setReporter(send);
  expect(() => reportError(new Error('x'), context)).not.toThrow();
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
});

describe('code that was still being fetched when the page began to be left', () => {
  beforeAll(watchLeaving);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    window.dispatchEvent(new Event('pageshow'));
    jest.useRealTimers();
  });

  let count = 0;
  /** Each report has its own text: the same one is sent once. */
  const reports = (category: string, name: string): boolean => {
    count += 1;
    const { sent, reportError } = reporter();
    reportError(Object.assign(new Error(`Loading chunk ${count} failed`), { name }), { reason: 'x', category });
    return sent.length > 0;
  };
  const chunk = () => reports('uncaught', 'ChunkLoadError');
  const remote = () => reports('remoteLoad', 'Error');
  const calendar = () => reports('chunkLoad', 'TypeError');

  test.each(['beforeunload', 'pagehide'])('is no error after %s; anything else is', (event) => {
    expect([chunk(), remote(), calendar()]).toEqual([true, true, true]);
    window.dispatchEvent(new Event(event));
    expect([chunk(), remote(), calendar()]).toEqual([false, false, false]);
    expect(reports('uncaught', 'TypeError')).toBe(true);
  });

  test('is one again on a page that stays after all', () => {
    window.dispatchEvent(new Event('beforeunload'));
    jest.advanceTimersByTime(5000);
    expect(chunk()).toBe(true);
  });

  test('is one again on a page that comes back', () => {
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(60_000);
    expect(chunk()).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
    expect(chunk()).toBe(true);
  });
});
