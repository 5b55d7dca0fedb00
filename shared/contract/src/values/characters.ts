/** What a text contains, character by character, for the forms and the API. */

let segmenter: Intl.Segmenter | undefined;
/** Made when something is counted for the first time: no page needs it to be seen. */
const graphemesOf = (text: string) => {
  segmenter ??= new Intl.Segmenter('ja');
  return segmenter.segment(text);
};

/**
 * The longest emoji (two people with their skin tones) has fifteen code units, a kanji with its variant four. A longer
 * grapheme is a letter with many marks, which nobody would call one character.
 */
const UNITS_PER_GRAPHEME = 16;

/** The most code units that a text of `max` graphemes may have. */
export const maxUnits = (max: number): number => max * UNITS_PER_GRAPHEME;

/**
 * The number of characters in a text as a person counts them (graphemes): 𠮷 and 👨‍👩‍👧 are one each. A text that is
 * certainly too long for `max` is counted in code units: the segmenter takes seconds for a hundred thousand letters.
 */
export const countGraphemes = (text: string, max: number): number =>
  text.length > maxUnits(max) ? text.length : [...graphemesOf(text)].length;

/**
 * Line breaks can forge lines of a mail. Direction marks, and what is never seen (the soft hyphen, tags), can make a name
 * look like another.
 */
const UNUSABLE_IN_LINES = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u;
/**
 * The ninth mark on one character: no script needs more than a few, and a pile of them hides the lines around it.
 * Joiners, and what else is never seen, do not end the pile.
 */
const ONE_MARK_TOO_MANY = /(?:\p{M}\p{Cf}*){8}(\p{M})/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** The first character that a single line must not contain; null if there is none. */
export const unusableInLine = (text: string): string | null =>
  UNUSABLE_IN_LINES.exec(text)?.[0] ?? ONE_MARK_TOO_MANY.exec(text)?.[1] ?? null;

/** Whether the text is visible: spaces and zero-width characters alone are not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** `U+202E`: the name of a character that cannot be shown. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
