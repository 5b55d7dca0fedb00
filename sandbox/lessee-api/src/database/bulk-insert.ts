import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

const CHUNK = 2_000;

/**
 * Inserts rows that all have the same fields. As one JSON parameter a chunk: a row of parameters each is several times
 * slower, and a statement may have no more than 65,535 of them.
 */
export async function bulkInsert<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => rows[0] && field in rows[0]);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map((row) => {
      const values: Record<string, unknown> = row;
      return Object.fromEntries(columns.map(([field, column]) => [column.name, asJson(values[field])]));
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::json)`,
    );
  }
}

/** Bytes in PostgreSQL's own notation; JSON has none for them. */
const asJson = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
