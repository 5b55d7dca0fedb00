import { createHash } from 'node:crypto';
import { idFrom } from '@portal/lessee-api/database/id';

/** Random-looking numbers that are the same for the same name. */
export interface Random {
  /** From min to max, both included. */
  int(min: number, max: number): number;
  /** From 0 (included) to 1. */
  fraction(): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  id(): string;
  /**
   * Another source that does not depend on how much was drawn from this one, so that an extra row does not shift the
   * others.
   */
  fork(name: string): Random;
}

export function createRandom(name: string): Random {
  const next = sfc32(name);
  const fraction = () => next() / 2 ** 32;
  const below = (max: number) => Math.floor(fraction() * max);
  return {
    fraction,
    int: (min, max) => min + below(max - min + 1),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    id: () => idFrom(below),
    fork: (part) => createRandom(`${name}/${part}`),
  };
}

/** Small Fast Counter by Chris Doty-Humphrey (public domain): 128 bits of state from the name's hash. */
function sfc32(name: string): () => number {
  const seed = createHash('sha256').update(name).digest();
  let a = seed.readInt32LE(0);
  let b = seed.readInt32LE(4);
  let c = seed.readInt32LE(8);
  let counter = seed.readInt32LE(12);
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
}
