import { holdBusy } from '../busy/busy.ts';
import { observe, setObserver, setRelease } from '../observe/index.ts';
import { openTelemetry } from './open-telemetry.ts';
import { watchVitals } from './vitals.ts';

jest.mock('./vitals.ts', () => ({ watchVitals: jest.fn() }));

const build = { name: 'mf-orders', version: '2' };
const sent: { address: string; body: Blob }[] = [];
const beacon = jest.fn((address: string, body: Blob) => {
  sent.push({ address, body });
  return true;
});

jest.useFakeTimers();
Object.assign(navigator, { sendBeacon: beacon });
setRelease({ host: { name: 'shell', version: '9', folder: 'http://localhost/shell/9/' }, remotes: [] });
openTelemetry({ url: 'https://otlp.example.jp/v', environment: 'production', visit: { id: 'a1', isNew: true } });
/** The visit's start, and what was observed before this file. */
jest.advanceTimersByTime(15_000);

const page = () => observe({ kind: 'page', build, path: '/order' });
const call = () => observe({ kind: 'call', call: 'GET /order', build, ms: 80, result: 200 });
const addresses = () => sent.map(({ address }) => address);
const hide = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  sent.length = 0;
});
afterAll(() => setObserver(null));

test('what happens is sent together every 15 seconds, as JSON, and nothing if nothing happens', () => {
  page();
  call();
  call();
  jest.advanceTimersByTime(14_000);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(addresses()).toEqual(['https://otlp.example.jp/v/v1/metrics', 'https://otlp.example.jp/v/v1/logs']);
  expect(sent.map(({ body }) => body.type)).toEqual(['application/json', 'application/json']);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});

test('a refused call is counted, and told with its number', () => {
  observe({ kind: 'call', call: 'GET /order', build, ms: 80, result: 500, requestId: 'a-number' });
  hide();
  expect(addresses()).toEqual(['https://otlp.example.jp/v/v1/metrics', 'https://otlp.example.jp/v/v1/logs']);
});

test('a page that is hidden sends what it has at once, and so does a full batch', () => {
  page();
  hide();
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 50; count++) page();
  expect(sent).toHaveLength(2);
});

test('a page that is left with input that no form sent says so', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  const end = holdBusy({ kind: 'draft', isKept: true });
  page();
  window.dispatchEvent(new Event('pagehide'));
  end();
  expect(sent).toHaveLength(1);
});

test('vitals are heard before what is left is sent, and sending may fail', () => {
  expect(watchVitals).toHaveBeenCalledTimes(1);
  beacon.mockImplementationOnce(() => {
    throw new TypeError('no address');
  });
  page();
  expect(hide).not.toThrow();
  page();
  hide();
  expect(sent).toHaveLength(1);
});
