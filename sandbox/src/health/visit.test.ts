import { type LogRecord, readLogs } from './otlp.ts';
import { logsBody } from './testing/otlp-bodies.ts';
import { recordsOfVisit, visitWith } from './visit.ts';

const now = new Date('2026-11-30T03:30:00.000Z');
const number = { 'portal.support_number': 'B7K2-94QD' };
const REQUEST = '0d9c1c5e-6d1f-4a8f-9a37-2f7b1f0c5a11';
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
      {
        event: 'portal.call_failed',
        session: 'c',
        at: minute(4),
        attributes: { 'portal.call': 'GET /billing', 'portal.support_number': REQUEST },
      },
    ),
    now,
  ) ?? []),
  answer(REQUEST),
  answer('7b0c0a52-3a3e-4a39-8a4e-0c0e5b3f5a22'),
];

test.each([
  ['B7K2-94QD', 'b'],
  [' b7k2-94qd ', 'b'],
  ['Ｂ７Ｋ２-９４ＱＤ', 'b'],
  ['B7K2-94QE', undefined],
  [REQUEST, 'c'],
  [REQUEST.toUpperCase(), 'c'],
  ['', undefined],
  [' ', undefined],
])('the number %j is of the visit %s', (text, session) => {
  expect(visitWith(text, records)).toBe(session);
});

test('a visit has its own records in order, with the API’s under the number that was shown', () => {
  const happened = (session: string) => recordsOfVisit(session, records).map(({ app, event }) => [app, event]);
  expect(happened('b')).toEqual([
    ['shell', 'portal.page'],
    ['mf-billing', 'exception'],
  ]);
  expect(happened('c')).toEqual([
    ['lessee-api', 'request failed'],
    ['mf-billing', 'portal.call_failed'],
  ]);
  expect(happened('a')).toHaveLength(1);
  expect(happened('d')).toEqual([]);
});
