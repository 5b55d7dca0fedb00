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
/** Joiners and variation selectors have no look of their own; without the emoji around them they mean nothing. */
const INVISIBLE = /\p{Join_Control}|\p{Variation_Selector}|\p{Emoji_Modifier}/u;

/** The text as the font can show it. */
export function printable(text: string, covers: Coverage): string {
  let shown = '';
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text)) {
    const visible = [...segment].filter((character) => !INVISIBLE.test(character));
    // One sign for a picture, of however many characters it is composed.
    shown += visible.every((character) => covers(character.codePointAt(0) ?? 0)) ? visible.join('') : GETA;
  }
  return shown;
}
