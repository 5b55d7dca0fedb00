/**
 * What must never leave the browser in a report: addresses, numbers, tokens, action codes, query strings. The order
 * matters: a later rule could cut a token or an address in half. A stack can be long and reporting must stay fast, so
 * no pattern may take quadratic time.
 */
const MASKS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\beyJ[\w-]+(\.[\w-]*){0,2}/g, '[token]'],
  // A script that is asked for again has a query, and in a stack its line and column behind it.
  [/[?#](?<=https?:\/\/[^\s?#"')]+[?#])[^\s"')]*?(:\d{1,6}:\d{1,7})?(?![^\s"')])/g, '?[query]$1'],
  [/\b(oobCode|apiKey|key|token|password|code)=[^\s&"')]+/gi, '$1=[masked]'],
  // In a stack of Firefox and Safari a function's name is before `@`, and an address behind it.
  [/(?<![^\s@"'<>()])[^\s@"'<>()]+@(?!https?:\/\/)[^\s@"'<>()]+/g, '[email]'],
  // Positions in a stack (`:1234:56789`) and ports stay readable: a number counts only if no colon comes before it.
  [/(?<![\w:.])(\+81|0)[-\s(]?\d{1,4}[-\s)]?\d{1,4}[-\s]?\d{3,4}(?![\w:])/g, '[phone]'],
];

export function maskPersonalData(text: string): string {
  return MASKS.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}

/**
 * An id of the API (18 alphanumeric characters), or anything that is no word of our paths: other hosts' ids have any
 * form.
 */
export const ID = /^[0-9A-Za-z]{18}$|[^a-z-]/;

/**
 * The path under which a page is counted: without query and fragment, an id at its end as `/detail` [1.22],
 * ids further inside as `:id`.
 */
export function analyticsPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const segments = pathname.split('/');
  const last = segments.length - 1;
  return segments.map((segment, index) => (ID.test(segment) ? (index === last ? 'detail' : ':id') : segment)).join('/');
}
