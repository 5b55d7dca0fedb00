import { documentUrl } from '@portal/lessee-api/contract/papers-document';
import { submittedContracts } from '@portal/lessee-api/database/schema/papers';
import { eq } from 'drizzle-orm';
import { issueBills } from '../billing.ts';
import { type ProviderEvent, subjectOf } from '../event.ts';
import { type ContractSubject, contractedMail, papersReadyMail, papersReceivedMail } from '../mails/contract-mails.ts';
import { conclude, findPapers } from '../papers.ts';
import { type DeskContext, isFirstLook, later, type Reaction } from '../reaction.ts';
import { pageLink, recipientOf } from '../recipient.ts';

/** The PDF exists before the mail announces it. */
export const mailPapers: Reaction = {
  prepare: async ({ db, platform, render }, event) => {
    await documentUrl(platform.storage, render, await findPapers(db, subjectOf(event, 'papersId')));
  },
  act: async (context, event) => {
    await context.platform.outbox.add(papersReadyMail((await papersOf(context, event)).subject));
    return 'handled';
  },
};

/**
 * First the receipt; the contract follows after a check of the signature. A file that was replaced meanwhile is left to
 * the event of the newer one.
 */
export const concludeContract: Reaction = {
  act: async (context, event) => {
    const { db, platform, now } = context;
    if (!isFirstLook(event)) {
      await conclude(db, subjectOf(event, 'papersId'), { checked: event.occurredAt, now });
      return 'handled';
    }
    const { subject, papersId } = await papersOf(context, event);
    const [file] = await db
      .select({ filename: submittedContracts.filename, submittedAt: submittedContracts.submittedAt })
      .from(submittedContracts)
      .where(eq(submittedContracts.papersId, papersId));
    if (file && file.submittedAt > event.occurredAt) return 'handled';
    await platform.outbox.add(papersReceivedMail(subject, file?.filename ?? ''));
    return later(context);
  },
};

/** First the mail, then the bills that are already due. */
export const confirmContract: Reaction = {
  act: async (context, event) => {
    const { subject, account, papersId } = await papersOf(context, event);
    if (!isFirstLook(event)) {
      await issueBills(context, account.id, context.today);
      return 'handled';
    }
    const link = pageLink(context, `/usage/${papersId}`);
    await context.platform.outbox.add(contractedMail({ ...subject, link }, account));
    return later(context);
  },
};

async function papersOf(context: DeskContext, event: ProviderEvent) {
  const papersId = subjectOf(event, 'papersId');
  const { papers, estimate, order, account, contact } = await findPapers(context.db, papersId);
  const subject: ContractSubject = {
    ...recipientOf({ contact, account }),
    orderName: order.name,
    address: order.address,
    startDate: order.startDate,
    endDate: order.endDate,
    link: pageLink(context, `/order/${order.id}/contract`),
    number: papers.number,
    parkingName: estimate.parkingName,
    parkingAddress: estimate.address,
    monthlyRent: estimate.monthlyRent,
    numberOfCars: order.numberOfCars,
  };
  return { subject, account, papersId };
}
