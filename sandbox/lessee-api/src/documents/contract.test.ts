import { brand } from '@portal/platform/text/brand';
import { renderContract } from './contract.ts';
import { describeWithPoppler, pagesOf, runningTextOf } from './testing/poppler.ts';
import { sampleContract } from './testing/samples.ts';

describeWithPoppler('a contract as a PDF', () => {
  test('says who, what, where, how long and for how much', async () => {
    const text = runningTextOf(await renderContract(sampleContract));
    for (const part of [
      '駐車場利用契約書',
      '契約番号K202611-000042',
      `${brand.company}（以下「甲」といいます。）と㈱髙島﨑建設（以下「乙」といいます。）は`,
      '豊洲ABCタワー新築工事〓',
      '𠮷野第一駐車場',
      '東京都江東区豊洲2丁目1-1',
      '2026/12/01〜2027/03/31',
      '3台・2tトラック',
      '1台21,555円（税抜）',
      '71,131円（税込、3台分）',
      '小計64,665円（10%対象）',
      '消費税（10%）6,466円',
      '5,500円（税抜、初回のみ）',
      '第1条（目的）',
      '第13条（協議と管轄）',
      'T9234567890123',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is one sheet of paper, printed on both sides, for accounts of either kind', async () => {
    expect(pagesOf(await renderContract(sampleContract))).toHaveLength(2);
    const payment = { billingUnit: 'monthly', closingDay: 30 } as const;
    expect(pagesOf(await renderContract({ ...sampleContract, payment }))).toHaveLength(2);
  });

  test('has the places to sign on one page, with the end of its text', async () => {
    const companyName = '首都圏インフラストラクチャーメンテナンスホールディングス'.repeat(6);
    for (const lessee of [sampleContract.lessee, { companyName, department: companyName }]) {
      const last = pagesOf(await renderContract({ ...sampleContract, lessee })).at(-1);
      for (const part of ['第13条', '契約日', '甲（貸主）', '乙（借主）', '署名または記名', '印']) {
        expect(last).toContain(part);
      }
    }
  });

  test('has no line for the department of an account without one', async () => {
    const lessee = { ...sampleContract.lessee, department: null };
    expect(runningTextOf(await renderContract({ ...sampleContract, lessee }))).not.toContain('部署');
    expect(runningTextOf(await renderContract(sampleContract))).toContain('部署首都圏第一工事部');
  });
});
