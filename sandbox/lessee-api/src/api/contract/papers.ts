import type { PapersStatus } from '@portal/shared/contract/contract';
import { and, asc, eq } from 'drizzle-orm';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { documentUrl } from './papers-document.ts';
import { selectPapers } from './papers-rows.ts';

/** Oldest first. Their PDFs are made at the first request. */
export const listContractPapers: Handler<'listContractPapers'> = async ({ params }, { db, caller, platform }) => {
  const isOwn = and(eq(orders.accountId, caller.accountId), eq(orders.id, params.id));
  if ((await db.$count(orders, isOwn)) === 0) throw notFound();
  const rows = await selectPapers(db)
    .where(and(eq(contractPapers.accountId, caller.accountId), eq(contractPapers.orderId, params.id)))
    .orderBy(asc(contractPapers.createdAt), asc(contractPapers.id));
  const data = [];
  for (const row of rows) {
    const { papers, estimate } = row;
    const url = await documentUrl(platform.storage, row);
    data.push({
      id: papers.id,
      estimateId: papers.estimateId,
      parkingName: estimate.parkingName,
      status: papersStatus(papers),
      submittedAt: papers.submittedAt?.toISOString() ?? null,
      documents: [{ id: papers.documentId, name: papers.documentName, url, createdAt: papers.createdAt.toISOString() }],
    });
  }
  return { data };
};

type Steps = Pick<typeof contractPapers.$inferSelect, 'submittedAt' | 'contractedAt'>;

export function papersStatus({ submittedAt, contractedAt }: Steps): PapersStatus {
  if (contractedAt !== null) return 'contracted';
  return submittedAt === null ? 'toBeSigned' : 'submitted';
}
