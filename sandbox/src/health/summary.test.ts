import { quantileOf, sumOf } from './histogram.ts';
import { readCallTimes, readLogs } from './otlp.ts';
import { p75Of, summaryOf } from './summary.ts';
import { logsBody, metricsBody, type SentEvent, type SentTimes } from './testing/otlp-bodies.ts';

const now = new Date('2026-11-30T03:30:00.000Z');
const at = '2026-11-30T03:09:10.000Z';

function summary(events: readonly SentEvent[], times: readonly SentTimes[] = [], since = new Map<string, string>()) {
  const records = readLogs(logsBody(...events.map((event) => ({ at, ...event }))), now) ?? [];
  return summaryOf({ records, callTimes: readCallTimes(metricsBody(...times)) ?? [], since, releases: new Map() }, now);
}
const only = (...events: SentEvent[]) => summary(events)[0]?.versions[0];

test('a version has its visits, each once, whatever they did', () => {
  const visit = { event: 'session.start', session: 'a' };
  expect(only(visit, { ...visit, event: 'portal.page' }, { event: 'portal.page', session: 'b' })?.sessions).toBe(2);
  expect(only({ event: 'exception', session: 'a' })?.sessions).toBe(0);
});

test('errors and failed loads are counted by kind, the most frequent first', () => {
  const wrong = (event: string, attributes: Record<string, string>) => ({ event, attributes });
  expect(
    only(
      wrong('exception', { 'exception.type': 'TypeError' }),
      wrong('exception', { 'exception.type': 'RangeError' }),
      wrong('exception', { 'exception.type': 'RangeError' }),
      wrong('portal.area_card', {}),
      wrong('portal.load_failure', { 'portal.load.kind': 'chunk' }),
      wrong('portal.form_abandoned', { 'portal.form': 'order' }),
    ),
  ).toMatchObject({
    errors: [
      { kind: 'RangeError', count: 2 },
      { kind: 'TypeError', count: 1 },
      { kind: 'portal.area_card', count: 1 },
    ],
    failedLoads: [{ kind: 'chunk', count: 1 }],
    abandoned: [{ kind: 'order', count: 1 }],
    minutes: [{ errors: 5 }],
  });
});

test('the API’s own errors count, its warnings do not', () => {
  const records = [17, 13].map((severity) => ({
    app: 'lessee-api',
    version: '1',
    event: 'request failed',
    severity,
    time: at,
    attributes: { error: 'DatabaseError' },
  }));
  const [api] = summaryOf({ records, callTimes: [], since: new Map(), releases: new Map() }, now);
  expect(api?.versions[0]?.errors).toEqual([{ kind: 'DatabaseError', count: 1 }]);
});

test('the last five errors are there, the newest first', () => {
  const events = Array.from({ length: 7 }, (_, index) => ({
    event: 'exception',
    at: `2026-11-30T03:1${index}:00.000Z`,
  }));
  expect(only(...events)?.latest.map(({ time }) => time.slice(14, 16))).toEqual(['16', '15', '14', '13', '12']);
});

test.each([
  [[], undefined],
  [[7], 7],
  [[4, 1, 3, 2], 3],
  [[5, 4, 1, 3, 2], 4],
])('three of four of %j are at most %s', (values, p75) => {
  expect(p75Of(values)).toBe(p75);
});

test('vitals are good or not by their p75', () => {
  const vital = (name: string, value: number) => ({
    event: 'browser.web_vital',
    attributes: { 'browser.web_vital.name': name, 'browser.web_vital.value': value },
  });
  const values = [1000, 2500, 2500.5, 9000].map((value) => vital('lcp', value));
  expect(only(...values, vital('cls', 0.05), vital('fid', 3))?.vitals).toEqual([
    { name: 'lcp', p75: 2500.5, count: 4, isGood: false },
    { name: 'cls', p75: 0.05, count: 1, isGood: true },
  ]);
});

test.each([
  [[0, 4, 0, 0], 0.75, 0.175],
  [[2, 2, 0, 0], 0.5, 0.1],
  [[1, 1, 1, 1], 0.95, 1],
  [[0, 0, 0, 0], 0.75, 1],
])('of %j, by bounds of 0.1, 0.2 and 1 s, the quantile %s is %s s', (counts, share, expected) => {
  expect(quantileOf({ bounds: [0.1, 0.2, 1], counts }, share)).toBeCloseTo(expected);
});

test('histograms are added by bucket', () => {
  const bounds = [0.1, 1];
  expect(
    sumOf([
      { bounds, counts: [1, 0, 2] },
      { bounds, counts: [1, 5, 0] },
    ]),
  ).toEqual({ bounds, counts: [2, 5, 2] });
});

test('the slowest calls come first, with how often they failed, which a 404 is not; other bounds are apart', () => {
  const [app] = summary(
    [],
    [
      { call: 'getUser', counts: [9, 0, 0] },
      { call: 'getBillings', counts: [0, 8, 0] },
      { call: 'getBillings', status: 503, counts: [0, 1, 0] },
      { call: 'getBillings', status: 404, counts: [2, 0, 0] },
      { call: 'getBillings', error: 'timeout', counts: [0, 0, 1] },
      { call: 'getUser', bounds: [8], counts: [0, 1] },
      { call: 'getNews', counts: [0, 0, 0] },
    ],
  );
  expect(app?.versions[0]?.slowest.map(({ call, count, failed, p95 }) => [call, count, failed, p95])).toEqual([
    ['getUser', 1, 0, 8],
    ['getBillings', 12, 2, 1],
    ['getUser', 9, 0, expect.any(Number)],
  ]);
});

test('apps are in order of their names, their versions by when they were first heard of', () => {
  const since = new Map([
    ['shell 1', '2026-11-29T00:00:00.000Z'],
    ['shell 2', '2026-11-30T03:00:00.000Z'],
  ]);
  const events = [
    { event: 'portal.page', app: 'shell', version: '1' },
    { event: 'portal.page', app: 'shell', version: '2' },
    { event: 'portal.page', app: 'mf-news', version: '9' },
  ];
  expect(summary(events, [], since).map(({ app, versions }) => [app, versions.map(({ version }) => version)])).toEqual([
    ['mf-news', ['9']],
    ['shell', ['2', '1']],
  ]);
});
