/**
 * The keys that the code names, in full or by their beginning (`home.${count}`). A key in a table counts as well as one
 * in a call. No app has a text with a common key, so a text of that form is always one of them.
 */
export function textsIn(code: string, keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const beginning = `\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`;
    return [`"${key}"`, `'${key}'`, `\`${key}\``, beginning].some((written) => code.includes(written));
  });
}
