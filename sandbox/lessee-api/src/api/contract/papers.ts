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

/** For the contract that documents/contract.ts makes. */
const SIGNING_INSTRUCTION =
  '印刷して、「乙（借主）」の欄に署名または記名押印し、すべてのページを1つのPDFにしてください。';
const SUBMISSION_NOTE = '提出後、当社が2営業日以内に確認し、結果をメールでお知らせします。';

/** Oldest first. Their PDFs are made at the first request. */
export const listContractPapers: Handler<'listContractPapers'> = async (
  { params },
  { db, caller, platform, render },
) => {
  const isOwn = and(eq(orders.accountId, caller.accountId), eq(orders.id, params.id));
  if ((await db.$count(orders, isOwn)) === 0) throw notFound();
  const isOfOrder = and(eq(contractPapers.accountId, caller.accountId), eq(contractPapers.orderId, params.id));
  const submissions = await findSubmissions(db, caller, isOfOrder);
  const downloaders = await findDownloaders(db, caller, isOfOrder);
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
      downloadedAt: papers.downloadedAt?.toISOString() ?? null,
      downloadedBy: downloaders.get(papers.id) ?? null,
      submittedAt: papers.submittedAt?.toISOString() ?? null,
      submittedBy: submissions.get(papers.id)?.contact ?? null,
      submittedFilename: submissions.get(papers.id)?.filename ?? null,
      signingInstruction: SIGNING_INSTRUCTION,
      submissionNote: SUBMISSION_NOTE,
      documents: [{ id: papers.documentId, name: papers.documentName, url, createdAt: papers.createdAt.toISOString() }],
    });
  }
  return { data };
};

/** The signed contracts that were sent in, by the id of their papers. */
async function findSubmissions(db: Db, caller: Caller, isMeant: SQL | undefined) {
  const rows = await db
    .select({
      papersId: submittedContracts.papersId,
      filename: submittedContracts.filename,
      contact: contactColumns,
    })
    .from(submittedContracts)
    .innerJoin(contractPapers, eq(contractPapers.id, submittedContracts.papersId))
    .leftJoin(contacts, isWhoDidIt(submittedContracts.contactId, caller))
    .where(isMeant);
  return new Map(rows.map((row) => [row.papersId, row]));
}

/** Who downloaded the papers first, by their id. */
async function findDownloaders(db: Db, caller: Caller, isMeant: SQL | undefined) {
  const rows = await db
    .select({ papersId: contractPapers.id, contact: contactColumns })
    .from(contractPapers)
    .innerJoin(contacts, isWhoDidIt(contractPapers.downloadedById, caller))
    .where(isMeant);
  return new Map(rows.map(({ papersId, contact }) => [papersId, contact]));
}

type Steps = Pick<typeof contractPapers.$inferSelect, 'submittedAt' | 'contractedAt'>;

export function papersStatus({ submittedAt, contractedAt }: Steps): PapersStatus {
  if (contractedAt !== null) return 'contracted';
  return submittedAt === null ? 'toBeSigned' : 'submitted';
}
