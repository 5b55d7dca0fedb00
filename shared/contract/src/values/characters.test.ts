import { codePointName, countGraphemes, unusableInLine } from './characters.ts';

test.each([
  ['𠮷野家👨‍👩‍👧', 4],
  ['が'.normalize('NFD'), 1],
  ['👩🏻‍❤️‍💋‍👨🏻', 1],
  ['', 0],
])('%s has %i characters', (text, count) => {
  expect(countGraphemes(text, 255)).toBe(count);
});

test('a text that is certainly too long is not counted as a person counts', () => {
  expect(countGraphemes('か'.normalize('NFD') + '\u3099'.repeat(15), 1)).toBe(1);
  expect(countGraphemes(`か${'\u3099'.repeat(16)}`, 1)).toBe(17);
});

test('a character that cannot be shown is named by its number', () => {
  expect(codePointName('\0')).toBe('U+0000');
  expect(codePointName('\u202E')).toBe('U+202E');
});

test.each([
  ['a soft hyphen', '豊洲\u00AD橋', '\u00AD'],
  ['the Arabic letter mark', '豊洲\u061C橋', '\u061C'],
  ['a tag', '豊洲\u{E0041}橋', '\u{E0041}'],
  ['a ninth mark on a character', `か${'\u3099'.repeat(9)}`, '\u3099'],
  ['nine marks that are joined', `a${'\u0301\u200D'.repeat(8)}\u0302`, '\u0302'],
  ['nine marks that are not to be joined', `a${'\u0301\u200C'.repeat(8)}\u0302`, '\u0302'],
  ['nine marks with what is never seen', `a${'\u0301\u200C\u200D\u2060'.repeat(8)}\u0302`, '\u0302'],
])('%s cannot be used in a line', (_, text, character) => {
  expect(unusableInLine(text)).toBe(character);
});

test.each([
  ['eight marks on a character', `か${'\u3099'.repeat(8)}`],
  ['marks on many characters', 'か\u3099'.repeat(40)],
  ['an emoji of several people', '👨🏻‍👩🏽‍👧🏿‍👦'],
  ['a kanji with its variant', '葛\u{E0100}飾区'],
  ['Vietnamese, Thai and Hebrew names', `${'Nguyễn'.normalize('NFD')}น้ำשָּׁלוֹם`],
])('%s can', (_, text) => {
  expect(unusableInLine(text)).toBeNull();
});

test.each([
  `${'\u0301'.repeat(7)}a`.repeat(12_500),
  `\u0301${'\u200C'.repeat(7)}`.repeat(7).concat('a').repeat(1_750),
  `\u0301${'\u200C'.repeat(100_000)}`,
])('a text of a hundred thousand marks (%#) is looked at in no time', (text) => {
  const started = performance.now();
  unusableInLine(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});
