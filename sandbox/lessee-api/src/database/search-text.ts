import { and, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** One form for full-width and half-width, ㈱ and (株), upper and lower case; done here, since engines differ in `lower`. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What a row is found by. The line break keeps a word from matching across two fields. */
export const searchText = (...fields: string[]): string => fields.map(fold).join('\n');

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Each further word costs the database as much as the first; nobody needs more to find a site. */
const MAX_WORDS = 10;

/** Every word of the keyword occurs, of the first ten different ones; no words: no condition. */
export function matchesKeyword(column: PgColumn, keyword: string | undefined): SQL | undefined {
  const words = fold(keyword ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const different = [...new Set(words)].slice(0, MAX_WORDS);
  return and(...different.map((word) => like(column, `%${escapeLike(word)}%`)));
}
