import * as v from 'valibot';

const Cursor = v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(500)), '');
const PlaceSchema = v.object({ after: Cursor, before: Cursor });

/** Where in the list one is: after or before a cursor of the server's, never both; neither is the newest page. */
export interface NewsPlace {
  after?: string;
  before?: string;
}

/** Reads the address; cursors that make no sense count as absent. */
export function readNewsPlace(search: URLSearchParams): NewsPlace {
  const { after, before } = v.parse(PlaceSchema, { after: search.get('after'), before: search.get('before') });
  if (after && before) return {};
  if (after) return { after };
  return before ? { before } : {};
}

/** The query string of a place; `''` for the newest page. */
export const writeNewsPlace = (place: NewsPlace): string => new URLSearchParams({ ...place }).toString();

export const isNewestPage = ({ after, before }: NewsPlace): boolean => after === undefined && before === undefined;
