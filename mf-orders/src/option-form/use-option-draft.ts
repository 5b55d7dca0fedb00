import { useDraft } from '@portal/shared/host';
import { useState } from 'react';
import * as v from 'valibot';
import { isChanged, OptionValues } from './option-values.ts';

const OptionDraft = v.object({
  values: OptionValues,
  /** What the form showed at first; a draft of anything else is about an application that has changed since. */
  saved: OptionValues,
});

/** What was entered and not sent when the form was last left: a reload or an expired session loses nothing. */
export function useOptionDraft(name: string, saved: OptionValues) {
  const [draft, , forget, note] = useDraft(name, OptionDraft, { values: saved, saved });
  // As it was at the beginning: later the form itself has the values.
  const [start] = useState(() => {
    const isRestored = isChanged(draft.values, saved) && !isChanged(draft.saved, saved);
    return { values: isRestored ? draft.values : saved, isRestored };
  });
  return { ...start, forget, note };
}
