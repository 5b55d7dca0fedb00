import { coordinatesText, isLatitudeInJapan, isLongitudeInJapan, parseCoordinate } from './coordinates.ts';

test.each([
  ['35.681236', 35.681236],
  [' ３５．６８１２３６ ', 35.681236],
  ['-12', -12],
  ['139', 139],
  ['35.6812364999', 35.681236],
  ['35.6812365', 35.681237],
  [`0.${'1'.repeat(20)}`, 0.111111],
])('%j is %s degrees', (text, degrees) => {
  expect(parseCoordinate(text)).toBe(degrees);
});

test.each(['', '-', 'east', '1390', '35.', '.5', '35.6.8', '35,6', '35 6', 'x35', '35x', `0.${'1'.repeat(21)}`, '1e2'])(
  '%j is not a coordinate',
  (text) => {
    expect(parseCoordinate(text)).toBeNull();
  },
);

test('Japan is between 20 and 46 degrees north, and between 122 and 154 degrees east', () => {
  expect([19.9, 20, 46, 46.1].map(isLatitudeInJapan)).toEqual([false, true, true, false]);
  expect([121.9, 122, 154, 154.1].map(isLongitudeInJapan)).toEqual([false, true, true, false]);
});

test('coordinates are shown with six decimals, typed or not', () => {
  expect(coordinatesText({ latitude: 35.690921, longitude: 139.7 })).toBe('緯度 35.690921、経度 139.700000');
  expect(coordinatesText({ latitude: '３５．６９', longitude: '139.7002581' })).toBe('緯度 35.690000、経度 139.700258');
});
