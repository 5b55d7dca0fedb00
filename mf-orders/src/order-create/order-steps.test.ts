import { askedStep, readStepState, shownStep, stepPath } from './order-steps.ts';

test.each([
  ['', 1],
  ['step=2', 2],
  ['step=4', 4],
  ['step=0', 1],
  ['step=5', 1],
  ['step=two', 1],
] as const)('the address "%s" asks for step %i', (search, step) => {
  expect(askedStep(new URLSearchParams(search))).toBe(step);
});

test('the address of a step asks for that step', () => {
  for (const step of [1, 2, 3, 4] as const)
    expect(askedStep(new URL(stepPath(step), 'http://x').searchParams)).toBe(step);
});

test.each([
  [1, 1, false, 1],
  [1, 3, false, 1],
  [2, 1, false, 1],
  [2, 2, false, 2],
  [3, 1, false, 1],
  [3, 2, false, 2],
  [3, 3, false, 3],
  [4, 3, false, 1],
  [4, 1, true, 4],
  [2, 1, true, 1],
] as const)('step %i with values for %i (done: %s) shows step %i', (asked, reachable, isDone, step) => {
  expect(shownStep({ asked, reachable, isDone })).toBe(step);
});

test.each([
  [null, {}],
  ['x', {}],
  [{ from: 9 }, {}],
  [{ from: 1 }, { from: 1 }],
  [{ createdOrderId: 'order0000000000001' }, { createdOrderId: 'order0000000000001' }],
])('state %j of an entry is read as %j', (state, expected) => {
  expect(readStepState(state)).toEqual(expected);
});
