import { reuseRows } from './use-stable-rows.ts';

interface Row {
  id: string;
  name: string;
  contact?: { id: string; tags: string[] };
}
const key = ({ id }: Row) => id;
const row = (id: string, name = id): Row => ({ id, name, contact: { id: `${id}-contact`, tags: ['a', 'b'] } });
const before = [row('1'), row('2'), row('3')];
const answerOf = (rows: readonly Row[]): Row[] => structuredClone([...rows]);

test('in another order every row stays the same object', () => {
  const kept = reuseRows(before, answerOf(before).reverse(), key);
  expect(kept.map(key)).toEqual(['3', '2', '1']);
  for (const one of kept) expect(before).toContain(one);
});

test('the same answer once more is the same list', () => {
  expect(reuseRows(before, answerOf(before), key)).toBe(before);
});

test.each<[string, Row]>([
  ['a value', row('2', 'other')],
  ['a value further in', { ...row('2'), contact: { id: '2-contact', tags: ['a', 'c'] } }],
  ['a value that is missing', { id: '2', name: '2' }],
])('a row that differs by %s is the new one, and the others stay', (_, changed) => {
  const kept = reuseRows(before, [row('1'), changed, row('3')], key);
  expect(kept[1]).toBe(changed);
  expect([kept[0], kept[2]]).toEqual([before[0], before[2]]);
  expect(kept[0]).toBe(before[0]);
});

test('a row that has gone, or come, makes another list', () => {
  expect(reuseRows(before, [row('1'), row('2')], key)).toEqual([before[0], before[1]]);
  expect(reuseRows(before, [...answerOf(before), row('4')], key).map(key)).toEqual(['1', '2', '3', '4']);
});

test('what is not plain data is never taken for the same', () => {
  const dated = (time: number) => ({ id: '1', at: new Date(time) });
  const [kept] = reuseRows([dated(1)], [dated(2)], ({ id }) => id);
  expect(kept?.at.getTime()).toBe(2);
});
