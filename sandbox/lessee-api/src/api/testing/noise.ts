import { createHash } from 'node:crypto';

/** So many kanji in no order, always the same: what an index stores is packed, and order can be packed well. */
export function noise(count: number): string {
  const bytes = createHash('shake256', { outputLength: count * 2 }).digest();
  return Array.from({ length: count }, (_, index) =>
    String.fromCodePoint(0x4e00 + (bytes.readUInt16LE(index * 2) % 20_000)),
  ).join('');
}
