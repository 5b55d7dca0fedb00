/** No characters that are easily confused: neither 0 and O, 1 and I, nor vowels, which form words. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Eight characters that can be read out on the telephone, such as `B7K2-94QD`. */
export function supportReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
