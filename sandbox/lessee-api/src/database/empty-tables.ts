import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Takes every row of every table; in a transaction, or not at all. The schema and what was migrated stay. */
export async function emptyTables(db: Db): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const names = tables.map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
}
