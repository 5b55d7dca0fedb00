import { consolidatedTotalOf, monthlyTotalOf, totalOf } from './bill-total.ts';

const line = (unitPrice: number, quantity = 1, taxPercent = 10) => ({
  description: '駐車場利用料',
  quantity,
  unitPrice,
  taxPercent,
});

test('tax is taken once on the sum, its fraction dropped', () => {
  expect(totalOf([line(22_000, 3), line(5_555)])).toMatchObject({ subtotal: 71_555, tax: 7_155, total: 78_710 });
  expect(totalOf([line(5), line(5)])).toMatchObject({ subtotal: 10, tax: 1, total: 11 });
  expect(totalOf([])).toEqual({ subtotal: 0, tax: 0, total: 0, taxes: [] });
});

test('each rate is rounded once, not each line', () => {
  expect(totalOf([line(5, 1, 8), line(105, 3), line(7, 1, 8), line(9)])).toEqual({
    subtotal: 336,
    tax: 32,
    total: 368,
    taxes: [
      { percent: 10, subtotal: 324, tax: 32 },
      { percent: 8, subtotal: 12, tax: 0 },
    ],
  });
});

test('a consolidated bill adds up the tax of each rate', () => {
  const bills = [{ lines: [line(1_009), line(109, 1, 8)] }, { lines: [line(1_009), line(109, 1, 8)] }];
  expect(consolidatedTotalOf(bills)).toEqual({
    subtotal: 2_236,
    tax: 216,
    total: 2_452,
    taxes: [
      { percent: 10, subtotal: 2_018, tax: 200 },
      { percent: 8, subtotal: 218, tax: 16 },
    ],
  });
});

test('what is promised for a month is what its bill comes to', () => {
  expect(monthlyTotalOf({ monthlyRent: 21_555, numberOfCars: 3 })).toEqual(totalOf([line(21_555, 3)]));
});

test("a consolidated bill is the sum of its bills, as the portal's list says it, and not taxed again", () => {
  const bills = [{ lines: [line(1_009)] }, { lines: [line(1_009)] }];
  expect(consolidatedTotalOf(bills)).toMatchObject({ subtotal: 2_018, tax: 200, total: 2_218 });
  expect(totalOf(bills.flatMap(({ lines }) => lines)).tax).toBe(201);
  expect(consolidatedTotalOf([])).toEqual({ subtotal: 0, tax: 0, total: 0, taxes: [] });
});
