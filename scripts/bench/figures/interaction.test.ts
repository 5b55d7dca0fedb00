import { pressesTable, shiftsTable } from './interaction.ts';

const side = 'portal';

test('presses: the median of all, the slowest of a round and of all, and the longest task', () => {
  const measured = [
    [16, 24, 40],
    [16, 32, 64],
    [16, 24, 48],
  ].map((durations, round) => ({
    what: 'typing',
    side,
    round,
    sample: { durations, longestTask: 60 + round },
  }));
  expect(pressesTable(measured)).toContain('| typing | 50 | 24 | 48 | 64 | 61 | 3 |');
});

test('shifts: the most that was seen at each width', () => {
  const measured = [
    { width: 320, shift: 0.01 },
    { width: 320, shift: 0.03 },
    { width: 1440, shift: 0 },
  ].map((sample, round) => ({ what: '/', side, round, sample }));
  const lines = shiftsTable(measured);
  expect(lines).toContain('| below | 0.05 | 0.05 | 0.02 |');
  expect(lines).toContain('| `/` | 0.030 | – | 0.000 |');
});
