import { useValidatedForm } from '@portal/shared/form';
import { useEffect, useState } from 'react';
import { type OptionValues, ValidOption } from './option-values.ts';
import { useOptionDraft } from './use-option-draft.ts';
import { useRechecks } from './use-rechecks.ts';

/** The form with what is saved, or with what was left unsent; every change is kept as a draft. */
export function useOptionForm(draftName: string, saved: OptionValues) {
  const draft = useOptionDraft(draftName, saved);
  const { keep, forget } = draft;
  const form = useValidatedForm(ValidOption, draft.values);
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  useRechecks(form);

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const startOver = () => {
    form.reset(saved);
    forget();
    setIsRestored(false);
  };
  return { form, forget, isRestored, startOver };
}
