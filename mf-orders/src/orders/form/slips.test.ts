import { slipsOf } from './slips.ts';

const order = {
  address: '東京都新宿区新宿三丁目1番',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  numberOfCars: '2',
};

test('an ordinary order has no slip', () => {
  expect(slipsOf(order, 2)).toEqual([]);
});

test('a period of one day is asked about', () => {
  expect(slipsOf({ ...order, endDate: order.startDate })).toEqual(['oneDay']);
  expect(slipsOf({ ...order, endDate: '2026-12-02' })).toEqual([]);
});

test.each([
  '東京都新宿区新宿三丁目1番',
  '東京都新宿区新宿3-17-2',
  '東京都新宿区新宿３丁目１７',
  '京都府京都市上京区下立売通新町西入薮ノ内町八十五番地',
  '北海道札幌市中央区北1条西2丁目1-1',
  '北海道旭川市神居町神居古潭番外地',
  '長野県北安曇郡白馬村大字北城123',
])('a site with a house number: %s', (address) => {
  expect(slipsOf({ ...order, address })).toEqual([]);
});

test.each(['東京都新宿区新宿三丁目', '東京都新宿区', '北海道札幌市中央区北1条西2丁目', '東京都新宿区新宿３丁目付近'])(
  'a site without a house number: %s',
  (address) => {
    expect(slipsOf({ ...order, address })).toEqual(['noHouseNumber']);
  },
);

test.each([
  ['20', 2, true],
  ['10', 2, true],
  ['9', 1, false],
  ['20', 5, false],
  ['25', 5, true],
  ['20', null, false],
  ['20', 0, true],
] as const)('%s cars after %s: asked about is %s', (numberOfCars, last, isAsked) => {
  expect(slipsOf({ ...order, numberOfCars }, last)).toEqual(isAsked ? ['manyCars'] : []);
});

test('several slips are told together, in the order of the form', () => {
  const all = { ...order, address: '東京都', endDate: order.startDate, numberOfCars: '20' };
  expect(slipsOf(all, 2)).toEqual(['noHouseNumber', 'oneDay', 'manyCars']);
});
