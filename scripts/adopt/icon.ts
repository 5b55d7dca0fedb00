import { crc32 } from 'node:zlib';
import { mixed } from './shades.ts';

const SIGNATURE_BYTES = 8;
/** A chunk of a PNG is its length, its name, its data and a checksum. */
const LENGTH = 4;
const NAME = 4;
const SUM = 4;
const COLOUR_BYTES = 3;
const WHITE = '#ffffff';

/**
 * The icon (PNG) in another colour: each colour of its palette that lies between `from` and white lies between `to` and
 * white. One without a palette, or without `from`, is somebody's own and stays as it is.
 */
export function recoloured(icon: Buffer, from: string, to: string): Buffer {
  const palette = paletteOf(icon);
  if (!palette || !coloursOf(palette).includes(from)) return icon;
  const copy = Buffer.from(icon);
  const { start, end } = palette.at;
  for (const [index, colour] of coloursOf(palette).entries())
    copy.write(mixed(to, WHITE, shareOfWhite(colour, from)).slice(1), start + index * COLOUR_BYTES, 'hex');
  copy.writeUInt32BE(crc32(copy.subarray(start - NAME, end)), end);
  return copy;
}

interface Palette {
  readonly bytes: Buffer;
  readonly at: { readonly start: number; readonly end: number };
}

function paletteOf(icon: Buffer): Palette | undefined {
  let at = SIGNATURE_BYTES;
  while (at + LENGTH + NAME <= icon.length) {
    const start = at + LENGTH + NAME;
    const end = start + icon.readUInt32BE(at);
    if (icon.toString('latin1', at + LENGTH, start) === 'PLTE')
      return { bytes: icon.subarray(start, end), at: { start, end } };
    at = end + SUM;
  }
  return undefined;
}

const coloursOf = ({ bytes }: Palette): string[] =>
  Array.from(
    { length: bytes.length / COLOUR_BYTES },
    (_, index) => `#${bytes.toString('hex', index * COLOUR_BYTES, (index + 1) * COLOUR_BYTES)}`,
  );

/** By red, green and blue together; 0 for what is darker than the colour. */
function shareOfWhite(colour: string, from: string): number {
  const sum = (one: string) => [1, 3, 5].reduce((total, at) => total + Number.parseInt(one.slice(at, at + 2), 16), 0);
  return Math.max(0, (sum(colour) - sum(from)) / (sum(WHITE) - sum(from)));
}
