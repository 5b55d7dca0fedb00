import { areTold, byPress } from './presses.ts';

test('a press is as slow as its slowest event', () => {
  const events = [
    { interactionId: 7, duration: 24 },
    { interactionId: 7, duration: 40 },
    { interactionId: 8, duration: 32 },
  ];
  expect(byPress(events, 2)).toEqual([40, 32]);
});

test('a press that no event tells of took the least, and what is no press does not count', () => {
  expect(byPress([{ interactionId: 0, duration: 400 }], 2)).toEqual([16, 16]);
});

test('whether the browser tells of presses at all shows in one that took longer than the least', () => {
  const quick = { durations: [16, 16], longestTask: 0 };
  expect(areTold([quick, { durations: [16, 24], longestTask: 0 }])).toBe(true);
  expect(areTold([quick, quick])).toBe(false);
});
