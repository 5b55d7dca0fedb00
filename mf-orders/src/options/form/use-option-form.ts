import { focusPageHeading } from '@portal/ui';
import { useValidatedForm } from '@portal/ui/forms';
import { startTransition, useCallback, useState } from 'react';
import { useKeptForm } from '#draft/use-kept-form.ts';
import { isChanged, type OptionValues, ValidOption } from './option-values.ts';
import { useOptionDraft } from './use-option-draft.ts';
import { useRechecks } from './use-rechecks.ts';

/** The form with what is saved, or with what was left unsent. */
export function useOptionForm(about: string, saved: OptionValues) {
  const draft = useOptionDraft(about, saved);
  const form = useValidatedForm(ValidOption, draft.values);
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  const [hasChanged, setHasChanged] = useState(draft.isRestored);
  useRechecks(form);

  // Noted without a render: a key press renders only its field.
  const { note } = draft;
  useKeptForm(
    form,
    useCallback(
      (values: OptionValues) => {
        note({ values, saved });
        // The first change renders the whole form: in a transition, so that the key press does not wait.
        if (isChanged(values, saved)) startTransition(() => setHasChanged(true));
        else setHasChanged(false);
      },
      [note, saved],
    ),
  );

  const startOver = () => {
    form.reset(saved);
    draft.forget();
    setIsRestored(false);
    focusPageHeading();
  };
  return { form, forget: draft.forget, isRestored, isLost: draft.isLost, hasChanged, startOver };
}
