import { createHash } from 'node:crypto';

/**
 * The given number of random kanji, always the same: an index compresses its values, and regular text compresses well.
 */
export function noise(count: number): string {
  const bytes = createHash('shake256', { outputLength: count * 2 }).digest();
  return Array.from({ length: count }, (_, index) =>
    String.fromCodePoint(0x4e00 + (bytes.readUInt16LE(index * 2) % 20_000)),
  ).join('');
}
