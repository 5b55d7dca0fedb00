import { bill, billPage } from '#testing/bill-fixtures.ts';
import { allBills } from './all-bills.ts';

test.each([1, 3])('the bills of %i pages, each page asked for once', async (pages) => {
  const asked: number[] = [];
  const bills = await allBills(async (page) => {
    asked.push(page);
    const answer = billPage([bill(page)]);
    return { ...answer, pagination: { ...answer.pagination, totalPages: pages } };
  }, new AbortController().signal);
  expect(asked).toEqual([1, 2, 3].slice(0, pages));
  expect(bills.map(({ id }) => id)).toEqual(asked.map((page) => bill(page).id));
});
