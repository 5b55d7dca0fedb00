import { closingDayName, contractArticles } from './contract-articles.ts';

test.each([
  [1, '1日'],
  [20, '20日'],
  [28, '28日'],
  [29, '29日（この日がない月は末日）'],
  [30, '30日（この日がない月は末日）'],
  [31, '末日'],
])('closing day %i is called %s', (day, name) => {
  expect(closingDayName(day)).toBe(name);
});

const paymentText = (...[payment]: Parameters<typeof contractArticles>): string =>
  JSON.stringify(contractArticles(payment).find(({ title }) => title === '請求と支払い'));

test('an account that pays each contract does so in advance, within the month', () => {
  expect(paymentText({ billingUnit: 'everyContract' })).toContain('乙は、当月末日までに');
});

test('an account that pays once a month does so by the end of the month after the closing date', () => {
  const text = paymentText({ billingUnit: 'monthly', closingDay: 20 });
  expect(text).toContain('毎月20日を締め日とし');
  expect(text).toContain('乙は、締め日の翌月末日までに');
});
