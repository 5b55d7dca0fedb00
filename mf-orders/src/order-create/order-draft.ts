import { useDraft } from '@portal/shared/host';
import { todayInTokyo } from '@portal/shared/text';
import { useCallback, useRef } from 'react';
import * as v from 'valibot';
import { emptyOrderValues, OrderValues } from '#order/order-values.ts';
import type { Prefill } from '#prefill/order-prefill.ts';
import { Submission } from './submission.ts';

/** Everything of a new order except its files, in the form that survives a reload. */
const OrderDraft = v.object({
  values: OrderValues,
  /** The notice about values handed over by a linking service. */
  prefill: v.nullable(v.object({ isApplied: v.boolean(), isPartlyInvalid: v.boolean() })),
  /** The last attempt to send it. */
  submission: v.nullable(Submission),
});
type OrderDraft = v.InferOutput<typeof OrderDraft>;

const emptyDraft = (): OrderDraft => ({ values: emptyOrderValues(todayInTokyo()), prefill: null, submission: null });

export function useOrderDraft() {
  const [draft, keep, forget] = useDraft('order-create', OrderDraft, emptyDraft());
  // Several events may come before the next render: each builds on the result of the one before.
  const latest = useRef(draft);
  latest.current = draft;

  const change = useCallback(
    (next: Partial<OrderDraft>) => {
      latest.current = { ...latest.current, ...next };
      keep(latest.current);
    },
    [keep],
  );
  const changeValues = useCallback(
    (values: Partial<OrderValues>) => change({ values: { ...latest.current.values, ...values } }),
    [change],
  );
  const start = useCallback(
    ({ values, isApplied, isPartlyInvalid }: Prefill) =>
      change({ values, prefill: { isApplied, isPartlyInvalid }, submission: null }),
    [change],
  );
  const clear = useCallback(() => {
    change(emptyDraft());
    forget();
  }, [change, forget]);
  /** Whether it is still the draft that was sent with this key, and not the next order's. */
  const wasSentWith = (key: string | undefined) => key !== undefined && latest.current.submission?.key === key;
  return { ...draft, change, changeValues, start, clear, wasSentWith };
}
