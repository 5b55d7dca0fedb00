import * as v from 'valibot';
import { AddressValues } from './address-form.ts';

const messagesFor = (chips: string[], text = '', remarks = '') =>
  v.safeParse(AddressValues, { addresses: { chips, text }, remarks }).issues?.map(({ message }) => message) ?? [];

const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@x.jp`);

test.each([
  ['nothing', messagesFor([]), ['送信先メールアドレスを入力してください。']],
  ['one address', messagesFor(['a@x.jp']), []],
  ['an address that is still being typed', messagesFor([], 'suzuki@'), []],
  ['one wrong address', messagesFor(['a@x.jp', 'suzuki']), ['正しくないメールアドレスがあります：suzuki']],
  ['two wrong ones', messagesFor(['x', 'y']), ['正しくないメールアドレスがあります：x、y']],
  ['50 addresses', messagesFor(many(50)), []],
  ['53 addresses', messagesFor(many(53)), ['送信先は50件までです。3件を削除してください。']],
  [
    'a link in the message',
    messagesFor(['a@x.jp'], '', '詳しくはexample.jp/abcへ'),
    ['メッセージにリンク（URL）は入力できません。「example.jp」を削除してください。'],
  ],
  [
    'a long one',
    messagesFor(['a@x.jp'], '', `https://example.jp/${'a'.repeat(100)}`),
    [`メッセージにリンク（URL）は入力できません。「https://example.jp/${'a'.repeat(20)}…」を削除してください。`],
  ],
  ['an address to ask and the name of a file', messagesFor(['a@x.jp'], '', '図面.pdfはtaro@example.jpへ'), []],
  ['255 characters', messagesFor(['a@x.jp'], '', '👩‍👩‍👧'.repeat(255)), []],
  ['256 characters', messagesFor(['a@x.jp'], '', 'あ'.repeat(256)), ['メッセージは255文字以内で入力してください。']],
])('with %s the form says what is wrong', (_, messages, expected) => {
  expect(messages).toEqual(expected);
});
