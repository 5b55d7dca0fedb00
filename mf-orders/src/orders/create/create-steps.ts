import * as v from 'valibot';
import { orderPaths } from '#orders/order/order-paths.ts';
import type { StepPlan } from '#steps/steps.ts';

/** Location, content, confirmation, completion [2.100, 2.110]. */
export type CreateStep = 1 | 2 | 3 | 4;
export const CREATE_STEPS: StepPlan<CreateStep> = { path: orderPaths.create, steps: [1, 2, 3, 4] };

/** The id of the order (null: the host did not send it), its site, and the key that it was sent with. */
export const SentOrder = v.object({ orderId: v.nullable(v.string()), name: v.string(), submissionKey: v.string() });
