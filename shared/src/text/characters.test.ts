import { codePointName, countGraphemes } from './characters.ts';

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
