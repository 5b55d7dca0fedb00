import type { Order } from '@portal/shared/contract/order';
import { useDraft } from '@portal/shared/host';
import { useCallback, useRef } from 'react';
import * as v from 'valibot';
import { SitePlace } from '#location/site-place.ts';
import { changedFields, followOrder, registeredValues, UpdateValues } from './update-values.ts';

/** What survives a reload: the input, the order that it began with, and the ids of the files to remove. */
const UpdateDraft = v.object({
  values: UpdateValues,
  /** Who has said where the site is. */
  place: SitePlace,
  before: UpdateValues,
  removed: v.array(v.string()),
});
type UpdateDraft = v.InferOutput<typeof UpdateDraft>;

const untouched = (order: Order): UpdateDraft => {
  const registered = registeredValues(order);
  return { values: registered, place: 'address', before: registered, removed: [] };
};

/** The input of a change of this order, as it was left. */
export function useUpdateDraft(order: Order) {
  const [draft, keep, forget] = useDraft(`order-update-${order.id}`, UpdateDraft, untouched(order));
  // Several events may come before the next render: each builds on the result of the one before.
  const latest = useRef(draft);
  latest.current = draft;

  const change = useCallback(
    (next: Partial<UpdateDraft>) => {
      latest.current = { ...latest.current, ...next };
      keep(latest.current);
    },
    [keep],
  );
  const changeValues = useCallback(
    (values: Partial<UpdateValues>) => change({ values: { ...latest.current.values, ...values } }),
    [change],
  );
  const changePlace = (place: SitePlace) => change({ place });
  const toggleRemoved = (id: string) => {
    const { removed } = latest.current;
    change({ removed: removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id] });
  };
  /** Takes over what others have changed meanwhile. null: nothing. */
  const follow = useCallback(
    (newer: Order): UpdateValues | null => {
      const { values, before } = latest.current;
      const after = registeredValues(newer);
      if (changedFields(after, before).length === 0) return null;
      const followed = followOrder(values, before, after);
      change({ values: followed, before: after });
      return followed;
    },
    [change],
  );
  const startOver = (current: Order) => change(untouched(current));
  /** As it is at this moment, which may be later than the last render. */
  const read = () => latest.current;
  return { ...draft, read, changeValues, changePlace, toggleRemoved, follow, startOver, forget };
}
