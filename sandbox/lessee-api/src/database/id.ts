import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 18;

/** 107 bits from the system's generator. */
export const newId = (): string => idFrom((max) => randomInt(max));

/** The same from any source of numbers in [0, max): the seed brings its own. */
export function idFrom(pick: (max: number) => number): string {
  let id = '';
  for (let index = 0; index < LENGTH; index += 1) id += ALPHABET.charAt(pick(ALPHABET.length));
  return id;
}
