import { defineDraft } from '@portal/platform';
import { todayInTokyo } from '@portal/platform/text';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useLiveDraft } from '#draft/use-live-draft.ts';
import { emptyOrderValues, OrderValues } from '#orders/form/order-values.ts';
import { PinSource } from '#orders/site/pin-source.ts';
import { Submission } from '#steps/submission.ts';
import type { Prefill } from './order-prefill.ts';

/** The input of a new order except its files, as it survives a reload. */
const OrderDraft = v.object({
  values: OrderValues,
  place: v.optional(PinSource, 'nobody'),
  /** The notice about values from a linking service, or from an earlier order. */
  prefill: v.nullable(
    v.object({
      isApplied: v.boolean(),
      isPartlyInvalid: v.boolean(),
      isOtherCar: v.optional(v.boolean(), false),
      from: v.optional(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
    }),
  ),
  /** The last attempt to send it. */
  submission: v.nullable(Submission),
});
type OrderDraft = v.InferOutput<typeof OrderDraft>;
const ORDER_CREATE = defineDraft({ name: 'order-create', version: 1, schema: OrderDraft });

const emptyDraft = (): OrderDraft => ({
  values: emptyOrderValues(todayInTokyo()),
  place: 'nobody',
  prefill: null,
  submission: null,
});

/** Whether the input differs from an untouched form. */
const isBegun = ({ values }: OrderDraft): boolean => {
  const { startDate, endDate, ...untouched } = emptyOrderValues('');
  return Object.entries(untouched).some(([name, value]) => values[name as keyof OrderValues] !== value);
};

export function useOrderDraft() {
  const { draft, read, change, note, showNoted, forget, isLost } = useLiveDraft(ORDER_CREATE, emptyDraft());

  const changeValues = useCallback(
    (values: Partial<OrderValues>) => change({ values: { ...read().values, ...values } }),
    [read, change],
  );
  const noteValues = useCallback(
    (values: Partial<OrderValues>) => note({ values: { ...read().values, ...values } }),
    [read, note],
  );
  const start = useCallback(
    ({ values, isLocated, ...prefill }: Prefill) =>
      change({
        values,
        place: isLocated ? 'customer' : 'nobody',
        prefill,
        submission: null,
      }),
    [change],
  );
  const clear = useCallback(() => {
    change(emptyDraft());
    forget();
  }, [change, forget]);
  /** Whether it is still the draft that was sent with this key, and not the next order's. */
  const wasSentWith = (key: string | undefined) => key !== undefined && read().submission?.key === key;
  return {
    ...draft,
    isBegun: isBegun(draft),
    isLost,
    change,
    changeValues,
    noteValues,
    showNoted,
    start,
    clear,
    wasSentWith,
  };
}
