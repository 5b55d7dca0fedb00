import { isOverload } from './overload.ts';

const wrapped = (cause: Error) => Object.assign(new Error('Failed query'), { cause });
const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['a statement that took too long', wrapped(withCode('57014')), true],
  ['too many connections', withCode('53300'), true],
  ['a server that is starting', wrapped(wrapped(withCode('57P03'))), true],
  ['no free connection', wrapped(new Error('timeout exceeded when trying to connect')), true],
  ['a connection that broke', wrapped(new Error('Connection terminated unexpectedly')), true],
  ['a broken rule', wrapped(withCode('23505')), false],
  ['an error of our own', new TypeError('x is not a function'), false],
  ['no error at all', 'text', false],
])('%s: %#', (_, error, expected) => {
  expect(isOverload(error)).toBe(expected);
});
