import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

const OLDEST = 150_000;

/** What a database must be able to do; as it answered. */
interface Abilities {
  readonly version: number;
  readonly encoding: string;
  /** The trigrams of a Japanese word: none where its characters are not letters to the server. */
  readonly trigrams: number;
}

const CREATE = `create database … template template0 encoding 'UTF8' locale 'C.UTF-8'`;

/** The first thing that makes it unfit, in a sentence that says what to do; null: it is fit. */
export function unsuitability({ version, encoding, trigrams }: Abilities): string | null {
  if (version < OLDEST)
    return `PostgreSQL ${OLDEST / 10_000} or later is needed, this is ${Math.floor(version / 10_000)}.`;
  if (encoding !== 'UTF8')
    return `The database's encoding is ${encoding}, which has not all characters: make it anew with ${CREATE}.`;
  if (trigrams === 0) {
    return `The database's LC_CTYPE knows no Japanese letters, so that no search could use its index: make it anew with ${CREATE}.`;
  }
  return null;
}

class UnsuitableDatabaseError extends Error {
  constructor(sentence: string) {
    super(`${sentence} (DATABASE_URL)`);
    this.name = 'UnsuitableDatabaseError';
  }
}

/** After the migrations, which bring pg_trgm. @throws UnsuitableDatabaseError */
export async function assertSuitable(db: Db): Promise<void> {
  const [abilities] = await db
    .select({
      version: sql<number>`current_setting('server_version_num')::int`,
      encoding: sql<string>`current_setting('server_encoding')`,
      trigrams: sql<number>`cardinality(show_trgm('東京都港区'))`,
    })
    .from(sql`(select 1) as one`);
  const sentence = abilities ? unsuitability(abilities) : null;
  if (sentence !== null) throw new UnsuitableDatabaseError(sentence);
}
