import { MUNICIPALITIES } from './municipalities.ts';
import { municipalityName } from './reverse-geocode.ts';

test.each([
  ['13104', '東京都新宿区'],
  ['01101', '北海道札幌市中央区'],
  ['1101', '北海道札幌市中央区'],
  ['14133', '神奈川県川崎市中原区'],
  ['22138', '静岡県浜松市中央区'],
  ['47382', '沖縄県与那国町'],
  ['13999', null],
  ['99101', null],
  ['', null],
])('municipality %s is %s', (code, name) => {
  expect(municipalityName(code, MUNICIPALITIES)).toBe(name);
});

test('every prefecture has its municipalities, each code once', () => {
  const lines = MUNICIPALITIES.trim().split('\n');
  expect(lines).toHaveLength(47);
  for (const line of lines) {
    const codes = line
      .split(' ')
      .slice(1)
      .map((entry) => entry.slice(0, 3));
    expect(new Set(codes).size).toBe(codes.length);
  }
});
