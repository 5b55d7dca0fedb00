import * as v from 'valibot';
import { codePointName } from './characters.ts';
import { filledLine } from './filled-line.ts';
import { filledLineUpTo } from './text-rules.ts';

const schema = filledLine(5, {
  unusable: codePointName,
  empty: '入力してください。',
  tooLong: '5文字以内で入力してください。',
});
const sentence = (text: string) => v.safeParse(schema, text).issues?.[0].message;

test.each([
  ['', '入力してください。'],
  [' 　', '入力してください。'],
  ['\u200B', '入力してください。'],
  ['あいうえおか', '5文字以内で入力してください。'],
  [`か${'\u3099'.repeat(45_000)}`, 'U+3099'],
  ['豊洲\u2028A', 'U+2028'],
  ['豊洲\nA', 'U+000A'],
  ['豊洲\tA', 'U+0009'],
  ['豊\u202E洲', 'U+202E'],
  ['豊\0洲', 'U+0000'],
])('%j is refused with a reason', (text, words) => {
  expect(sentence(text)).toBe(words);
});

test.each(['豊洲タワー', ' 豊洲 ', '葛󠄀城市', '👨‍👩‍👧'])('%s is accepted by the form and by the API', (text) => {
  expect(v.parse(schema, text)).toBe(v.parse(filledLineUpTo(5), text));
});
