import { numbered } from '#testing/estimate-fixtures.ts';
import { pinsOf } from './estimate-pins.ts';

test('a pin has the number, the place and the state of its estimate, and stands out with its row', () => {
  const first = numbered(4, { parkingName: '旭町月極駐車場' });
  const second = numbered(2, { status: 'aborted', location: { latitude: 35.7, longitude: 139.8 } });
  expect(pinsOf([first, second], second.id)).toEqual([
    {
      id: first.id,
      number: 4,
      label: '4番 旭町月極駐車場 回答待ち',
      location: first.location,
      tone: 'waiting',
      isHighlighted: false,
    },
    {
      id: second.id,
      number: 2,
      label: '2番 第2パーキング 中止',
      location: { latitude: 35.7, longitude: 139.8 },
      tone: 'closed',
      isHighlighted: true,
    },
  ]);
});

test.each([
  ['unanswered', 'waiting'],
  ['rejected', 'closed'],
  ['accepted', 'agreed'],
  ['contracted', 'agreed'],
  ['aborted', 'closed'],
] as const)('the pin of one that is %s has the colour of those %s', (status, tone) => {
  expect(pinsOf([numbered(1, { status })], null)[0]?.tone).toBe(tone);
});
