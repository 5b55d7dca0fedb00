import { brand } from '@portal/platform/text/brand';
import { renderConsolidatedBill } from './consolidated-bill.ts';
import { describeWithPoppler, pagesOf, textOf } from './testing/poppler.ts';
import { sampleConsolidatedBill } from './testing/samples.ts';

describeWithPoppler('a consolidated bill as a PDF', () => {
  test('says everything that a qualified invoice has to say, and names its bills', async () => {
    const text = textOf(await renderConsolidatedBill(sampleConsolidatedBill(3)));
    for (const part of [
      '合算請求書',
      '東海道建設㈱ 御中',
      brand.company,
      '登録番号 T9234567890123',
      '請求書番号 G202611-000007',
      '2026年11月分（請求書 3件）',
      '2026/10/21〜2026/11/20',
      '締め日',
      'お支払い期日 2026/12/31',
      '202611-000103',
      '豊洲第3駐車場',
      '第3現場𠮷野ビル改修',
      '小計（10%対象）',
      '消費税（10%）',
      'サンプル銀行 芝支店',
      '請求書ごとに税率別に1回計算し',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('in the place of another says which, why, and since when', async () => {
    const corrects = { number: 'G202611-000003', reason: '解約日の変更', issuedOn: '2026-11-24' };
    const text = textOf(await renderConsolidatedBill({ ...sampleConsolidatedBill(3), corrects }));
    for (const part of [
      '発行日 2026/11/24',
      '請求書番号 G202611-000003 を、この合算請求書に訂正します。',
      '解約日の変更',
      '締め日',
      '2026/11/20',
    ])
      expect(text).toContain(part);
  });

  test('comes to what its lines show, to the yen', async () => {
    const text = textOf(await renderConsolidatedBill(sampleConsolidatedBill(3)));
    expect(text.match(/20,009円\s+2,000円\s+22,009円/g)).toHaveLength(3);
    expect(text).toMatch(/小計（10%対象）\s+60,027円/);
    // 10 % of the sum would be 6,002.
    expect(text).toMatch(/消費税（10%）\s+6,000円/);
    expect(text.match(/66,027円/g)).toHaveLength(2);
  });

  test('goes on over the pages with its heads and their numbers, no bill lost and none twice', async () => {
    const input = sampleConsolidatedBill(60);
    const pages = pagesOf(await renderConsolidatedBill(input));
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('金額（税込）');
      expect(page).toMatch(new RegExp(`${index + 1} ?/ ?4\\s*$`));
    }
    const all = pages.join('\n');
    expect(all.match(/202611-0001\d\d/g)).toEqual(input.bills.map(({ number }) => number));
    expect(all.match(/合計（税込）/g)).toHaveLength(1);
    expect(pages[3]).toContain('1,320,540円');
  });
});
