import { useFormContext } from '@portal/shared/form';
import { useEffect } from 'react';
import type { OptionValues } from './option-values.ts';
import { useKeptDraft } from './use-option-draft.ts';

interface KeepDraftProps {
  name: string;
  saved: OptionValues;
}

/** Keeps every change. It is a part of its own so that a key press draws only the field that it is for. */
export function KeepDraft({ name, saved }: KeepDraftProps) {
  const [, keep] = useKeptDraft(name, saved);
  const { subscribe } = useFormContext<OptionValues>();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ values, saved }) }),
    [subscribe, keep, saved],
  );
  return null;
}
