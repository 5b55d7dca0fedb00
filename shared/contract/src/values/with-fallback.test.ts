import * as v from 'valibot';
import { hasFallback, isMissingRow, rows } from './with-fallback.ts';

const Documents = rows(v.object({ id: v.string() }));
const Papers = rows(v.object({ id: v.string(), documents: Documents }));

const good = { id: 'd' };
const bad = { id: 1 };
const A = { id: 'A', documents: [bad, good] };
const B = { id: 1, documents: [good] };
const C = { id: 'C', documents: [good] };
const readA = { id: 'A', documents: [good] };

test.each([
  ['a bad row within a row, and a bad row', [A, B, C], [readA, C], 2],
  ['the same in another order', [B, C, A], [C, readA], 2],
  ['only bad rows within rows', [A, C, A], [readA, C, readA], 2],
  ['a row that is bad and holds a bad one', [{ ...A, id: 1 }, C], [C], 2],
  ['nothing bad', [C, C], [C, C], 0],
])('a row is left out only for what is its own: %s', (_, sent, shown, missing) => {
  const { output, issues = [] } = v.safeParse(Papers, sent);
  expect(output).toEqual(shown);
  expect(issues.every(hasFallback)).toBe(true);
  expect(issues.filter(isMissingRow)).toHaveLength(missing);
});
