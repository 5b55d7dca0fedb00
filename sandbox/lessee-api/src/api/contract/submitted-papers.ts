import { and, eq, sql } from 'drizzle-orm';
import { contractPapers, submittedContracts } from '#database/schema/papers.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';

/** The bytes that were checked when they were sent in: nothing else gets into the table. */
export const downloadContractPdf: Handler<'downloadContractPdf'> = async ({ params }, { db, caller }) => {
  const { filename, content } = submittedContracts;
  const [row] = await db
    // Encoded in the database, as submit-papers.ts decodes there. PostgreSQL breaks the lines of base64.
    .select({ filename, base64: sql<string>`replace(encode(${content}, 'base64'), chr(10), '')` })
    .from(submittedContracts)
    .innerJoin(contractPapers, eq(contractPapers.id, submittedContracts.papersId))
    .where(and(eq(contractPapers.accountId, caller.accountId), eq(contractPapers.id, params.id)));
  if (!row) throw notFound();
  return { name: row.filename.replace(/\.pdf$/i, ''), content: row.base64 };
};
