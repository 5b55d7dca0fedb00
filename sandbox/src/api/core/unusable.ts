import type { Issue } from './problem.ts';

/**
 * What is legal in JSON but nothing to work with: text with NUL or half a character, which PostgreSQL refuses, and
 * numbers that JavaScript has already changed (1e400, 2^53 + 1). Walks only what a schema has let through.
 */
export function findUnusable(value: unknown, path = ''): Issue | null {
  if (typeof value === 'string')
    return /\0|\p{Surrogate}/u.test(value) ? { path, message: 'Text that cannot be stored' } : null;
  if (typeof value === 'number')
    return isKeptExactly(value) ? null : { path, message: 'A number that is too large to be exact' };
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findUnusable(item, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const isKeptExactly = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;
