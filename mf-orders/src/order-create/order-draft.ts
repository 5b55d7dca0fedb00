import { useDraft } from '@portal/shared/host';
import { todayInTokyo } from '@portal/shared/text';
import { useCallback, useRef } from 'react';
import * as v from 'valibot';
import { SitePlace } from '#location/site-place.ts';
import { emptyOrderValues, OrderValues } from '#order/order-values.ts';
import type { Prefill } from '#prefill/order-prefill.ts';
import { Submission } from '#steps/submission.ts';

/** Everything of a new order except its files, in the form that survives a reload. */
const OrderDraft = v.object({
  values: OrderValues,
  place: v.optional(SitePlace, 'nobody'),
  /** The notice about values handed over by a linking service. */
  prefill: v.nullable(v.object({ isApplied: v.boolean(), isPartlyInvalid: v.boolean() })),
  /** The last attempt to send it. */
  submission: v.nullable(Submission),
});
type OrderDraft = v.InferOutput<typeof OrderDraft>;

const emptyDraft = (): OrderDraft => ({
  values: emptyOrderValues(todayInTokyo()),
  place: 'nobody',
  prefill: null,
  submission: null,
});

/** Whether something was typed that the form does not begin with. */
const isBegun = ({ values }: OrderDraft): boolean => {
  const { startDate, endDate, ...untouched } = emptyOrderValues('');
  return Object.entries(untouched).some(([name, value]) => values[name as keyof OrderValues] !== value);
};

export function useOrderDraft() {
  const [draft, keep, forget, note] = useDraft('order-create', OrderDraft, emptyDraft());
  // Ahead of what is rendered: several events may come before the next render, and a noted one does not cause any.
  const latest = useRef(draft);
  const isNoted = useRef(false);

  const change = useCallback(
    (next: Partial<OrderDraft>) => {
      latest.current = { ...latest.current, ...next };
      isNoted.current = false;
      keep(latest.current);
    },
    [keep],
  );
  const changeValues = useCallback(
    (values: Partial<OrderValues>) => change({ values: { ...latest.current.values, ...values } }),
    [change],
  );
  /** Typing does not wait for the page: what is typed is saved at once, and shown to the other steps at the end. */
  const noteValues = useCallback(
    (values: Partial<OrderValues>) => {
      latest.current = { ...latest.current, values: { ...latest.current.values, ...values } };
      isNoted.current = true;
      note(latest.current);
    },
    [note],
  );
  const showNoted = useCallback(() => {
    if (isNoted.current) change({});
  }, [change]);
  const start = useCallback(
    ({ values, isLocated, isApplied, isPartlyInvalid }: Prefill) =>
      change({
        values,
        place: isLocated ? 'customer' : 'nobody',
        prefill: { isApplied, isPartlyInvalid },
        submission: null,
      }),
    [change],
  );
  const clear = useCallback(() => {
    change(emptyDraft());
    forget();
  }, [change, forget]);
  /** Whether it is still the draft that was sent with this key, and not the next order's. */
  const wasSentWith = (key: string | undefined) => key !== undefined && latest.current.submission?.key === key;
  return { ...draft, isBegun: isBegun(draft), change, changeValues, noteValues, showNoted, start, clear, wasSentWith };
}
