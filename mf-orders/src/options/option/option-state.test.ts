import { awaitedReply, isOpen, optionState, optionSteps } from './option-state.ts';

test.each([
  ['accepted', undefined, 'accepted', true],
  ['accepted', 'reviewing', 'reviewing', true],
  ['accepted', 'answered', 'answered', true],
  ['accepted', 'arranging', 'arranging', false],
  ['accepted', 'done', 'done', false],
  ['accepted', 'unknown', 'unknown', true],
  ['cancelled', 'reviewing', 'cancelled', false],
  ['unknown', 'reviewing', 'unknown', true],
] as const)('%s and %s are %s, which can be changed: %s', (status, progress, state, open) => {
  expect(optionState({ status, progress })).toBe(state);
  expect(isOpen({ status, progress })).toBe(open);
});

test.each([
  ['accepted', ['done', 'done', 'ours', 'todo', 'todo']],
  ['reviewing', ['done', 'done', 'ours', 'todo', 'todo']],
  ['answered', ['done', 'done', 'done', 'yours', 'todo']],
  ['arranging', ['done', 'done', 'done', 'done', 'ours']],
  ['done', ['done', 'done', 'done', 'done', 'done']],
] as const)('the steps of one that is %s', (progress, states) => {
  expect(optionSteps({ status: 'accepted', progress })?.map(({ state }) => state)).toEqual(states);
});

test('a step that is done knows when and by whom', () => {
  const submitted = { kind: 'submitted', at: '2026-11-20T01:00:00.000Z', by: null } as const;
  const steps = optionSteps({ status: 'accepted', progress: 'reviewing', history: [submitted] });
  expect(steps?.map(({ event }) => event)).toEqual([submitted, undefined, undefined, undefined, undefined]);
});

test.each([
  ['accepted', undefined],
  ['accepted', 'unknown'],
  ['cancelled', 'reviewing'],
] as const)('%s and %s have no steps', (status, progress) => {
  expect(optionSteps({ status, progress })).toBeNull();
});

test.each([
  ['accepted', 'reviewing', '2026-12-02', '2026-12-02'],
  ['accepted', undefined, '2026-12-02', '2026-12-02'],
  ['accepted', 'reviewing', undefined, null],
  ['accepted', 'answered', '2026-12-02', null],
  ['cancelled', 'reviewing', '2026-12-02', null],
] as const)(
  'an answer to one that is %s and %s, expected on %s, is awaited: %s',
  (status, progress, expectedReplyDate, day) => {
    expect(awaitedReply({ status, progress, expectedReplyDate })).toBe(day);
  },
);
