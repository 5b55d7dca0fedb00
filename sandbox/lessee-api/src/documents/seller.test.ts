import { seller } from './seller.ts';

test('the registration number passes its check digit', () => {
  const [check, ...digits] = [...seller.registrationNumber.slice(1)].map(Number);
  // 法人番号の指定等に関する省令: from the right, every second digit counts twice.
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  expect([digits.length, check]).toEqual([12, 9 - (sum % 9)]);
});
