/** A whole word in quotes, or the beginning of a template. The quote that ends one may begin the next. */
const WRITTEN = /"([\w.-]+)(?=")|'([\w.-]+)(?=')|`([\w.-]+)(?=`|(\$\{))/g;

/**
 * The keys that the code names, in full or by their beginning (`home.${count}`). A key in a table counts as well as one
 * in a call. No app has a text with a common key, so a text of that form is always one of them.
 */
export function textsIn(code: string, keys: readonly string[]): string[] {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  // Reads the code once: searching for each key would be slow.
  for (const [, double, single, template, further] of code.matchAll(WRITTEN))
    (further ? beginnings : whole).add(double ?? single ?? template ?? '');
  return keys.filter((key) => whole.has(key) || beginnings.has(key.slice(0, key.lastIndexOf('.') + 1)));
}
