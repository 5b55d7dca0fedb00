import type { Order } from '@portal/contract/order';
import { defineDraft } from '@portal/platform';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useLiveDraft } from '#draft/use-live-draft.ts';
import { PinSource } from '#orders/site/pin-source.ts';
import { changedFields, followOrder, registeredValues, UpdateValues } from './update-values.ts';

/** What survives a reload: the input, the order from which it began, and the ids of the files to remove. */
const UpdateDraft = v.object({
  values: UpdateValues,
  /** Who decided where the site is. */
  place: PinSource,
  before: UpdateValues,
  removed: v.array(v.string()),
});
type UpdateDraft = v.InferOutput<typeof UpdateDraft>;
const ORDER_UPDATE = defineDraft({ name: 'order-update', version: 1, schema: UpdateDraft });

const untouched = (order: Order): UpdateDraft => {
  const registered = registeredValues(order);
  return { values: registered, place: 'address', before: registered, removed: [] };
};

/** The draft of a change of this order. */
export function useUpdateDraft(order: Order) {
  const { draft, read, change, forget, isLost } = useLiveDraft(ORDER_UPDATE, untouched(order), order.id);

  const changeValues = useCallback(
    (values: Partial<UpdateValues>) => change({ values: { ...read().values, ...values } }),
    [read, change],
  );
  const changePinSource = (place: PinSource) => change({ place });
  const toggleRemoved = (id: string) => {
    const { removed } = read();
    change({ removed: removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id] });
  };
  /** Takes over what others have changed meanwhile; null if nothing. */
  const follow = useCallback(
    (newer: Order): UpdateValues | null => {
      const { values, before } = read();
      const after = registeredValues(newer);
      if (changedFields(after, before).length === 0) return null;
      const followed = followOrder(values, before, after);
      change({ values: followed, before: after });
      return followed;
    },
    [read, change],
  );
  const startOver = (current: Order) => change(untouched(current));
  return { ...draft, read, changeValues, changePinSource, toggleRemoved, follow, startOver, forget, isLost };
}
