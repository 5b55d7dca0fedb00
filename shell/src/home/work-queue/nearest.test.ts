import type { Todo, TodoKind } from '@portal/contract/todo';
import fc from 'fast-check';
import { byDate, nearest, QUEUE_LENGTH } from './nearest.ts';

const todo = (kind: TodoKind, date: string, id = date): Todo => ({
  kind,
  date,
  order: { id, name: '現場' },
  count: 1,
  lowestRent: null,
  shortestWalk: null,
  parkingName: null,
  bill: null,
});
const shown = (kinds: Todo[][]) => nearest(kinds).map(({ kind, date }) => `${kind} ${date}`);

test('a kind whose deadlines are far away keeps its nearest one', () => {
  const bills = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => todo('bill', day));
  const estimates = [todo('estimates', '2027-01-10'), todo('estimates', '2027-01-11')];
  const papers = [todo('papers', '2026-12-20')];
  expect(shown([estimates, papers, bills])).toEqual([
    'bill 2026-11-28',
    'bill 2026-11-29',
    'bill 2026-11-30',
    'papers 2026-12-20',
    'estimates 2027-01-10',
  ]);
});

test('of equal dates the kind and the order decide; without a date is last', () => {
  const all = [todo('papers', '', 'a'), todo('papers', '2026-12-01', 'b'), todo('papers', '2026-12-01', 'a')];
  expect([...all, todo('bill', '2026-12-01', 'z')].toSorted(byDate).map(({ kind, order }) => kind + order.id)).toEqual([
    'billz',
    'papersa',
    'papersb',
    'papersa',
  ]);
});

test('five at most, sorted by date, and each kind that has something is among them', () => {
  const day = fc.integer({ min: 10, max: 30 }).map((number) => `2026-11-${number}`);
  const listOf = (kind: TodoKind) =>
    fc.array(day, { maxLength: QUEUE_LENGTH }).map((days) => days.sort().map((date) => todo(kind, date)));
  fc.assert(
    fc.property(fc.tuple(listOf('estimates'), listOf('papers'), listOf('bill')), (kinds) => {
      const items = nearest(kinds);
      expect(items).toHaveLength(Math.min(QUEUE_LENGTH, kinds.flat().length));
      expect(items).toEqual(items.toSorted(byDate));
      for (const [first] of kinds) if (first) expect(items).toContain(first);
    }),
  );
});
