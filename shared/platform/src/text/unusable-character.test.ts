import { unusableCharacter } from './unusable-character.ts';

test.each([
  ['\n', '改行'],
  ['\u2028', '改行'],
  ['\t', 'タブ'],
  ['\u202E', 'U+202E'],
  ['\0', 'U+0000'],
])('%j has a name', (character, name) => {
  expect(unusableCharacter(character)).toBe(`使用できない文字（${name}）が含まれています。削除してください。`);
});
