/**
 * Which characters a TrueType font can show, read from its `cmap` (format 12). A PDF shows an empty box for the
 * others, and for a person's or company's name that is worse than the printers' sign for a missing type.
 */
export type Coverage = (codePoint: number) => boolean;

const UNICODE_FULL = '3,10';
const HEADER_BYTES = 16;
const GROUP_BYTES = 12;

export function readCoverage(font: Buffer): Coverage {
  const subtable = findSubtable(font, findTable(font, 'cmap'));
  const groupCount = font.readUInt32BE(subtable + 12);
  return (codePoint) => {
    let low = 0;
    let high = groupCount - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = subtable + HEADER_BYTES + middle * GROUP_BYTES;
      if (codePoint < font.readUInt32BE(group)) high = middle - 1;
      else if (codePoint > font.readUInt32BE(group + 4)) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function findTable(font: Buffer, tag: string): number {
  const tableCount = font.readUInt16BE(4);
  for (let index = 0; index < tableCount; index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

function findSubtable(font: Buffer, cmap: number): number {
  const subtableCount = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < subtableCount; index += 1) {
    const entry = cmap + 4 + index * 8;
    const platform = `${font.readUInt16BE(entry)},${font.readUInt16BE(entry + 2)}`;
    const subtable = cmap + font.readUInt32BE(entry + 4);
    if (platform === UNICODE_FULL && font.readUInt16BE(subtable) === 12) return subtable;
  }
  throw new Error('The font has no cmap of format 12.');
}

/** The sign that Japanese printers set where a type is missing. */
const GETA = '〓';
/** No look of their own: joiners, variation selectors, marks of direction; without the emoji around them they mean nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/u;
const LINE_BREAK = /^(\r\n|[\n\r\u2028\u2029])$/;
const SPACE = /^[\p{Cc}\p{Z}]$/u;
const COMBINING = /\p{Mn}|\p{Me}/u;

/** The text as the font can show it: line breaks stay, other controls are spaces, and what has no type is a 〓. */
export function printable(text: string, covers: Coverage): string {
  let shown = '';
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text)) {
    shown += printableGrapheme(segment, covers);
  }
  return shown;
}

function printableGrapheme(segment: string, covers: Coverage): string {
  if (LINE_BREAK.test(segment)) return '\n';
  // Composed where that is possible: か and a mark of its own would not stand together. Only then, since composing
  // also replaces a few kanji of names by their everyday forms.
  const composed = COMBINING.test(segment) ? segment.normalize('NFC') : segment;
  const visible = [...composed].filter((character) => !INVISIBLE.test(character));
  // One sign for a picture, of however many characters it is composed.
  if (visible.every((character) => covers(character.codePointAt(0) ?? 0))) return visible.join('');
  return SPACE.test(segment) ? ' ' : GETA;
}
