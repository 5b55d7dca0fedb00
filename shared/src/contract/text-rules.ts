/** What a text that somebody typed may hold; the same for the forms and for the API. */
import * as v from 'valibot';

/**
 * A grapheme may be a letter with any number of marks on it: without this second bound thousands of them pass as one.
 * The longest emoji (two people with their colours) has fifteen code units, a kanji with its variant four.
 */
const UNITS_PER_GRAPHEME = 16;

/** The most code units that a text of `max` graphemes may have. */
const maxUnits = (max: number): number => max * UNITS_PER_GRAPHEME;

/** Line breaks forge lines of a mail, overrides of direction show a name as another. */
const UNUSABLE_IN_LINES = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** The first character that no single line of text may hold; null: there is none. */
export const unusableInLine = (text: string): string | null => UNUSABLE_IN_LINES.exec(text)?.[0] ?? null;

/** Whether there is anything to see: spaces and zero-width characters alone are none. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** `U+202E`: how a character that cannot be shown is named. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Free text of any number of lines, up to `max` graphemes, counted as a person counts them. */
export const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(maxUnits(max)), v.maxGraphemes(max));

/** Text of one line, trimmed, up to `max` code units, for what machines count; it may be empty. */
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

/** Text of one line, trimmed, up to `max` graphemes; it may be empty. */
export const lineUpTo = (max: number) => v.pipe(lineUpToUnits(maxUnits(max)), v.maxGraphemes(max));

/** A name or an address: one line that says something. */
export const filledLineUpTo = (max: number) => v.pipe(lineUpTo(max), v.minLength(1));
