import * as v from 'valibot';
import { isVisible, unusableInLine } from './characters.ts';
import { filledLineUpTo, lineUpTo, textUpTo } from './text-rules.ts';

const marks = (count: number) => `か${'\u3099'.repeat(count)}`;

test('the length of a text is counted as a person counts it', () => {
  expect(v.is(textUpTo(1), 'a'.repeat(16))).toBe(false);
  expect(v.is(textUpTo(3), '𠮷野家')).toBe(true);
  expect(v.is(textUpTo(3), '𠮷野家が')).toBe(false);
  expect(v.is(textUpTo(3), '👩🏻‍❤️‍💋‍👨🏻'.repeat(3))).toBe(true);
});

test('free text: thousands of marks do not count as one letter', () => {
  expect(v.is(textUpTo(255), marks(255 * 16 - 1))).toBe(true);
  expect(v.is(textUpTo(255), marks(255 * 16))).toBe(false);
  expect(v.is(textUpTo(255), marks(45_000))).toBe(false);
});

test.each([
  ['a line', lineUpTo(255)],
  ['a name', filledLineUpTo(255)],
])('%s: a letter has eight marks at most', (_what, schema) => {
  expect(v.is(schema, marks(8))).toBe(true);
  expect(v.is(schema, marks(9))).toBe(false);
  expect(v.is(schema, marks(45_000))).toBe(false);
});

test.each([
  ['free text', textUpTo(255)],
  ['a line', lineUpTo(255)],
  ['a name', filledLineUpTo(255)],
])('%s: a hundred thousand letters are refused without being counted', (_what, schema) => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const text = 'a'.repeat(98_000);
  expect(v.safeParse(schema, text).issues).toHaveLength(1);
  expect(v.safeParse(schema, 'a'.repeat(256)).issues).toHaveLength(1);
  expect(segment).not.toHaveBeenCalledWith(text);
  segment.mockRestore();
});

test.each([
  ['a line break', '豊洲\n新築'],
  ['a carriage return', '豊洲\r新築'],
  ['a tab', '豊洲\t新築'],
  ['NUL', '豊洲\0新築'],
  ['a C1 control', '豊洲\u0085新築'],
  ['a line separator', '豊洲\u2028新築'],
  ['a paragraph separator', '豊洲\u2029新築'],
  ['a direction override', '豊洲\u202Efdp.exe'],
  ['a direction isolate', '豊洲\u2066新築'],
])('a single line must not contain %s', (_what, text) => {
  expect(v.is(lineUpTo(255), text)).toBe(false);
});

test.each(['株式会社　豊洲建設', 'ﾄﾖｽ', '葛󠄀城市', '👨‍👩‍👧', "O'Brien & Co., Ltd.", 'שלום'])(
  '%s is a single line',
  (text) => {
    expect(unusableInLine(text)).toBeNull();
    expect(v.is(filledLineUpTo(255), text)).toBe(true);
  },
);

test.each(['', ' ', '\u3000', '\u200B', '\u200B\u200D\uFEFF', '\u00AD', '\u3164'])(
  'a name without visible characters is not a name (%j)',
  (text) => {
    expect(isVisible(text)).toBe(false);
    expect(v.is(filledLineUpTo(255), text)).toBe(false);
  },
);

test('a line may be empty, but not invisible', () => {
  expect(v.parse(lineUpTo(10), ' 　')).toBe('');
  expect(v.is(lineUpTo(10), '\u200B')).toBe(false);
});

test('the refused character is named', () => {
  const { issues } = v.safeParse(lineUpTo(10), 'a\u202Eb');
  expect(issues?.[0].message).toBe('Holds U+202E, which a single line must not');
  expect(v.safeParse(lineUpTo(10), '\u200B').issues?.[0].message).toBe('Holds nothing that can be seen');
  expect(v.safeParse(textUpTo(1), 'ab').issues?.[0].message).toBe('Longer than 1');
});
