const BASE = 'https://portal.invalid';
const MAX_LENGTH = 2000;
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;

/**
 * Where to go after sign-in: a path of this site with its query. Any other `value` (another origin in any spelling, the
 * login itself) leads to home.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '/';
  if (!value.startsWith('/') || value.startsWith('//') || CONTROL_OR_BACKSLASH.test(value)) return '/';
  const url = URL.canParse(value, BASE) ? new URL(value, BASE) : null;
  // `/.//evil.example` is on this origin, but its resolved path, `//evil.example`, would leave it.
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (/^\/login\/*$/i.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The router's location state that carries it: it survives a reload and never appears in the address. */
export const returnToOf = (state: unknown): string =>
  safeReturnTo(typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined);
