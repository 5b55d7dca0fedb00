import type { ValidatedForm } from '@portal/shared/form';
import { useEffect } from 'react';
import type { OrderValues } from '#order/order-values.ts';

/** Hands every change of a step's form to the draft, valid or not: a reload must not cost a keystroke. */
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
