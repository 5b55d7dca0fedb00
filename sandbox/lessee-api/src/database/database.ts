import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The part of Drizzle that both engines share; a transaction has the same methods. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** Waits for what is under way, then lets go of the folder or the connections; may be called again. */
  close(): Promise<void>;
}
