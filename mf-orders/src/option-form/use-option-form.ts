import { useValidatedForm } from '@portal/shared/form';
import { focusPageHeading } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { isChanged, type OptionValues, ValidOption } from './option-values.ts';
import { useOptionDraft } from './use-option-draft.ts';
import { useRechecks } from './use-rechecks.ts';

/** The form with what is saved, or with what was left unsent. */
export function useOptionForm(draftName: string, saved: OptionValues) {
  const draft = useOptionDraft(draftName, saved);
  const form = useValidatedForm(ValidOption, draft.values);
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  const [hasChanged, setHasChanged] = useState(draft.isRestored);
  useRechecks(form);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setHasChanged(isChanged(values, saved)),
      }),
    [subscribe, saved],
  );

  const startOver = () => {
    form.reset(saved);
    draft.forget();
    setIsRestored(false);
    focusPageHeading();
  };
  return { form, forget: draft.forget, isRestored, hasChanged, startOver };
}
