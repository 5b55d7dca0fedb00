import { getTableName } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { holdings } from './holdings.ts';
import type { Person } from './person.ts';

/** The rows of each table that has any, as they were at one moment; contents of files are base64. */
export function exportPerson(db: Db, person: Person): Promise<Record<string, unknown[]>> {
  return db.transaction(
    async (tx) => {
      const tables: Record<string, unknown[]> = {};
      for (const { table, of } of holdings) {
        const rows = await tx.select().from(table).where(of(person));
        if (rows.length === 0) continue;
        const name = getTableName(table);
        tables[name] = [...(tables[name] ?? []), ...rows.map(readable)];
      }
      return tables;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const readable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  );
