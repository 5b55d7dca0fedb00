import * as v from 'valibot';
import { readStepState, requestedStep, type StepPlan, shownStep, stepBefore, stepPath } from './steps.ts';

const PLAN: StepPlan<1 | 2 | 3 | 4> = { path: '/order/create', steps: [1, 2, 3, 4] };
const FROM_ZERO: StepPlan<0 | 1 | 2 | 3> = { path: '/order/x/share', steps: [0, 1, 2, 3] };

test.each([
  ['', 1],
  ['step=2', 2],
  ['step=4', 4],
  ['step=0', 1],
  ['step=5', 1],
  ['step=two', 1],
  ['step=02', 1],
] as const)('the address "%s" asks for step %i', (search, step) => {
  expect(requestedStep(PLAN, new URLSearchParams(search))).toBe(step);
});

test('the address of a step asks for that step, and that of the first one names none', () => {
  for (const plan of [PLAN, FROM_ZERO])
    for (const step of plan.steps)
      expect(requestedStep<number>(plan, new URL(stepPath<number>(plan, step), 'http://x').searchParams)).toBe(step);
  expect([stepPath(PLAN, 1), stepPath(FROM_ZERO, 0), stepPath(FROM_ZERO, 1)]).toEqual([
    '/order/create',
    '/order/x/share',
    '/order/x/share?step=1',
  ]);
});

test('before the first step there is none', () => {
  expect(PLAN.steps.map((step) => stepBefore(PLAN, step))).toEqual([1, 1, 2, 3]);
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
] as const)('step %i with input for %i (sent: %s) shows step %i', (requested, reachable, isSent, step) => {
  expect(shownStep(PLAN, { requested, reachable, isSent })).toBe(step);
});

const Sent = v.object({ orderId: v.string() });
test.each([
  [null, {}],
  ['x', {}],
  [{ from: 'x' }, {}],
  [{ from: 1 }, { from: 1 }],
  [{ sent: { orderId: 7 } }, {}],
  [{ sent: { orderId: 'order0000000000001' } }, { sent: { orderId: 'order0000000000001' } }],
])('state %j of an entry is read as %j', (state, expected) => {
  expect(readStepState(Sent, state)).toEqual(expected);
});
