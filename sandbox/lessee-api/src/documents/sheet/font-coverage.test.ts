import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printable, readCoverage } from './font-coverage.ts';

const read = (name: string) => readCoverage(readFileSync(join(__dirname, `../../../fonts/${name}.ttf`)));
const covers = read('NotoSansJP_400Regular');

test.each(['髙', '﨑', '𠮷', '㈱', 'ｶ', '①', 'Ⅲ', '〓', 'A'])('the font has %s', (character) => {
  expect(covers(character.codePointAt(0) ?? 0)).toBe(true);
});

test('the bold font has the same characters', () => {
  const boldCovers = read('NotoSansJP_700Bold');
  const others: number[] = [];
  for (let codePoint = 0; codePoint < 0x30000; codePoint += 1) {
    if (covers(codePoint) !== boldCovers(codePoint)) others.push(codePoint);
  }
  expect(others).toEqual([]);
});

test.each([
  ['豊洲タワー', '豊洲タワー'],
  ['🏗️工事👷‍♀️', '〓工事〓'],
  ['👨‍👩‍👧', '〓'],
  ['ไทย', '〓〓〓'],
  ['葛\u{E0100}飾', '葛飾'],
  ['a\u0301', 'á'],
  ['か\u3099', 'が'],
  // Composing would turn it into 塚, another way to write the name.
  ['\uFA10', '\uFA10'],
  ['一行\r\n二行\n三行', '一行\n二行\n三行'],
  ['表\t題\u0007', '表 題 '],
  ['左\u202E右\u200B', '左右'],
  ['', ''],
])('%j is printed as %j', (text, expected) => {
  expect(printable(text, covers)).toBe(expected);
});
