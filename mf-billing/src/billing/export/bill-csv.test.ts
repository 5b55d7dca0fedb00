import { bill } from '#testing/bill-fixtures.ts';
import { billCsvColumns } from './bill-csv.tsx';

test('the columns of the screen, one value each, then the tax by rate, and the ids', () => {
  const row = bill(1, {
    invoiceNumber: 'K2026-11-0001',
    issuer: { name: 'サンプル株式会社', registrationNumber: 'T9234567890123' },
    taxes: [
      { percent: 8, subtotal: 1_000, tax: 80 },
      { percent: 10, subtotal: 40_000, tax: 4_000 },
    ],
  });
  expect(billCsvColumns([row, bill(2)]).map(({ header, cell }) => [header, cell(row)])).toEqual([
    ['駐車場', '新宿第1駐車場'],
    ['駐車場住所', '東京都新宿区新宿三丁目1番'],
    ['請求書番号', 'K2026-11-0001'],
    ['利用開始日', '2026/11/01'],
    ['利用終了日', '2026/11/30'],
    ['請求金額', 42_001],
    ['請求日', '2026/11/15'],
    ['お支払い期日', '2026/12/31'],
    ['担当者', '田中 太郎'],
    ['部署', '東京支店'],
    ['請求書', '未ダウンロード'],
    ['現場名', '新宿三丁目ビル新築工事'],
    ['取引先（請求書の発行元）', 'サンプル株式会社'],
    ['登録番号', 'T9234567890123'],
    ['訂正前の請求書', null],
    ['訂正後の請求書', null],
    ['10%対象（税抜）', 40_000],
    ['10%対象の消費税', 4_000],
    ['8%対象（税抜）', 1_000],
    ['8%対象の消費税', 80],
    ['請求ID', row.id],
    ['契約番号', row.contractId],
    ['依頼番号', row.order?.id],
  ]);
});

test('a bill without a rate has an empty cell, and a host without taxes no such columns', () => {
  const taxed = bill(1, { taxes: [{ percent: 10, subtotal: 100, tax: 10 }] });
  const tax = billCsvColumns([taxed, bill(2)]).find(({ header }) => header === '10%対象の消費税');
  expect([tax?.cell(taxed), tax?.cell(bill(2))]).toEqual([10, null]);
  expect(billCsvColumns([bill(2)]).filter(({ header }) => header.includes('%'))).toEqual([]);
});
