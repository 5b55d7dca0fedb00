import type { BillingTerms } from '@portal/lessee-api/billing-period';
import { addDays } from '@portal/platform/text';
import { type BilledContract, billsDue, billsOf } from './bill-plan.ts';

const contract = (values: Partial<BilledContract> = {}): BilledContract => ({
  parkingName: '豊洲第一駐車場',
  startDate: '2026-11-16',
  endDate: '2027-01-31',
  concludedOn: '2026-11-10',
  monthlyRent: 30_000,
  numberOfCars: 2,
  ...values,
});
const perContract: BillingTerms = { billingUnit: 'everyContract', billingClosingDay: 31 };
const monthly = (billingClosingDay: number): BillingTerms => ({ billingUnit: 'monthly', billingClosingDay });
const summary = (terms: BillingTerms, values: Partial<BilledContract> = {}, today = '2026-11-21') =>
  [...billsOf(terms, contract(values), today)].map(
    ({ startDate, endDate, billingDate, paymentDueDate }) =>
      `${startDate}/${endDate} on ${billingDate} by ${paymentDueDate}`,
  );

test('by contract: in advance on the first day of the month or of the use, due at the end of the month [1.3]', () => {
  expect(summary(perContract)).toEqual([
    '2026-11-16/2026-11-30 on 2026-11-16 by 2026-11-30',
    '2026-12-01/2026-12-31 on 2026-12-01 by 2026-12-31',
    '2027-01-01/2027-01-31 on 2027-01-01 by 2027-01-31',
  ]);
});

test('by contract, concluded during the use: not before the conclusion, due at the end of that month', () => {
  expect(summary(perContract, { concludedOn: '2026-12-05' })).toEqual([
    '2026-11-16/2026-11-30 on 2026-12-05 by 2026-12-31',
    '2026-12-01/2026-12-31 on 2026-12-05 by 2026-12-31',
    '2027-01-01/2027-01-31 on 2027-01-01 by 2027-01-31',
  ]);
});

test('monthly: on the closing date for the time up to it, due at the end of the next month [1.3]', () => {
  expect(summary(monthly(20))).toEqual([
    '2026-11-16/2026-11-20 on 2026-11-20 by 2026-12-31',
    '2026-11-21/2026-12-20 on 2026-12-20 by 2027-01-31',
    '2026-12-21/2027-01-20 on 2027-01-20 by 2027-02-28',
    '2027-01-21/2027-01-31 on 2027-02-20 by 2027-03-31',
  ]);
});

test.each([
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-12-20'],
  ['2026-12-25', '2027-01-20'],
])('monthly, concluded on %s: the days up to 2026-11-20 are billed on %s', (concludedOn, expected) => {
  expect(summary(monthly(20), { concludedOn })[0]).toContain(`2026-11-16/2026-11-20 on ${expected}`);
});

test.each([
  [28, ['2028-01-28', '2028-02-28', '2028-03-28']],
  [29, ['2028-01-29', '2028-02-29', '2028-03-29']],
  [30, ['2028-01-30', '2028-02-29', '2028-03-30']],
  [31, ['2028-01-31', '2028-02-29', '2028-03-31']],
])('closing day %i in a leap year [9.19]', (closingDay, expected) => {
  const values = { startDate: '2028-01-01', endDate: '2028-03-15', concludedOn: '2027-12-01' };
  const dates = [...billsOf(monthly(closingDay), contract(values), '2028-03-31')].map(({ billingDate }) => billingDate);
  expect(dates.slice(0, 3)).toEqual(expected);
});

test('the first bill has the fee; partial periods are paid by the day, fractions of a yen dropped', () => {
  const [first, second] = [...billsOf(perContract, contract({ startDate: '2026-11-24' }), '2026-11-21')];
  expect(first?.lines).toEqual([
    { description: '駐車場利用料（日割り 7日／30日）', quantity: 2, unitPrice: 7_000 },
    { description: '契約事務手数料', quantity: 1, unitPrice: 5_500 },
  ]);
  expect(first?.totalRent).toBe(Math.floor((2 * 7_000 + 5_500) * 1.1));
  expect(second?.lines).toEqual([{ description: '駐車場利用料', quantity: 2, unitPrice: 30_000 }]);
  expect(second?.name).toBe('請求書_2026年12月_豊洲第一駐車場');
});

test('every day of the contract is billed exactly once, with any closing day', () => {
  for (let closingDay = 1; closingDay <= 31; closingDay += 1) {
    const days = [...billsOf(monthly(closingDay), contract({ endDate: '2028-03-10' }), '2026-11-21')];
    expect(days[0]?.startDate).toBe('2026-11-16');
    expect(days.at(-1)?.endDate).toBe('2028-03-10');
    days.reduce((previous, next) => {
      expect(next.startDate).toBe(addDays(previous.endDate, 1));
      return next;
    });
  }
});

test('bills dated today or before are due; of a long contract only the last 24 months', () => {
  const dates = (today: string) => billsDue(perContract, contract(), today).map(({ billingDate }) => billingDate);
  expect([dates('2026-11-15'), dates('2026-11-16'), dates('2026-12-01')]).toEqual([
    [],
    ['2026-11-16'],
    ['2026-11-16', '2026-12-01'],
  ]);
  const old = billsDue(perContract, contract({ startDate: '2020-01-01', concludedOn: '2019-12-01' }), '2026-11-21');
  expect([old.length, old[0]?.startDate]).toEqual([24, '2024-12-01']);
});
