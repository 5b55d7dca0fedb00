import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { matchesKeyword, searchText } from './search-text.ts';

const column = pgTable('places', { searchText: text('search_text') }).searchText;
/** The patterns that the database is asked for. */
const patternsOf = (keyword: string | undefined): unknown[] => {
  const condition = matchesKeyword(column, keyword);
  return condition === undefined ? [] : new PgDialect().sqlToQuery(condition).params;
};

describe('two writings are one', () => {
  test.each([
    ['half-width and full-width kana', 'ﾊﾝｶｸﾋﾞﾙ', 'ハンカクビル'],
    ['a voiced kana in one character or in two', 'か\u3099', 'が'],
    ['full-width letters and digits', 'ＡＢＣ１２３', 'ABC123'],
    ['upper and lower case', 'TOYOSU', 'toyosu'],
    ['upper and lower case beyond ASCII', 'ÄÉΩЖ', 'äéωж'],
    ['the capital sharp s and the small one', 'STRAẞE', 'straße'],
    ['a composed letter and its parts', 'e\u0301', 'é'],
    ['a sign for a company and its parts', '㈱髙島', '(株)髙島'],
    ['circled and Roman numbers and their digits and letters', '①Ⅲ', '1iii'],
    ['the ideographic space and a plain one', '豊洲　橋', '豊洲 橋'],
  ])('%s', (_, one, other) => {
    expect(searchText(one)).toBe(searchText(other));
  });
});

describe('two characters stay two', () => {
  test.each([
    ['variants that are different names', '髙', '高'],
    ['characters beyond the first plane', '𠮷', '吉'],
    ['hiragana and katakana', 'とよす', 'トヨス'],
    ['the sharp s and ss: lower case, not spelling', 'straße', 'strasse'],
    ['a prolonged sound and a hyphen', 'タワー', 'タワ-'],
  ])('%s', (_, one, other) => {
    expect(searchText(one)).not.toBe(searchText(other));
  });
});

test('what is folded stays as it is when folded again, whatever the character of the first two planes', () => {
  const changed: string[] = [];
  for (let code = 1; code <= 0x1ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const once = searchText(String.fromCodePoint(code));
    if (searchText(once) !== once) changed.push(code.toString(16));
  }
  expect(changed).toEqual([]);
});

test('the fields of a row are a line each, and no word has a line break', () => {
  expect(searchText('新築工事', '東京都')).toBe('新築工事\n東京都');
  expect(patternsOf('工事\n東京都')).toEqual(['%工事%', '%東京都%']);
});

test.each([
  [undefined, []],
  ['', []],
  [' 　\t', []],
  ['豊洲', ['%豊洲%']],
  ['豊洲　ＡＢＣ  タワー', ['%豊洲%', '%abc%', '%タワー%']],
  ['100%', ['%100\\%%']],
  ['a_b', ['%a\\_b%']],
  ['\\', ['%\\\\%']],
  ['％＿＼', ['%\\%\\_\\\\%']],
])('%j asks for %j: every word, and no character of it is a wildcard', (keyword, expected) => {
  expect(patternsOf(keyword)).toEqual(expected);
});

test('words count once, in any writing, and ten of them at most', () => {
  expect(patternsOf('豊洲 豊洲　ABC ａｂｃ')).toEqual(['%豊洲%', '%abc%']);
  expect(patternsOf(Array(127).fill('京').join(' '))).toEqual(['%京%']);
  const eleven = Array.from({ length: 11 }, (_, index) => `町${index}`);
  expect(patternsOf(eleven.join(' '))).toEqual(eleven.slice(0, 10).map((word) => `%${word}%`));
});
