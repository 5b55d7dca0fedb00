import { useWatch, type ValidatedForm } from '@portal/ui/forms';
import { useEffect } from 'react';
import type { PasswordValues } from './password-values.ts';

/** When a field changes, checks the fields again that are compared with it, but only those already touched. */
export function useLinkedChecks(form: ValidatedForm<PasswordValues>): void {
  const { control, getFieldState, trigger } = form;
  const current = useWatch({ control, name: 'current' });
  const next = useWatch({ control, name: 'next' });

  useEffect(() => {
    if (getFieldState('next').isTouched) void trigger('next');
  }, [current, getFieldState, trigger]);

  useEffect(() => {
    if (getFieldState('confirm').isTouched) void trigger('confirm');
  }, [next, getFieldState, trigger]);
}
