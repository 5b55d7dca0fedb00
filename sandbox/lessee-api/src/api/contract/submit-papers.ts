import { and, eq, isNull, sql } from 'drizzle-orm';
import { contractPapers, submittedContracts } from '#database/schema/papers.ts';
import type { Handler } from '../core/handler.ts';
import { conflict, notFound } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { assertNotInfected, assertSignedPdf } from './signed-pdf.ts';

/**
 * One conditional update locks the papers until the transaction ends. While the provider concludes them, the upload
 * waits and then finds a contract, and the other way round.
 */
export const submitContractPdf: Handler<'submitContractPdf'> = async ({ params, body }, context) => {
  const { db, caller, now } = context;
  const { filename, content: base64 } = body.attachment;
  assertSignedPdf(base64);
  await assertNotInfected(base64, context);
  await db.transaction(async (tx) => {
    const isTheOne = and(eq(contractPapers.accountId, caller.accountId), eq(contractPapers.id, params.id));
    const [papers] = await tx
      .update(contractPapers)
      .set({ submittedAt: now })
      .where(and(isTheOne, isNull(contractPapers.contractedAt)))
      .returning({ papersId: contractPapers.id, orderId: contractPapers.orderId });
    if (!papers) throw (await tx.$count(contractPapers, isTheOne)) === 0 ? notFound() : conflict('alreadyContracted');

    // Decoded in the database: five megabytes as a bytes parameter keep the embedded engine busy for seconds.
    const content = sql`decode(${base64}, 'base64')`;
    const file = { filename, content, submittedAt: now, contactId: caller.contactId };
    await tx
      .insert(submittedContracts)
      .values({ papersId: papers.papersId, ...file })
      .onConflictDoUpdate({ target: submittedContracts.papersId, set: { ...file, content: sql`excluded.content` } });
    await tellProvider(tx, { caller, now }, { kind: 'papersSubmitted', ...papers });
  });
  return {};
};
