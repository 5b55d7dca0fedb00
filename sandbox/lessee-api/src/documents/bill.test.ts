import { brand } from '@portal/platform/text/brand';
import { type Bill, renderBill } from './bill.ts';
import { describeWithPoppler, pagesOf, textOf } from './testing/poppler.ts';
import { sampleBill } from './testing/samples.ts';

describeWithPoppler('a bill as a PDF', () => {
  test('says everything that a qualified invoice has to say', async () => {
    const text = textOf(await renderBill(sampleBill));
    for (const part of [
      '請求書',
      '㈱髙島﨑建設',
      '首都圏第一工事部',
      '𠮷田 花子 様',
      brand.company,
      '登録番号 T9234567890123',
      '請求書番号 202611-000042',
      '発行日 2026/11/01',
      '豊洲ABCタワー新築工事〓',
      '2026/11/01〜2026/11/30',
      'お支払い期日 2026/11/30',
      '66,000円',
      '小計（10%対象）',
      '71,555円',
      '消費税（10%）',
      '7,155円',
      '78,710円',
      'サンプル銀行 芝支店',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('has sum and tax of each rate, and marks what has the reduced one', async () => {
    const lines = [
      { description: '駐車場利用料', quantity: 1, unitPrice: 10_009 },
      { description: '飲料水', quantity: 1, unitPrice: 109, taxPercent: 8 },
    ];
    const text = textOf(await renderBill({ ...sampleBill, lines })).replace(/ +/g, ' ');
    for (const part of [
      '飲料水 ※',
      '※ 軽減税率（8%）対象',
      '小計（10%対象） 10,009円',
      '消費税（10%） 1,000円',
      '小計（8%対象） 109円',
      '消費税（8%） 8円',
      '11,126円',
    ])
      expect(text).toContain(part);
  });

  test.each<[string, Bill['addressee'], string]>([
    ['a person', { companyName: '甲社', department: '工事部', personName: '山田' }, '甲社工事部山田様'],
    ['a department', { companyName: '甲社', department: '工事部', personName: null }, '甲社工事部御中'],
    ['a company', { companyName: '甲社', department: null, personName: null }, '甲社御中'],
  ])('is addressed to %s with one title, after the last name', async (_, addressee, expected) => {
    const text = textOf(await renderBill({ ...sampleBill, addressee }));
    const left = text.split('\n').map((line) => line.slice(0, 24).replace(/\s/g, ''));
    expect(left.filter((line) => line !== '').join('')).toContain(expected);
  });

  test('goes on to a second page with its heads, and says the total once', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      description: `第${index + 1}区画`,
      quantity: 1,
      unitPrice: 1_000,
    }));
    const pages = pagesOf(await renderBill({ ...sampleBill, lines }));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain('金額（税抜）');
    expect(pages[0]).toMatch(/1 ?\/ ?2\s*$/);
    expect(pages[1]).toMatch(/2 ?\/ ?2\s*$/);
    expect(pages[1]).toContain('44,000円');
    expect(pages.join('').match(/合計/g)).toHaveLength(1);
    for (const { description } of lines) expect(pages.join('')).toContain(description);
  });
});
