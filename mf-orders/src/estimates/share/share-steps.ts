import { ShareRemarks } from '@portal/contract/order-change';
import * as v from 'valibot';
import { orderPaths } from '#orders/order/order-paths.ts';
import type { StepPlan } from '#steps/steps.ts';
import { addressesOf, canSendTo } from './mail-list.ts';
import type { ShareDraft } from './share-draft.ts';

/** Selection, addresses, confirmation, completion [4.10]. */
type ShareStep = 0 | 1 | 2 | 3;
export const shareSteps = (orderId: string): StepPlan<ShareStep> => ({
  path: orderPaths.share(orderId),
  steps: [0, 1, 2, 3],
});

/** What was sent to whom. */
export const SentShare = v.object({ count: v.number(), emails: v.array(v.string()) });
export type SentShare = v.InferOutput<typeof SentShare>;

/** The last step allowed by what has been entered. */
export function reachableShareStep(selected: number, { addresses, remarks }: ShareDraft): 0 | 1 | 2 {
  if (selected === 0) return 0;
  return canSendTo(addressesOf(addresses)) && v.is(ShareRemarks, remarks) ? 2 : 1;
}
