/**
 * Removes what may be personal or secret. The portal masks already; this is for other callers, since the call needs no
 * sign-in. The order matters: an address in a query, or a token, may contain text that later patterns would only half
 * match. No pattern looks at a part of the text from many places where it could begin: the time would grow with the
 * square of the length.
 */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(\.[\w-]*){0,2}/g, '[token]'],
  // A script that is asked for again has a query, and in a stack its line and column behind it.
  [/([?#])[^\s'")<>]*?(:\d{1,6}:\d{1,7})?(?![^\s'")<>])/g, '$1[query]$2'],
  // In a stack of Firefox and Safari a function's name is before `@`, and an address behind it.
  [/(?<![^\s@<>"'()])[^\s@<>"'()]+@(?!https?:\/\/)[^\s@<>"'()]+/g, '[mail]'],
  [/\b(oobCode|apiKey|password|token|code)(["']?\s*[=:]\s*["']?)[^\s&"',}]+/gi, '$1$2[secret]'],
  [/(?<![\w.])(?:\+81|0)[\d\s()-]{8,14}\d(?![\w.])/g, '[phone]'],
  [/\b(?=[0-9A-Za-z]*\d)[0-9A-Za-z]{18}\b/g, '[id]'],
  [/\b(?=[0-9A-Za-z]*\d)[0-9A-Za-z]{28}\b/g, '[uid]'],
];

export const maskPersonal = (text: string): string =>
  masks.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
