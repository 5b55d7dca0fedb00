import { defineDraft, useDraft } from '@portal/platform';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isChanged, OptionValues } from './option-values.ts';

const OptionDraft = v.object({
  values: OptionValues,
  /** What the form showed at first; a draft of anything else is about an application that has changed since. */
  saved: OptionValues,
});
/** Of a new application, and by id of one that is changed. */
const OPTION = defineDraft({ name: 'option', version: 1, schema: OptionDraft });

/** What was entered and not sent when the form was last left: a reload or an expired session loses nothing. */
export function useOptionDraft(about: string, saved: OptionValues) {
  const { draft, clear: forget, note, isLost } = useDraft(OPTION, { values: saved, saved }, about);
  // As it was at the beginning: later the form itself has the values.
  const [{ isOutdated, ...start }] = useState(() => {
    const isBegun = isChanged(draft.values, saved);
    const isOutdated = isChanged(draft.saved, saved);
    const isRestored = isBegun && !isOutdated;
    const values = isRestored ? draft.values : saved;
    return { values, isRestored, isOutdated, isLost: isLost || (isBegun && isOutdated) };
  });
  // Otherwise it would be missed at each visit, and count as input.
  useEffect(() => {
    if (isOutdated) forget();
  }, [isOutdated, forget]);
  return { ...start, forget, note };
}
