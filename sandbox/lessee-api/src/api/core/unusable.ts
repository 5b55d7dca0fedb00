import type { Issue } from './problem.ts';

/**
 * Finds values that are legal in JSON but unusable: text with NUL or half a character, which PostgreSQL refuses;
 * numbers that JavaScript has already changed (1e400, 2^53 + 1); an empty list where the schema accepts an object
 * without fields. Checks the raw input, because a schema may drop or change values. Works without recursion, because
 * dropped values may be nested without end.
 */
export function findUnusable(came: unknown, read: unknown): Issue | null {
  const places: { path: string; value: unknown; read: unknown }[] = [{ path: '', value: came, read }];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { path, value } = place;
    const message = complaint(value, place.read);
    if (message !== null) return { path, message };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      places.push({ path: path === '' ? key : `${path}.${key}`, value: item, read: fieldOf(place.read, key) });
    }
  }
  return null;
}

function complaint(value: unknown, read: unknown): string | null {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? 'Text that cannot be stored' : null;
  if (typeof value === 'number') {
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : 'A number that is too large to be exact';
  }
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
  return Array.isArray(value) && isObject ? 'Expected Object' : null;
}

const fieldOf = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key) ? Reflect.get(whole, key) : undefined;
