import { consolidatedBills } from './zip-bill.ts';
import { fileNames } from './zip-file.ts';

const SUMMARY = {
  id: 'summary00000000009',
  year: 2026,
  month: 11,
  totalRent: 395_450,
  closingDate: '2026-11-20',
  paymentDueDate: '2026-12-31',
  invoiceNumber: 'M2026-11-0009',
  issuer: { name: 'サンプル株式会社', registrationNumber: 'T9234567890123' },
};
const BEFORE = { id: 'summary00000000007', invoiceNumber: 'M2026-11-0007', totalRent: 633_600, reason: '解約日の変更' };

test('a consolidated bill is named like any other: date, number, partner and amount', () => {
  const bills = consolidatedBills({ ...SUMMARY, corrected: [BEFORE] });
  expect([...fileNames(bills).values()]).toEqual([
    '20261120_M2026-11-0009_サンプル株式会社_395450.pdf',
    '20261120_M2026-11-0007_サンプル株式会社_633600.pdf',
  ]);
});

test('one that was corrected and the one in its place name each other', () => {
  const bills = consolidatedBills({ ...SUMMARY, corrected: [BEFORE] });
  expect(bills.map(({ corrects, correctedBy }) => [corrects?.invoiceNumber, correctedBy?.invoiceNumber])).toEqual([
    ['M2026-11-0007', undefined],
    [undefined, 'M2026-11-0009'],
  ]);
});

test('what a host leaves out is left out', () => {
  const { invoiceNumber, issuer, ...plain } = SUMMARY;
  expect([...fileNames(consolidatedBills({ ...plain, closingDate: '' })).values()]).toEqual(['合算請求書_395450.pdf']);
});
