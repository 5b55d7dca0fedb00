import type { ValidatedForm } from '@portal/shared/form';
import { useEffect } from 'react';
import type { OrderValues } from '#order/order-values.ts';

/** Saves every change of a step's form in the draft, valid or not, so that a reload loses nothing. */
export function useKeptForm<Values extends Partial<OrderValues>, Output>(
  form: ValidatedForm<Values, Output>,
  onChange: (values: Partial<OrderValues>) => void,
): void {
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
}
