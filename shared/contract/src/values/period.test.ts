import * as v from 'valibot';
import { inOrder } from './period.ts';
import { DateString } from './primitives.ts';

const Stay = v.pipe(
  v.strictObject({ name: v.string(), startDate: v.nullable(DateString), endDate: v.nullable(DateString) }),
  inOrder('startDate', 'endDate'),
);
const problems = (input: unknown) =>
  (v.safeParse(Stay, input).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

const name = '新宿';
test.each([
  ['one day', { name, startDate: '2026-12-01', endDate: '2026-12-01' }],
  ['no end yet', { name, startDate: '2026-12-01', endDate: null }],
  ['no start yet', { name, startDate: null, endDate: '2026-12-01' }],
])('%s is a period', (_, input) => {
  expect(problems(input)).toEqual([]);
});

test('an end before the start is reported at the end date', () => {
  expect(problems({ name, startDate: '2026-12-02', endDate: '2026-12-01' })).toEqual([
    'endDate: endDate is before startDate',
  ]);
});

test('it is reported together with other errors, but not for dates that are invalid', () => {
  expect(problems({ name: 1, startDate: '2026-12-02', endDate: '2026-12-01' })).toContain(
    'endDate: endDate is before startDate',
  );
  expect(problems({ name, startDate: 'x', endDate: '2026-12-01' })).not.toContain(
    'endDate: endDate is before startDate',
  );
  expect(problems(null)).toHaveLength(1);
});

test('a date that is none is not compared, whatever else is wrong', () => {
  expect(problems({ name: 1, startDate: 'x', endDate: '2026-12-01' })).not.toContain(
    'endDate: endDate is before startDate',
  );
});

test('the place of the problem is told as valibot tells places', () => {
  const input = { name, startDate: '2026-12-02', endDate: '2026-12-01' };
  expect(v.safeParse(Stay, input).issues?.[0].path).toEqual([
    { type: 'object', origin: 'value', input, key: 'endDate', value: '2026-12-01' },
  ]);
});
