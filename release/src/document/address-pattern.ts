/* Regular expressions that mean the same to JavaScript, RE2 and PCRE, for the path as it was sent. */

const PARAMETER = /\/:([A-Za-z]+)(?=\/|$)/g;

/** Of all addresses of what is at this path or pattern (`/order/:id`); a slash at the end makes no other one. */
export const addressPattern = (path: string): string =>
  path === '/' ? '^/$' : `^${literal(path).replaceAll(PARAMETER, '/[^/]+')}/?$`;

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Like the router: `/order/create` goes before `/order/:id`. */
export const exactFirst = (paths: readonly string[]): string[] => {
  const rank = (path: string) => path.replaceAll(':', '~');
  return [...paths].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};
