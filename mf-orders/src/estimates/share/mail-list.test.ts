import { addressesIn, addressesOf, canSendTo, countSurplus, isAddress, withAddresses } from './mail-list.ts';

test.each([
  ['a@x.jp', ['a@x.jp']],
  ['a@x.jp,b@x.jp', ['a@x.jp', 'b@x.jp']],
  ['a@x.jp，b@x.jp、c@x.jp', ['a@x.jp', 'b@x.jp', 'c@x.jp']],
  ['a@x.jp､b@x.jp；c@x.jp; d@x.jp', ['a@x.jp', 'b@x.jp', 'c@x.jp', 'd@x.jp']],
  ['a@x.jp\r\nb@x.jp\n\nc@x.jp\t', ['a@x.jp', 'b@x.jp', 'c@x.jp']],
  ['  a@x.jp　b@x.jp ', ['a@x.jp', 'b@x.jp']],
  ['taro @example.jp', ['taro@example.jp']],
  ['ｔａｒｏ　＠ example . jp', ['taro@example.jp']],
  ['a@x.jp taro @example.jp', ['a@x.jptaro@example.jp']],
  ['taro @example.jp, a@x.jp b@x.jp', ['taro@example.jp', 'a@x.jp', 'b@x.jp']],
  ['a@x.jp\tb@x.jp', ['a@x.jp', 'b@x.jp']],
  ['a@x.jp suzuki', ['a@x.jpsuzuki']],
  [' , 、\n', []],
  ['ｙａｍａｄａ＠ｘ．ｊｐ', ['yamada@x.jp']],
  ['\u200ba@x.jp\ufeff', ['a@x.jp']],
])('%j holds the addresses %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test('an address is in the list once, as it was written first', () => {
  expect(withAddresses(['Yamada@x.jp'], 'yamada@X.jp, b@x.jp B@x.jp')).toEqual(['Yamada@x.jp', 'b@x.jp']);
});

test('the address that is still being typed counts', () => {
  expect(addressesOf({ chips: ['a@x.jp'], text: ' b@x.jp' })).toEqual(['a@x.jp', 'b@x.jp']);
});

test.each([
  ['yamada@takashima.example.co.jp', true],
  ['suzuki@takashima', false],
  ['suzuki', false],
  ['@takashima.jp', false],
  ['a@b@c.jp', false],
  ['鈴木@takashima.jp', false],
  [`${'a'.repeat(250)}@x.jp`, false],
])('%s is an address: %s', (text, isOne) => {
  expect(isAddress(text)).toBe(isOne);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@x.jp`);

test.each([
  [[], false],
  [['a@x.jp'], true],
  [['a@x.jp', 'suzuki'], false],
  [many(50), true],
  [many(51), false],
])('the mail can go to list %#: %s', (addresses, can) => {
  expect(canSendTo(addresses)).toBe(can);
});

test('of 53 addresses three are too many', () => {
  expect([countSurplus(many(50)), countSurplus(many(53))]).toEqual([0, 3]);
});
