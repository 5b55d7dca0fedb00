import { linkIn, withoutLinks } from './link.ts';

test.each([
  'https://evil.example/a',
  'HTTP://EVIL.EXAMPLE',
  'ftp://evil.example',
  'www.evil.example',
  'WWW.Evil.Example をご覧ください',
  '詳しくはhttps://evil.example/へ',
  'evil.com',
  'EVIL.COM',
  'Evil.Com',
  'example.jp/abc',
  'example.co.jp',
  '詳しくはexample.jpへ',
  '（evil.com）',
  'evil.com。',
  'evil.com:8080/a',
  'bit.ly/3xYz',
  'evil.horse',
  'secure-login.evil.support',
  '163.com',
  '詳しくはevil.com',
  'evil.comを見て',
  '詳しくはevil.horseへ',
  'evil.vu',
  'evil.ws',
  '日本語.jp',
  'xn--wgv71a119e.xn--q9jyb4c',
  // As NFKC reads it, and with what nobody sees.
  'ｅｖｉｌ．ｃｏｍ',
  'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil․com',
  'ev\u200bil.c\u00adom',
  // A domain with an ending that people know from files.
  'drawing.zip',
  // What follows the ending is no part of it.
  'evil.com-login',
  'evil.com_x',
  'evil.horse-login',
  // An address of a machine.
  '203.0.113.5/login',
  '詳しくは203.0.113.5:8080',
  // Endings that are words.
  '日本語.cafe',
  'secure.Bank',
  'evil.CAFE',
  // What stands before the @ makes it no person's address.
  'https://taro@evil.example/',
  'taro@evil.com/login',
  'taro@example.jp と evil.com',
])('%s is a link', (text) => {
  expect(linkIn(text)).not.toBeNull();
});

test.each([
  '',
  'ご確認をお願いします。',
  '株式会社A.B.C',
  '株式会社A.B.Cの山田です',
  'A.B.C建設',
  'ABC Co.,Ltd.',
  'TANAKA Co.Ltd',
  'Y.Tanaka',
  'K.K.ABC',
  '図面.pdf',
  'plan_2026.11.27.xlsx',
  '配置図（最終）.dwg をご覧ください',
  '見積書.PDF',
  'drawing.pdf/見積.xlsx',
  'ご不明な点は taro.yamada@example.co.jp まで',
  '連絡先：taro@example.jp。',
  'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ',
  '2026.11.27',
  '3.5m、4.2t',
  '1.5km先、No.3',
  'Tel.03-1234-5678',
  'a.m.9:00〜p.m.5:00',
  'P1.P2',
  'OK.Thanks',
  'B1F.エレベーター前',
  '10:00〜12:00',
  'ver.2.0',
  '1.2.3.4',
  '1.2.3.4：搬入口',
  '2026.11.27/28',
  'No.AB-1',
  // No country has these two letters.
  'node.js',
  'Vue.jsの画面',
  'vol.Ⅱ',
  '図面一式.zip',
  'ロゴ.AI',
  '図面.pdf_旧',
  '図面.dwg-2',
  '搬入口は北側です．ＡＢ棟の前',
])('%s is none', (text) => {
  expect(linkIn(text)).toBeNull();
});

test('what is named is what stands there', () => {
  expect(linkIn('見積はexample.jp/abcです')).toBe('example.jp');
  expect(linkIn('https://evil.example/a をご覧ください')).toBe('https://evil.example/a');
});

test.each([
  'a'.repeat(100_000),
  'a.'.repeat(50_000),
  'a@'.repeat(50_000),
  'www.'.repeat(25_000),
  '.aa-'.repeat(25_000),
  '1.1.1.1.'.repeat(12_500),
])('a long text (%#) is looked through in no time', (text) => {
  const startedAt = performance.now();
  linkIn(text);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a name is left as it is, unless a mail program would make a link of it', () => {
  expect(withoutLinks('豊洲タワー新築工事（A.B.C）')).toBe('豊洲タワー新築工事（A.B.C）');
  const neutral = withoutLinks('https://evil.example/ 新築工事');
  expect(neutral).toBe('https：//evil．example/ 新築工事');
  expect(withoutLinks('203.0.113.5/login')).toBe('203．0．113．5/login');
  expect(withoutLinks('日本語.cafe')).toBe('日本語．cafe');
});
