import { brand } from '@portal/platform/text/brand';
import { renderEstimates } from './estimates.ts';
import { describeWithPoppler, pagesOf, textOf } from './testing/poppler.ts';
import { sampleEstimates } from './testing/samples.ts';

describeWithPoppler('estimates as a PDF', () => {
  test('say for what, from whom, until when, and each parking lot with its price', async () => {
    const text = textOf(await renderEstimates(sampleEstimates(2)));
    for (const part of [
      '見積書',
      '㈱髙島﨑建設',
      '𠮷田 花子 様',
      brand.company,
      '登録番号 T9234567890123',
      '見積番号 M202611-000042',
      '有効期限 2026/12/20',
      '豊洲ABCタワー新築工事〓',
      '東京都江東区豊洲3丁目2-20',
      '2026/12/01〜2027/03/31',
      '3台・2tトラック',
      '1. 豊洲第1駐車場',
      '東京都江東区豊洲1丁目1-1',
      '徒歩1分未満',
      '21,555円',
      '64,665円',
      '6,466円',
      '71,131円',
      '2. 豊洲第2駐車場',
      '見積番号 M202611-000042-2',
      '徒歩1分',
      '契約事務手数料5,500円（税抜）',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('say where there is not room for all cars, and only there', async () => {
    const text = textOf(await renderEstimates(sampleEstimates(3)));
    expect(text).toMatch(/空き台数\s+3台(?!（)/);
    expect(text).toMatch(/空き台数\s+2台（必要台数に足りません）/);
    expect(text.match(/足りません/g)).toHaveLength(1);
  });

  test('keep each parking lot whole on its page, six on two pages', async () => {
    const pages = pagesOf(await renderEstimates(sampleEstimates(6)));
    expect(pages).toHaveLength(2);
    for (let number = 1; number <= 6; number += 1) {
      const page = pages.find((text) => text.includes(`${number}. 豊洲第${number}駐車場`)) ?? '';
      expect(page).toContain(`豊洲${number}丁目1-1`);
      expect(page).toContain(`M202611-000042-${number}`);
    }
    for (const page of pages) {
      expect(page.match(/の月額（税込）/g)?.length).toBe(page.match(/空き台数\s/g)?.length);
    }
  });

  test('show a kind of car that is not in the list as it is', async () => {
    const text = textOf(await renderEstimates({ ...sampleEstimates(1), automobileType: 'クレーン車' }));
    expect(text).toContain('3台・クレーン車');
  });
});
