import { defineDraft, useDraft } from '@portal/platform';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isChanged, OptionValues } from './option-values.ts';

const OptionDraft = v.object({
  values: OptionValues,
  /** The values with which the form began. If they differ from the application, it has changed since. */
  saved: OptionValues,
});
/** The draft of a new application, or of a change, by its id. */
const OPTION = defineDraft({ name: 'option', version: 1, schema: OptionDraft });

/** The input that was not sent: a reload or an expired session does not lose it. */
export function useOptionDraft(about: string, saved: OptionValues) {
  const { draft, clear: forget, note, isLost } = useDraft(OPTION, { values: saved, saved }, about);
  // Read once: later the form has the values.
  const [{ isOutdated, ...start }] = useState(() => {
    const isBegun = isChanged(draft.values, saved);
    const isOutdated = isChanged(draft.saved, saved);
    const isRestored = isBegun && !isOutdated;
    const values = isRestored ? draft.values : saved;
    return { values, isRestored, isOutdated, isLost: isLost || (isBegun && isOutdated) };
  });
  // Otherwise each visit would say again that input is lost.
  useEffect(() => {
    if (isOutdated) forget();
  }, [isOutdated, forget]);
  return { ...start, forget, note };
}
