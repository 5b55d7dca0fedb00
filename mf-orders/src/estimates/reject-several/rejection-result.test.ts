import { rejectionText } from './rejection-result.ts';

test.each([
  [3, 0, '3件の見積を見送りました。'],
  [2, 1, '2件の見積を見送りました。1件は見送れませんでした。状況を確認してください。'],
  [0, 2, '2件の見積を見送れませんでした。状況を確認してください。'],
])('of those that were rejected (%i) and those that were not (%i) both are counted', (rejected, failed, text) => {
  expect(rejectionText(rejected, failed)).toBe(text);
});
