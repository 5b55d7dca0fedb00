import * as v from 'valibot';
import { orderPaths } from '#order/order-paths.ts';

/** Location, content, confirmation, completion [2.100, 2.110]. */
export const ORDER_STEPS = [1, 2, 3, 4] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const Step = v.fallback(v.pipe(v.picklist(['1', '2', '3', '4']), v.transform(Number), v.picklist(ORDER_STEPS)), 1);

/** The step is in the address, so that it survives a reload and Back. */
export const askedStep = (search: URLSearchParams): OrderStep => v.parse(Step, search.get('step') ?? '1');

export const stepPath = (step: OrderStep): string =>
  step === 1 ? orderPaths.create : `${orderPaths.create}?step=${step}`;

/** The router state of an entry: the step that led to it, the order that was made, and its key. */
const StepState = v.fallback(
  v.object({
    from: v.optional(v.picklist(ORDER_STEPS)),
    createdOrderId: v.optional(v.string()),
    submissionKey: v.optional(v.string()),
  }),
  {},
);
export type StepState = v.InferOutput<typeof StepState>;
export const readStepState = (state: unknown): StepState => v.parse(StepState, state ?? {});

interface Asked {
  asked: OrderStep;
  /** The last step allowed by the values and the files. */
  reachable: 1 | 2 | 3;
  isDone: boolean;
}

/**
 * The step to show: completion only for an order that was made, otherwise the last step allowed by the values and the
 * files.
 */
export function shownStep({ asked, reachable, isDone }: Asked): OrderStep {
  if (asked === 4) return isDone ? 4 : 1;
  return asked <= reachable ? asked : reachable;
}
