import { sql } from 'drizzle-orm';
import type { World } from './world.ts';

/**
 * Changes when any row of any table changes, or when anything was sent. Left out is what notes or counts refusals too: the
 * audit log and the minutes of the rate limits.
 */
export async function fingerprint({ database, platform }: World): Promise<Record<string, unknown>> {
  const { db } = database;
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_name not in ('audit_entries', 'rate_windows')`);
  const prints: Record<string, unknown> = { messages: platform.mails.length };
  for (const { name } of tables) {
    const [row] = await db
      .select({ print: sql<string>`count(*) || md5(coalesce(string_agg(t::text, ',' order by t::text), ''))` })
      .from(sql`${sql.identifier(name)} as t`);
    prints[name] = row?.print;
  }
  return prints;
}
