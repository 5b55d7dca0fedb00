import type { Estimate } from '@portal/contract/estimate';
import { withNumbers } from './estimate-number.ts';

const estimate = (id: string, number?: number): Estimate => ({
  id,
  status: 'unanswered',
  minutesOnFoot: 3,
  location: { latitude: 35.69, longitude: 139.7 },
  parkingName: id,
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 38500,
  vacancy: 3,
  ...(number === undefined ? {} : { number }),
});
const numbersOf = (estimates: readonly { id: string; number: number }[]) =>
  estimates.map(({ id, number }) => `${id}${number}`);

test('the host’s numbers are taken as they are, in whatever order the estimates come', () => {
  expect(numbersOf(withNumbers([estimate('b', 4), estimate('a', 1)]))).toEqual(['b4', 'a1']);
});

test('without them it is the place at the first look, whatever is answered or arrives later', () => {
  const first = withNumbers([estimate('a'), estimate('b'), estimate('c')]);
  expect(numbersOf(first)).toEqual(['a1', 'b2', 'c3']);
  const second = withNumbers([estimate('new'), estimate('c'), estimate('a'), estimate('b')], first);
  expect(numbersOf(second)).toEqual(['new4', 'c3', 'a1', 'b2']);
  expect(numbersOf(withNumbers([estimate('x'), estimate('b')], second))).toEqual(['x5', 'b2']);
});

test('a number that was sent once is never given to another', () => {
  expect(numbersOf(withNumbers([estimate('a'), estimate('b', 2)]))).toEqual(['a3', 'b2']);
});
