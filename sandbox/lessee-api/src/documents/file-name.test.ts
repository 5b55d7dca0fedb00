import { fileNamePart } from './file-name.ts';

test.each([
  ['豊洲第一駐車場', '豊洲第一駐車場'],
  ['千代田区\n丸の内', '千代田区_丸の内'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['A棟/B棟 1:2 "仮"', 'A棟_B棟 1_2 _仮_'],
  ['見積\u202Efdp.exe', '見積_fdp.exe'],
  ['𠮷'.repeat(100), '𠮷'.repeat(60)],
  ['  髙島ビル  ', '髙島ビル'],
])('%j becomes %j in a file’s name', (text, expected) => {
  expect(fileNamePart(text)).toBe(expected);
});
