import { readCallTimes, readLogs } from './otlp.ts';
import { logsBody, metricsBody } from './testing/otlp-bodies.ts';

const now = new Date('2026-11-30T03:00:00.000Z');
const at = '2026-11-30T02:59:30.000Z';

test('a record has its build, its visit, its time and what it says', () => {
  const attributes = {
    'exception.type': 'TypeError',
    'portal.page': '/billing/:id',
    line: 7,
    ratio: 0.5,
    handled: true,
  };
  expect(readLogs(logsBody({ event: 'exception', at, attributes }), now)).toEqual([
    {
      app: 'mf-billing',
      version: '1.2.0-ab',
      revision: 'r7',
      event: 'exception',
      severity: 17,
      session: 'visit-1',
      time: at,
      attributes,
    },
  ]);
});

test.each([
  ['none', undefined],
  ['of a clock that is a minute early', '2026-11-30T03:01:00.000Z'],
  ['of an hour ago', '2026-11-30T02:00:00.000Z'],
])('a time that cannot be right, %s, is that of the arrival', (_, time) => {
  const sent = time === undefined ? { event: 'session.start' } : { event: 'session.start', at: time };
  expect(readLogs(logsBody(sent), now)).toMatchObject([{ time: now.toISOString() }]);
});

test('one record, one attribute or one build without a form is left out, and the rest is read', () => {
  const good = logsBody({ event: 'portal.page' }).resourceLogs[0];
  const nameless = logsBody({ event: 'portal.page', app: '<b>' }).resourceLogs[0];
  const body = {
    resourceLogs: [
      null,
      nameless,
      { resource: {}, scopeLogs: [] },
      {
        ...good,
        scopeLogs: [
          'none',
          {
            logRecords: [
              { eventName: 7 },
              { eventName: '<b>' },
              { eventName: 'portal.page', attributes: [{ key: 'list', value: { arrayValue: {} } }, 7] },
            ],
          },
        ],
      },
      good,
    ],
  };
  expect(readLogs(body, now)).toMatchObject([
    { event: 'portal.page', severity: 9, attributes: {} },
    { event: 'portal.page', session: 'visit-1' },
  ]);
});

test.each(['a visit', '<b>', 'x'.repeat(65), ''])('the name %j is that of no visit', (session) => {
  expect(readLogs(logsBody({ event: 'portal.page', session }), now)).toMatchObject([{ session: undefined }]);
});

test('a long text is cut, and of many records or attributes the first are read', () => {
  const [long] = readLogs(logsBody({ event: 'exception', attributes: { stack: 'x'.repeat(5000) } }), now) ?? [];
  expect(long?.attributes.stack).toHaveLength(4000);
  const one = logsBody({ event: 'portal.page' }).resourceLogs[0];
  const logRecords = Array.from({ length: 501 }, () => one?.scopeLogs[0]?.logRecords[0]);
  expect(readLogs({ resourceLogs: [{ ...one, scopeLogs: [{ logRecords }] }] }, now)).toHaveLength(500);
  const attributes = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`a${index}`, index]));
  const [record] = readLogs(logsBody({ event: 'portal.page', attributes }), now) ?? [];
  expect(Object.keys(record?.attributes ?? {})).toHaveLength(29);
});

test('the times of a call have its name and its result', () => {
  const body = metricsBody({ counts: [3, 1, 0] }, { counts: [0, 0, 1], call: 'getUser', error: 'timeout' });
  const build = { app: 'mf-billing', version: '1.2.0-ab', revision: 'r7' };
  expect(readCallTimes(body)).toEqual([
    { ...build, call: 'getBillings', result: '200', times: { bounds: [0.1, 1], counts: [3, 1, 0] } },
    { ...build, call: 'getUser', result: 'timeout', times: { bounds: [0.1, 1], counts: [0, 0, 1] } },
  ]);
});

test('sums since the start, buckets without bounds and other figures are left out', () => {
  const sums = metricsBody({ counts: [1, 1, 1] });
  for (const { scopeMetrics } of sums.resourceMetrics) {
    for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics)) metric.histogram.aggregationTemporality = 2;
  }
  expect(readCallTimes(sums)).toEqual([]);
  expect(readCallTimes(metricsBody({ counts: [1, 1] }))).toEqual([]);
  const other = metricsBody({ counts: [1, 1, 1] });
  for (const { scopeMetrics } of other.resourceMetrics) {
    for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics)) metric.name = 'process.uptime';
  }
  expect(readCallTimes(other)).toEqual([]);
});

test.each([null, 'text', 7, [], { resourceLogs: 7, resourceMetrics: 7 }])('%j is no body', (body) => {
  const read = [readLogs(body, now), readCallTimes(body)];
  expect(read.filter((entries) => entries !== null && entries.length > 0)).toEqual([]);
});
