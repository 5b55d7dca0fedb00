/** What is in a text, character by character, as the forms and the API look at it. */

const segmenter = new Intl.Segmenter('ja');

/**
 * The longest emoji (two people with their colours) has fifteen code units, a kanji with its variant four. A longer
 * grapheme is a letter under a heap of marks, which is not one character to anybody.
 */
const UNITS_PER_GRAPHEME = 16;

/** The most code units that a text of `max` graphemes may have. */
export const maxUnits = (max: number): number => max * UNITS_PER_GRAPHEME;

/**
 * How many characters a text has as a person counts them (graphemes): 𠮷 and 👨‍👩‍👧 are one each. A text that is too long
 * for `max` of them in any case is counted in code units: the segmenter takes seconds for a hundred thousand letters.
 */
export const countGraphemes = (text: string, max: number): number =>
  text.length > maxUnits(max) ? text.length : [...segmenter.segment(text)].length;

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
