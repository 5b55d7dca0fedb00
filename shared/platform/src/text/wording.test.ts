import { createText, t } from './message.ts';
import { wordingOf } from './wording.ts';

const say = createText('mf-test', {
  'wording.plain': '送ってみる',
  'wording.name': '{name}を外してみる',
  'wording.both': '{from}宛てを{to}宛てにする',
  'wording.more': '担当の{name}を外してみる',
  'wording.value': '{value}',
  'wording.name2': '{last} {first}',
});

test.each([
  ['a text without values is itself', say('wording.plain'), '送ってみる'],
  ['a common text is known to every app', t('common.close'), '閉じる'],
  ['a value is left out', say('wording.name', { name: '田中太郎' }), '{name}を外してみる'],
  ['several values are', say('wording.both', { from: '田中', to: '山田' }), '{from}宛てを{to}宛てにする'],
  ['the text that says most is meant', say('wording.more', { name: '田中' }), '担当の{name}を外してみる'],
  ['even if the value looks like a text', say('wording.name', { name: '送ってみる' }), '{name}を外してみる'],
])('%s: %j', (_, shown, wording) => {
  expect(wordingOf(shown)).toBe(wording);
});

test.each([
  ['what a customer wrote', '青葉ビル新築工事'],
  ['a text of nothing but a value', say('wording.value', { value: '田中太郎' })],
  ['a text of nothing but values and signs', say('wording.name2', { last: '田中', first: '太郎' })],
  ['a text without its value', 'を外してみる'],
  ['a text with more around it', `${say('wording.plain')}田中`],
  ['two values with nothing between', '田中宛てを宛てにする'],
  ['nothing', ''],
])('%s is none of our texts: %j', (_, shown) => {
  expect(wordingOf(shown)).toBeNull();
});

test('a press is counted without taking our texts apart, but for those with values', () => {
  const plain = say('wording.plain');
  const split = jest.spyOn(String.prototype, 'split');
  wordingOf(plain);
  expect(split).not.toHaveBeenCalled();
  wordingOf('青葉ビル新築工事');
  const taken = split.mock.contexts.map(String);
  split.mockRestore();
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((text) => !text.includes('{'))).toEqual([]);
});
