import * as v from 'valibot';
import { filledLine } from './filled-line.ts';
import { filledLineUpTo } from './text-rules.ts';

const schema = filledLine(5, { empty: '入力してください。', tooLong: '5文字以内で入力してください。' });
const sentence = (text: string) => v.safeParse(schema, text).issues?.[0].message;

test.each([
  ['', '入力してください。'],
  [' 　', '入力してください。'],
  ['\u200B', '入力してください。'],
  ['あいうえおか', '5文字以内で入力してください。'],
  [`か${'\u3099'.repeat(45_000)}`, '使用できない文字（U+3099）が含まれています。削除してください。'],
  ['豊洲\u2028A', '使用できない文字（改行）が含まれています。削除してください。'],
  ['豊洲\nA', '使用できない文字（改行）が含まれています。削除してください。'],
  ['豊洲\tA', '使用できない文字（タブ）が含まれています。削除してください。'],
  ['豊\u202E洲', '使用できない文字（U+202E）が含まれています。削除してください。'],
  ['豊\0洲', '使用できない文字（U+0000）が含まれています。削除してください。'],
])('%j is refused with a reason', (text, words) => {
  expect(sentence(text)).toBe(words);
});

test.each(['豊洲タワー', ' 豊洲 ', '葛󠄀城市', '👨‍👩‍👧'])('%s is accepted by the form and by the API', (text) => {
  expect(v.parse(schema, text)).toBe(v.parse(filledLineUpTo(5), text));
});
