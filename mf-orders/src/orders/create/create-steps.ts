import * as v from 'valibot';
import { orderPaths } from '#orders/order/order-paths.ts';
import type { StepPlan } from '#steps/steps.ts';

/** Location, content, confirmation, completion [2.100, 2.110]. */
export type OrderStep = 1 | 2 | 3 | 4;
export const ORDER_STEPS: StepPlan<OrderStep> = { path: orderPaths.create, steps: [1, 2, 3, 4] };

/** The id of the order (null: the host did not send it), its site, and the key that it was sent with. */
export const SentOrder = v.object({ orderId: v.nullable(v.string()), name: v.string(), submissionKey: v.string() });
