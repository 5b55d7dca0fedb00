import type { ValidatedForm } from '@portal/ui/forms';
import { useEffect } from 'react';
import type { OptionValues } from './option-values.ts';

/** Fields that share a rule: whether one of them is right may depend on the others. */
const TOGETHER: readonly (readonly (keyof OptionValues)[])[] = [
  ['province', 'district', 'street'],
  ['usingStartTime', 'usingEndTime'],
];

/** When a field changes, checks the wrong fields again that share a rule with it. */
export function useRechecks(form: ValidatedForm<OptionValues>): void {
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const others = TOGETHER.find((fields) => fields.some((field) => field === name)) ?? [];
          const wrong = others.filter((field) => field !== name && getFieldState(field).error);
          if (wrong.length > 0) void trigger(wrong);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
