import { parseStatements, statementsNamed } from './statements.ts';

test('the rows of the specification page are its statements', () => {
  expect([...parseStatements('| # | statement |\n|---|---|\n| 4.3 | Accept from unanswered or rejected |')]).toEqual([
    ['4.3', 'Accept from unanswered or rejected'],
  ]);
});

test('a title names one statement, several, or a range', () => {
  const source =
    "test('one [4.3]', f); test(\"two [2.91, 2.92]\", f); test(`range [9.1–9.3]`, f); test('none', f); a[4.4]";
  expect([...statementsNamed(source)]).toEqual(['4.3', '2.91', '2.92', '9.1', '9.2', '9.3']);
});
