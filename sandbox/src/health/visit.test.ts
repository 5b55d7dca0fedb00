import { type LogRecord, readLogs } from './otlp.ts';
import { logsBody } from './testing/otlp-bodies.ts';
import { recordsOfVisit, visitWith } from './visit.ts';

const now = new Date('2026-11-30T03:30:00.000Z');
const number = { 'portal.support_number': 'B7K2-94QD' };
const minute = (index: number) => `2026-11-30T03:1${index}:00.000Z`;
const answer = (requestId: string): LogRecord => ({
  app: 'lessee-api',
  version: '1',
  event: 'request failed',
  severity: 17,
  time: minute(2),
  attributes: { requestId },
});
const records = [
  ...(readLogs(
    logsBody(
      { event: 'exception', session: 'b', at: minute(3), attributes: number },
      { event: 'portal.page', session: 'b', at: minute(1), app: 'shell' },
      { event: 'portal.page', session: 'a', at: minute(1) },
    ),
    now,
  ) ?? []),
  answer('b7k2-94qd'),
  answer('somebody-else'),
];

test.each([
  ['B7K2-94QD', 'b'],
  [' b7k2-94qd ', 'b'],
  ['Ｂ７Ｋ２-９４ＱＤ', 'b'],
  ['B7K2-94QE', undefined],
  ['', undefined],
  [' ', undefined],
])('the number %j is of the visit %s', (text, session) => {
  expect(visitWith(text, records)).toBe(session);
});

test('a visit has its own records in order, with the API’s under the number that was shown', () => {
  expect(recordsOfVisit('b', records).map(({ app, event }) => [app, event])).toEqual([
    ['shell', 'portal.page'],
    ['lessee-api', 'request failed'],
    ['mf-billing', 'exception'],
  ]);
  expect(recordsOfVisit('a', records)).toHaveLength(1);
  expect(recordsOfVisit('c', records)).toEqual([]);
});
