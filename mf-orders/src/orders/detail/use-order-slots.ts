import { type SlotFill, useSlot } from '@portal/platform';
import { useFeatures } from '@portal/platform/session';

type OrderSlot = SlotFill<{ readonly orderId: string }>;

/** What another area has of an order: `null` if there is nothing to show, `undefined` while that is not known. */
export interface OrderSlots {
  readonly usage: OrderSlot | null | undefined;
  readonly bills: OrderSlot | null | undefined;
}

export function useOrderSlots(when: 'now' | 'late'): OrderSlots {
  const usage = useSlot('order.usage', when);
  const bills = useSlot('order.bills', when);
  // Without it the host would answer with what belongs to all orders.
  return useFeatures().includes('listsOfOrder') ? { usage, bills } : { usage: null, bills: null };
}
