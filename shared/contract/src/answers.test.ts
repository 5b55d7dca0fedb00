import * as v from 'valibot';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { ANSWERS, billing, contract, estimate, id, option, order, pagination, papers } from './testing/answers.ts';

/** What each call answers: a complete answer passes unchanged, and another value is a breach that the provider hears of. */
const answerOf = (name: keyof typeof calls): v.GenericSchema => (calls[name] as Call).answer as v.GenericSchema;

test.each(Object.entries(ANSWERS))('%s: a complete answer passes unchanged', (name, answer) => {
  expect(v.parse(answerOf(name as keyof typeof calls), answer)).toEqual(answer);
});

test('home may have no news, and news without a page are the only ones', () => {
  expect(v.parse(answerOf('getLatestNews'), null)).toBeNull();
  expect(v.parse(answerOf('listNews'), { data: [] })).toMatchObject({ pagination: { totalPages: 1 } });
});

test('an estimate may come without its number and its time, but not with a number that cannot be a place', () => {
  const { number: _, createdAt: __, ...rest } = estimate;
  expect(v.parse(answerOf('listEstimates'), { data: [rest] })).toEqual({ data: [rest] });
  for (const wrong of [0, 1.5, '1']) expect(v.is(answerOf('acceptEstimate'), { ...rest, number: wrong })).toBe(false);
});

test('an option may have no order, and cancelling it has one result only', () => {
  expect(v.parse(answerOf('getOption'), { ...option, order: null })).toMatchObject({ order: null });
  expect(v.is(answerOf('cancelOption'), { status: 'accepted' })).toBe(false);
});

test.each([
  [
    'getOrder',
    order,
    'status',
    ['closed', 'searchStopped', 'unanswered', 'uncontracted', 'contracted', 'waitingQuote', 'searching'],
  ],
  ['acceptEstimate', estimate, 'status', ['unanswered', 'rejected', 'accepted', 'contracted', 'aborted']],
  ['getContract', contract, 'usageStatus', ['beforeUse', 'duringUse', 'endOfUse']],
  ['getOption', option, 'status', ['accepted', 'cancelled']],
  ['getUser', ANSWERS.getUser as object, 'billingUnit', ['everyContract', 'monthly']],
] as const)('%s: the values that it may have (%#)', (name, answer, field, values) => {
  for (const value of values)
    expect(v.parse(answerOf(name), { ...answer, [field]: value })).toMatchObject({ [field]: value });
  for (const value of ['', 'something else']) expect(v.is(answerOf(name), { ...answer, [field]: value })).toBe(false);
});

test('papers are waiting, submitted, or concluded', () => {
  for (const status of ['toBeSigned', 'submitted', 'contracted'])
    expect(v.is(answerOf('listContractPapers'), { data: [{ ...papers, status }] })).toBe(true);
  expect(v.is(answerOf('listContractPapers'), { data: [{ ...papers, status: '' }] })).toBe(false);
});

test('the lot and the order of a bill may be missing', () => {
  const named = { ...billing, parkingName: '旭町立体駐車場', order: { id, name: '新築工事' } };
  expect(v.parse(answerOf('listBillings'), { billings: [named], monthTotalRent: 0, pagination })).toMatchObject({
    billings: [named],
  });
});

test.each(['', '!!!!', 'QQ=', 'Q==='])('a file whose content is %j is no file', (content) => {
  for (const name of ['downloadBilling', 'downloadMonthlyBilling'] as const)
    expect(v.is(answerOf(name), { name: '請求書', content })).toBe(false);
});

test('the months of a year are the numbers 1 to 12 as text', () => {
  const isMonth = (month: string) => v.is(answerOf('countBillings'), { data: [{ month, countResult: 0 }] });
  expect(['1', '9', '10', '12'].filter(isMonth)).toHaveLength(4);
  expect(['0', '13', '01', '20', '', ' 1', '1x', 'x1', '112'].filter(isMonth)).toEqual([]);
});

test('a consolidated bill has a month from 1 to 12', () => {
  const bill = ANSWERS.getMonthlyBilling as object;
  for (const month of [1, 12]) expect(v.is(answerOf('getMonthlyBilling'), { ...bill, month })).toBe(true);
  for (const wrong of [{ month: 0 }, { month: 13 }, { month: 1.5 }, { year: 2026.5 }])
    expect(v.is(answerOf('getMonthlyBilling'), { ...bill, ...wrong })).toBe(false);
});

test('the closing day of an account is a day of a month', () => {
  const user = ANSWERS.getUser as object;
  for (const billingClosingDay of [1, 31]) expect(v.is(answerOf('getUser'), { ...user, billingClosingDay })).toBe(true);
  for (const billingClosingDay of [0, 32, 1.5])
    expect(v.is(answerOf('getUser'), { ...user, billingClosingDay })).toBe(false);
});
