/** Fields whose texts come from closed lists, or are counts. */
const CODES: ReadonlySet<string> = new Set(['status', 'usageStatus', 'billingUnit', 'emailNotification', 'month']);

/** An id, a day or an instant. */
const IMPERSONAL = /^(?:[0-9A-Za-z]{18}|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?|)$/;

/**
 * An answer of the API for the developer's console: its shape, numbers, ids, days and codes. Any other text may be a
 * name, an address or a file, so only its length is kept.
 */
export function maskAnswer(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskAnswer(item, field));
  if (typeof value === 'string')
    return CODES.has(field) || IMPERSONAL.test(value) ? value : `[${value.length} characters]`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskAnswer(part, name)]));
}
