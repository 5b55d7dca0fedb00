import { useDraft } from '@portal/shared/host';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { isChanged, OptionValues } from './option-values.ts';

const OptionDraft = v.object({
  values: OptionValues,
  /** What the form showed at first; a draft of anything else is about an application that has changed since. */
  saved: OptionValues,
});

/** What has been entered and not sent, so that a reload or an expired session loses nothing. */
export function useOptionDraft(form: string, saved: OptionValues) {
  const [draft, keepDraft, forget] = useDraft(form, OptionDraft, { values: saved, saved });
  // Only what was there at the beginning: later the form itself has the values.
  const [start] = useState(() => {
    const isRestored = isChanged(draft.values, saved) && !isChanged(draft.saved, saved);
    return { values: isRestored ? draft.values : saved, isRestored };
  });
  const keep = useCallback((values: OptionValues) => keepDraft({ values, saved }), [keepDraft, saved]);
  return useMemo(() => ({ ...start, keep, forget }), [start, keep, forget]);
}
