import { and, eq, sql } from 'drizzle-orm';
import { contractPapers } from '#database/schema/papers.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';

/** The first person and time are kept. The PDF itself comes from the storage, which tells nobody. */
export const markPapersDownloaded: Handler<'markPapersDownloaded'> = async ({ params }, { db, caller, now }) => {
  const { id, accountId, downloadedAt, downloadedById } = contractPapers;
  const marked = await db
    .update(contractPapers)
    .set({
      downloadedAt: sql`coalesce(${downloadedAt}, ${now.toISOString()}::timestamptz)`,
      downloadedById: sql`case when ${downloadedAt} is null then ${caller.contactId} else ${downloadedById} end`,
    })
    .where(and(eq(accountId, caller.accountId), eq(id, params.id)))
    .returning({ id });
  if (marked.length === 0) throw notFound();
  return {};
};
