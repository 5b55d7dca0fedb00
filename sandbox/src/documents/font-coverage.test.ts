import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printable, readCoverage } from './font-coverage.ts';

const covers = readCoverage(readFileSync(join(__dirname, '../../fonts/NotoSansJP_400Regular.ttf')));

test.each(['髙', '﨑', '𠮷', '㈱', 'ｶ', '①', 'Ⅲ', '〓', 'A'])('the font has %s', (character) => {
  expect(covers(character.codePointAt(0) ?? 0)).toBe(true);
});

test.each([
  ['豊洲タワー', '豊洲タワー'],
  ['🏗️工事👷‍♀️', '〓工事〓'],
  ['👨‍👩‍👧', '〓'],
  ['葛\u{E0100}飾', '葛飾'],
  ['a\u0301', 'a\u0301'],
  ['', ''],
])('%j is printed as %j', (text, expected) => {
  expect(printable(text, covers)).toBe(expected);
});
