import { sumOf, totalsBy } from './bill-totals.ts';

const ROWS = [
  { siteName: '豊洲', department: '土木部', countResult: 1, totalRent: 100 },
  { siteName: '豊洲', department: null, countResult: 2, totalRent: 30 },
  { siteName: '芝公園', department: '土木部', countResult: 4, totalRent: 200 },
];

test('bills are added up by site and by department, the highest total first', () => {
  expect(totalsBy(ROWS, 'siteName')).toEqual([
    { name: '芝公園', count: 4, rent: 200 },
    { name: '豊洲', count: 3, rent: 130 },
  ]);
  expect(totalsBy(ROWS, 'department')).toEqual([
    { name: '土木部', count: 5, rent: 300 },
    { name: null, count: 2, rent: 30 },
  ]);
});

test('both come to the same sum', () => {
  const sum = { name: null, count: 7, rent: 330 };
  expect(sumOf(null, totalsBy(ROWS, 'siteName'))).toEqual(sum);
  expect(sumOf(null, totalsBy(ROWS, 'department'))).toEqual(sum);
  expect(totalsBy([], 'siteName')).toEqual([]);
});
