import { stageOf } from './session-length.ts';

const MINUTE = 60_000;
const both = { idleMs: 30 * MINUTE, absoluteMs: 600 * MINUTE };
const stage = (idleMinutes: number, absoluteMinutes: number, limits: Parameters<typeof stageOf>[0] = both) =>
  stageOf(limits, { idleMs: idleMinutes * MINUTE, absoluteMs: absoluteMinutes * MINUTE });

test.each([
  ['just used: until the warning', 0, 10, { kind: 'running', leftMs: 29 * MINUTE }],
  ['a minute before the idle end: a warning', 29, 40, { kind: 'warned', reason: 'idle', leftMs: MINUTE }],
  ['within that minute', 29.5, 40, { kind: 'warned', reason: 'idle', leftMs: MINUTE / 2 }],
  ['at the idle end', 30, 40, { kind: 'over', reason: 'idle' }],
  ['long after it: a laptop that slept', 500, 510, { kind: 'over', reason: 'idle' }],
  ['used all day: until the other warning', 0, 594, { kind: 'running', leftMs: MINUTE }],
  [
    'five minutes before the absolute end: that warning',
    0,
    595,
    { kind: 'warned', reason: 'tooLong', leftMs: 5 * MINUTE },
  ],
  ['then left idle: the idle warning in its turn', 28, 598, { kind: 'warned', reason: 'tooLong', leftMs: MINUTE }],
  [
    'within both warnings: the one that a press puts off',
    29,
    599.5,
    { kind: 'warned', reason: 'idle', leftMs: MINUTE / 2 },
  ],
  ['at the absolute end', 0, 600, { kind: 'over', reason: 'tooLong' }],
  ['at both ends: the one that no use could have put off', 30, 600, { kind: 'over', reason: 'tooLong' }],
  ['clocks that went back are no reason', -5, 10, { kind: 'running', leftMs: 34 * MINUTE }],
] as const)('%s', (_title, idle, absolute, expected) => {
  expect(stage(idle, absolute)).toEqual(expected);
});

test('without an absolute end a session in use goes on for ever', () => {
  expect(stage(0, 1e6, { idleMs: 30 * MINUTE })).toMatchObject({ kind: 'running' });
});

test('without an idle end nobody is warned', () => {
  expect(stage(1e6, 10, { absoluteMs: 600 * MINUTE })).toEqual({ kind: 'running', leftMs: 585 * MINUTE });
});
