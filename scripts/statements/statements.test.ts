import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsIn, parseStatements, placeOfTests, type Statement, tally } from './statements.ts';

const row = '| 4.3 | Accept from unanswered or rejected | provider, screen |';

test('the rows of the specification page are its statements, each with the places where it happens', () => {
  expect([...parseStatements(`| # | statement | where |\n|---|---|---|\n${row}`)]).toEqual([
    ['4.3', { sentence: 'Accept from unanswered or rejected', places: ['provider', 'screen'] }],
  ]);
});

test('an unknown place is refused', () => {
  expect(() => parseStatements(row.replace('screen', 'page'))).toThrow('"provider, page" does not say where');
});

test('the page has 372 statements, and a place for each', () => {
  const statements = parseStatements(readFileSync(join(__dirname, '../../docs/statements.md'), 'utf8'));
  expect(statements.size).toBe(372);
});

test('a title names one statement, several, or a range', () => {
  const source =
    "test('one [4.3]', f);\ntest(\"two [2.91, 2.92]\", f); test(`range [9.1–9.3]`, f); test('none', f); a[4.4]";
  expect(claimsIn(source, 'a.test.ts').map(({ number, line }) => [number, line])).toEqual([
    ['4.3', 1],
    ['2.91', 2],
    ['2.92', 2],
    ['9.1', 2],
    ['9.2', 2],
    ['9.3', 2],
  ]);
});

test.each([
  ['sandbox/lessee-api/src/api/order/search.test.ts', 'provider'],
  ['sandbox/src/desk/desk.test.ts', 'provider'],
  ['mf-orders/src/orders/list/order-list-page.test.tsx', 'screen'],
  ['shared/ui/src/kit/action/button.test.tsx', 'screen'],
  ['e2e/journey.spec.ts', 'screen'],
  ['shared/platform/src/session/decide-route.test.ts', 'rule'],
  ['release/src/document/html.test.ts', 'rule'],
  ['scripts/statements/statements.test.ts', undefined],
])('a test in %s belongs to the place %s', (file, place) => {
  expect(placeOfTests(file)).toBe(place);
});

const statement = (...places: Statement['places'][number][]): Statement => ({ sentence: 'S', places });
const statements = new Map([
  ['1.1', statement('screen')],
  ['1.2', statement('rule')],
  ['1.3', statement('provider')],
  ['1.4', statement('provider', 'screen')],
  ['1.5', statement('provider', 'rule')],
]);
const SCREEN = 'shell/src/login/login-page.test.tsx';
const BROWSER = 'e2e/session.spec.ts';
const RULE = 'shared/platform/src/api/request/client.test.ts';
const PROVIDER = 'sandbox/src/desk/desk.test.ts';

test.each([
  ['1.1', SCREEN, { customer: true }],
  ['1.1', BROWSER, { customer: true }],
  ['1.2', SCREEN, { customer: true }],
  ['1.2', RULE, { customer: true }],
  ['1.3', PROVIDER, { provider: true }],
  ['1.4', PROVIDER, { provider: true, customer: false }],
  ['1.4', BROWSER, { provider: false, customer: true }],
  ['1.5', RULE, { provider: false, customer: true }],
])('%s is shown by a test in %s only on its own side', (number, file, expected) => {
  const { rows, wrong } = tally(statements, [{ number, file, line: 1 }]);
  expect(rows.find((each) => each.number === number)).toEqual({ number, sentence: 'S', ...expected });
  expect(wrong).toEqual([]);
});

test.each([
  ['1.1', RULE, 'which happens at "screen"; a test here shows a rule without its screen'],
  ['1.1', PROVIDER, 'which happens at "screen"; a test here shows what the provider does'],
  ['1.2', PROVIDER, 'which happens at "rule"; a test here shows what the provider does'],
  ['1.3', SCREEN, 'which happens at "provider"; a test here shows what is on a screen'],
  ['1.3', RULE, 'which happens at "provider"; a test here shows a rule without its screen'],
  ['1.4', RULE, 'which happens at "provider, screen"; a test here shows a rule without its screen'],
  ['1.1', 'tools/a.test.ts', 'which happens at "screen"; a test here shows nothing of the specification'],
  ['9.99', SCREEN, 'which there is not'],
])('%s in %s is a wrong claim, and shows nothing', (number, file, reason) => {
  const { rows, wrong } = tally(statements, [{ number, file, line: 7 }]);
  expect(wrong).toEqual([`${file}:7 names ${number}, ${reason}`]);
  expect(rows.flatMap(({ provider, customer }) => [provider, customer])).not.toContain(true);
});
