import { unzipSync } from 'fflate';
import { bill, billId } from '#testing/bill-fixtures.ts';
import { fileNames, zipFile } from './zip-file.ts';

const ISSUER = { name: 'サンプル株式会社', registrationNumber: 'T9234567890123' };
const BILL = bill(1, {
  invoiceNumber: 'K2026-11-0001',
  issuer: ISSUER,
  billingDate: '2026-11-30',
  totalRent: 46_200,
  issuedAt: '2026-11-20T01:30:00.000Z',
  corrects: { id: billId(9), invoiceNumber: 'K2026-10-0001', totalRent: 50_000, reason: '台数の変更' },
});
const pdf = (content: string) => new Blob([content], { type: 'application/pdf' });

/** The files of the ZIP by name, and the rows of the index, each with its cells. */
async function opened(blob: Blob) {
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const files = new Map(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
  const [head = [], ...rows] = (files.get('index.csv') ?? '')
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((row) => row.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
  return { files, rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell]))) };
}

test('a bill is named by date, number, partner and amount', () => {
  expect(fileNames([BILL]).get(BILL.id)).toBe('20261130_K2026-11-0001_サンプル株式会社_46200.pdf');
});

test('what a host leaves out is left out, and what a file system refuses is replaced', () => {
  const names = fileNames([bill(2), { ...BILL, issuer: { name: 'A/B:商事' } }]);
  expect([...names.values()]).toEqual([
    '20261115_請求書_2026年11月_2_42002.pdf',
    '20261130_K2026-11-0001_A_B_商事_46200.pdf',
  ]);
});

test('two bills with the same name are two files', () => {
  const names = [...fileNames([BILL, { ...BILL, id: billId(2) }, { ...BILL, id: billId(3) }]).values()];
  expect(names).toEqual(['', '_2', '_3'].map((end) => `20261130_K2026-11-0001_サンプル株式会社_46200${end}.pdf`));
});

test('long names keep the amount and stay different, as a file system compares them', () => {
  const long = { ...BILL, invoiceNumber: 'K'.repeat(64), issuer: { name: '株式会社'.repeat(30) } };
  const names = [
    ...fileNames([
      long,
      { ...long, id: billId(2) },
      { ...long, id: billId(3), invoiceNumber: 'k'.repeat(64) },
    ]).values(),
  ];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  expect(names.map((name) => [[...name].length <= 90, /_46200(?:_\d)?\.pdf$/.test(name)])).toEqual(
    Array.from({ length: 3 }, () => [true, true]),
  );
});

test('the ZIP has each PDF as it was fetched, and an index with its digest', async () => {
  const { blob, name, unwritable } = await zipFile([BILL], new Map([[BILL.id, pdf('%PDF-1.7')]]), 'utf8');
  const { files, rows } = await opened(blob);
  const file = '20261130_K2026-11-0001_サンプル株式会社_46200.pdf';
  expect([name, unwritable, files.get(file)]).toEqual(['請求書_20261130_1件.zip', [], '%PDF-1.7']);
  expect(rows).toEqual([
    {
      ファイル名: file,
      請求書番号: 'K2026-11-0001',
      請求日: '2026/11/30',
      お支払い期日: '2026/12/31',
      発行日時: '2026/11/20 10:30',
      請求金額: '46200',
      '取引先（請求書の発行元）': 'サンプル株式会社',
      登録番号: 'T9234567890123',
      現場名: '新宿三丁目ビル新築工事',
      部署: '東京支店',
      訂正前の請求書: 'K2026-10-0001',
      訂正後の請求書: '',
      'SHA-256': '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
    },
  ]);
});

test('a bill without a file is in the index alone', async () => {
  const other = bill(2, { billingDate: '2026-10-01' });
  const { blob, name } = await zipFile([BILL, other], new Map([[BILL.id, pdf('%PDF')]]), 'utf8');
  const { files, rows } = await opened(blob);
  expect([name, files.size]).toEqual(['請求書_20261001-20261130_1件.zip', 2]);
  expect(rows.map((row) => [row.ファイル名, row['SHA-256']?.length])).toEqual([
    ['20261130_K2026-11-0001_サンプル株式会社_46200.pdf', 64],
    ['（取得できませんでした）', 0],
  ]);
});

test('an index in Shift_JIS names what it cannot write', async () => {
  const order = { id: 'ordr1', name: '𠮷田ビル' };
  const { unwritable } = await zipFile([{ ...BILL, order }], new Map(), 'shiftJis');
  expect(unwritable).toEqual([{ character: '𠮷', text: '𠮷田ビル' }]);
});
