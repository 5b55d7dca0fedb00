import type { LogEntry } from '#change/audit-log.ts';
import { earlierVersions, historyOf } from './history.ts';

let minute = 0;
const did = (what: string, from: string | null, to: string, app = 'mf-news'): LogEntry => {
  minute += 1;
  return { at: `2026-11-22T09:${minute}:00Z`, by: 'tanaka', what, app, from, to };
};
const back = (log: readonly LogEntry[], current: string, listed?: string) =>
  earlierVersions(historyOf(log, 'mf-news'), current, listed);

test('each release can be gone back to, the latest first', () => {
  const log = [did('compose', null, '1'), did('release', '1', '2'), did('release', '2', '3')];
  expect(back(log, '3')).toEqual(['2', '1']);
  expect(historyOf(log, 'mf-news').live).toMatchObject({ version: '3', by: 'tanaka' });
});

test('a version that was rolled back is not offered again, and a second rollback goes further back', () => {
  const log = [
    did('compose', null, '1'),
    did('release', '1', '2'),
    did('release', '2', '3'),
    did('rollback', '3', '2'),
  ];
  expect(back(log, '2')).toEqual(['1']);
  expect(Object.keys(historyOf(log, 'mf-news').refused)).toEqual(['3']);
  expect(back([...log, did('rollback', '2', '1')], '1')).toEqual([]);
});

test('the release that mends it goes back to the good one, never to the refused one', () => {
  const log = [did('release', '1', '2'), did('release', '2', '3'), did('rollback', '3', '2'), did('release', '2', '4')];
  expect(back(log, '4')).toEqual(['2', '1']);
});

test('a refused version that is released again counts as good again', () => {
  const log = [did('release', '1', '2'), did('rollback', '2', '1'), did('release', '1', '2'), did('release', '2', '3')];
  expect(back(log, '3')).toEqual(['2', '1']);
  expect(historyOf(log, 'mf-news').refused).toEqual({});
});

test('what was taken back, what another app did and what changed no version say nothing', () => {
  const log = [
    did('release', '1', '2'),
    { ...did('release', '2', '3'), takenBack: true as const },
    did('release', '8', '9', 'mf-orders'),
    { ...did('maintenance', null, ''), from: null, to: null },
  ];
  expect(historyOf(log, 'mf-news')).toMatchObject({ live: { version: '2' }, earlier: ['1'] });
});

test('without a log, the registry says where to go back to, but for a refused version', () => {
  expect(back([], '2', '1')).toEqual(['1']);
  expect(back([did('rollback', '3', '2')], '2', '3')).toEqual([]);
  expect(historyOf([], 'mf-news').live).toBeNull();
});
