import { withoutLinks } from '@portal/contract/values/link';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import type { Handler, RequestOf, SignedInContext } from '../core/handler.ts';
import { answerOnce, earlierAnswer } from '../core/idempotency.ts';
import { badRequest, notFound, ProblemError } from '../core/problem.ts';
import { numbersOf, sortEstimates } from './estimate.ts';
import { type OrderWithCustomer, sheetOf } from './estimate-sheet.ts';
import { assertMayShare, recordShare } from './share-limit.ts';
import { shareMail } from './share-mail.ts';

const ROUTE = 'POST /order/:id/send-estimate-pdfs-on-customers';
type Shared = RequestOf<'shareEstimates'>['params'] & RequestOf<'shareEstimates'>['body'];

/** What is read belongs together, and a repeated request finds either its answer or nothing of the first. */
const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Each recipient gets a separate mail, so that none sees another. The document is made once and before the first mail:
 * without it nothing is sent. It is made while no transaction is open, which would keep colleagues waiting; what they
 * have shared meanwhile is counted before the mails. A repeated request sends nothing again.
 */
export const shareEstimates: Handler<'shareEstimates'> = async ({ params, body }, context) => {
  const sent = { ...params, ...body };
  const recipients = withoutRepetition(body.emails);
  const found = await context.db.transaction(async (tx) => {
    const reading = { ...context, db: tx };
    const answer = await earlierAnswer<object>(reading, ROUTE, sent);
    return answer ? { answer } : readShared(reading, sent, recipients.length);
  }, ONE_MOMENT);
  if ('answer' in found) return found.answer;

  const mail = shareMail({ ...found.content, pdf: await context.render('estimates', found.sheet) });
  return answerOnce(context, ROUTE, sent, async (tx) => {
    await recordShare({ ...context, db: tx }, params.id, recipients.length);
    const outbox = context.platform.outbox.within(tx);
    for (const to of recipients) await outbox.add({ ...mail, to });
    return {};
  });
};

/** Everything that is sent, or the reason why it may not be sent. */
async function readShared(context: SignedInContext, { id, ...body }: Shared, addresses: number) {
  const { db, today } = context;
  const row = await findOrder(context, id);
  const chosen = await findChosen(db, row.order.id, body.estimateIds);
  await assertMayShare(context, addresses);
  const { order } = row;
  const content = { sender: await findSender(context), order, count: chosen.length, remarks: body.remarks };
  return { content, sheet: sheetOf(row, chosen, await numbersOf(db, order.id), today) };
}

async function findOrder({ db, caller }: SignedInContext, id: string): Promise<OrderWithCustomer> {
  const [row] = await db
    .select({ order: orders, contact: contacts, account: accounts })
    .from(orders)
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.accountId, caller.accountId), eq(orders.id, id)));
  if (!row) throw notFound();
  const { name, address } = row.order;
  // The recipients take the mail for the provider's, so nothing that a customer has written may be a link.
  return { ...row, order: { ...row.order, name: withoutLinks(name), address: withoutLinks(address) } };
}

/**
 * In the order of the list, whatever the order of the ids; a repeated id counts once. An estimate that the provider has
 * withdrawn is not passed on: the caller was looking at an older list and has to choose again.
 */
async function findChosen(db: Db, orderId: string, ids: readonly string[]) {
  const found = await db
    .select()
    .from(estimates)
    .where(and(eq(estimates.orderId, orderId), inArray(estimates.id, [...ids])))
    .orderBy(...sortEstimates);
  const known = new Map(found.map((estimate) => [estimate.id, estimate]));
  const issuesOf = (isMeant: (id: string) => boolean, message: string) =>
    ids.flatMap((id, index) => (isMeant(id) ? [{ path: `estimateIds.${index}`, message }] : []));

  const unknown = issuesOf((id) => !known.has(id), 'Not an estimate of this order');
  if (unknown.length > 0) throw badRequest(...unknown);
  const withdrawn = issuesOf((id) => known.get(id)?.status === 'aborted', 'Withdrawn by the provider');
  if (withdrawn.length > 0) throw new ProblemError(409, { code: 'estimateStatus', issues: withdrawn });
  return found;
}

async function findSender({ db, caller }: SignedInContext) {
  const [row] = await db
    .select({ contact: contacts, companyName: accounts.companyName })
    .from(contacts)
    .innerJoin(accounts, eq(accounts.id, contacts.accountId))
    .where(eq(contacts.id, caller.contactId));
  if (!row) throw new ProblemError(403);
  return { companyName: row.companyName, personName: `${row.contact.lastName} ${row.contact.firstName}` };
}

/** Keeps the first spelling: to the mail service, capital letters make no difference. */
const withoutRepetition = (emails: readonly string[]): string[] =>
  emails.filter((email, index) => emails.findIndex((other) => other.toLowerCase() === email.toLowerCase()) === index);
