import type { PapersStatus } from '@portal/contract/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers, submittedContracts } from '#database/schema/papers.ts';
import type { Caller } from '../core/caller.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { contactColumns, isWhoDidIt } from '../user/contact.ts';
import { documentUrl } from './papers-document.ts';
import { selectPapers } from './papers-rows.ts';

/** Oldest first. Their PDFs are made at the first request. */
export const listContractPapers: Handler<'listContractPapers'> = async (
  { params },
  { db, caller, platform, render },
) => {
  const isOwn = and(eq(orders.accountId, caller.accountId), eq(orders.id, params.id));
  if ((await db.$count(orders, isOwn)) === 0) throw notFound();
  const isOfOrder = and(eq(contractPapers.accountId, caller.accountId), eq(contractPapers.orderId, params.id));
  const submitters = await findSubmitters(db, caller, isOfOrder);
  const rows = await selectPapers(db).where(isOfOrder).orderBy(asc(contractPapers.createdAt), asc(contractPapers.id));
  const data = [];
  for (const row of rows) {
    const { papers, estimate } = row;
    const url = await documentUrl(platform.storage, render, row);
    data.push({
      id: papers.id,
      estimateId: papers.estimateId,
      parkingName: estimate.parkingName,
      status: papersStatus(papers),
      submittedAt: papers.submittedAt?.toISOString() ?? null,
      submittedBy: submitters.get(papers.id) ?? null,
      documents: [{ id: papers.documentId, name: papers.documentName, url, createdAt: papers.createdAt.toISOString() }],
    });
  }
  return { data };
};

/** Who sent the signed contracts in, by the id of their papers. */
async function findSubmitters(db: Db, caller: Caller, isMeant: SQL | undefined) {
  const rows = await db
    .select({ papersId: submittedContracts.papersId, contact: contactColumns })
    .from(submittedContracts)
    .innerJoin(contractPapers, eq(contractPapers.id, submittedContracts.papersId))
    .innerJoin(contacts, isWhoDidIt(submittedContracts.contactId, caller))
    .where(isMeant);
  return new Map(rows.map(({ papersId, contact }) => [papersId, contact]));
}

type Steps = Pick<typeof contractPapers.$inferSelect, 'submittedAt' | 'contractedAt'>;

export function papersStatus({ submittedAt, contractedAt }: Steps): PapersStatus {
  if (contractedAt !== null) return 'contracted';
  return submittedAt === null ? 'toBeSigned' : 'submitted';
}
