import type { ValidatedForm } from '@portal/ui/forms';
import { useEffect } from 'react';

/** Saves every change of a step's form in the draft, valid or not, so that a reload loses nothing. */
export function useKeptForm<Values extends Record<string, unknown>, Output>(
  form: ValidatedForm<Values, Output>,
  onChange: (values: Values) => void,
): void {
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
}
