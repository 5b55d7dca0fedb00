/** What a typed text may contain; the forms and the API share these rules. */

import * as v from 'valibot';
import { codePointName, countGraphemes, isVisible, maxUnits, unusableInLine } from './characters.ts';

/** Graphemes; for a text that already has too many code units, this check is skipped. */
const graphemesUpTo = (max: number) =>
  v.check((text: string) => text.length > maxUnits(max) || countGraphemes(text, max) <= max, `Longer than ${max}`);

/** Free text with any number of lines, up to `max` graphemes, counted as a person counts them. */
export const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(maxUnits(max)), graphemesUpTo(max));

/** One line of text, trimmed, up to `max` code units, for limits that machines count; it may be empty. */
export const lineUpToUnits = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max),
    v.check(
      (text) => unusableInLine(text) === null,
      ({ input }) => `Holds ${codePointName(unusableInLine(input) ?? '')}, which a single line must not`,
    ),
    v.check((text) => text === '' || isVisible(text), 'Holds nothing that can be seen'),
  );

/** One line of text, trimmed, up to `max` graphemes; it may be empty. */
export const lineUpTo = (max: number) => v.pipe(lineUpToUnits(maxUnits(max)), graphemesUpTo(max));

/** A name or an address: one line with visible text. */
export const filledLineUpTo = (max: number) => v.pipe(lineUpTo(max), v.minLength(1));
