import type { Database, Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { contacts } from '@portal/lessee-api/database/schema/account';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { news, newsMarks } from '@portal/lessee-api/database/schema/news';
import { orders } from '@portal/lessee-api/database/schema/order';
import { contractPapers } from '@portal/lessee-api/database/schema/papers';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import type { Clock } from '@portal/lessee-api/platform';
import { tokyoDate } from '@portal/platform/text';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { issueNextBills } from './bill-ahead.ts';
import { type Correction, correctBill } from './bill-correction.ts';
import type { BillTarget, NewsDraft, WithdrawalTarget } from './command-bodies.ts';
import { abort } from './handlers/estimate.ts';
import { countEstimates, isSearchOpen, lockOrder, type Order, offerChoice, offerOneMore } from './offer.ts';
import { lockEstimate } from './recipient.ts';

/** Nothing was done. The message gives the reason to whoever gave the command. */
export class CommandRefusedError extends Error {
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.name = 'CommandRefusedError';
    this.status = status;
  }
}

/** What the provider does on its own. The mails about it follow when the desk works next. */
export interface DeskCommands {
  /** Makes offers for an order: a choice if it has none, otherwise one more. Returns the ids of the estimates. */
  quote(orderId: string): Promise<string[]>;
  /** Withdraws an offer, even an accepted one as long as it has no papers. Returns the id of the estimate. */
  withdraw(target: WithdrawalTarget): Promise<string>;
  /**
   * Issues the next bill of a contract ahead of time, or of every contract if none is given. Returns the ids of the
   * bills.
   */
  bill(target: BillTarget): Promise<string[]>;
  /** Issues a bill in the place of another, which stays as it is. Returns the id of the new one. */
  correct(correction: Correction): Promise<string>;
  /** Published at once, for everybody. Returns the id of the news. */
  publishNews(draft: NewsDraft): Promise<string>;
  /** As if every customer had hidden what home shows by itself. Returns the ids of the news. */
  hideHomeNews(): Promise<string[]>;
}

export function createDeskCommands({ database, clock }: { database: Database; clock: Clock }): DeskCommands {
  const { db } = database;
  const atNow = () => ({ now: clock.now(), today: tokyoDate(clock.now()) });

  return {
    quote: (orderId) =>
      db.transaction(async (tx) => {
        const { now, today } = atNow();
        const order = await lockSearchedOrder(tx, orderId, today);
        const already = await countEstimates(tx, orderId);
        return already === 0 ? offerChoice(tx, order, already, now) : offerOneMore(tx, order, already, now);
      }),

    withdraw: (target) =>
      db.transaction(async (tx) => {
        const estimate = await lockEstimate({ db: tx }, await chooseEstimate(tx, target));
        if (estimate.status !== 'unanswered' && estimate.status !== 'accepted') {
          throw new CommandRefusedError(409, `The estimate is ${estimate.status}.`);
        }
        if ((await tx.$count(contractPapers, eq(contractPapers.estimateId, estimate.id))) > 0) {
          throw new CommandRefusedError(409, 'The contract papers have already been issued.');
        }
        await abort(tx, estimate, clock.now());
        return estimate.id;
      }),

    bill: async ({ contractId }) => {
      const condition = contractId === undefined ? undefined : eq(contracts.id, contractId);
      const accountIds = await db.selectDistinct({ id: contracts.accountId }).from(contracts).where(condition);
      if (accountIds.length === 0) throw new CommandRefusedError(404, 'There is no such contract.');
      const billingIds: string[] = [];
      for (const { id } of accountIds) {
        const next = db.transaction((tx) => issueNextBills({ db: tx, ...atNow() }, id, contractId));
        billingIds.push(...(await next));
      }
      if (billingIds.length === 0) throw new CommandRefusedError(409, 'Every day of the contract is already billed.');
      return billingIds;
    },

    correct: async (correction) => {
      const result = await db.transaction((tx) => correctBill(tx, correction, clock.now()));
      if ('id' in result) return result.id;
      throw CORRECTION_REFUSED[result.refusal]();
    },

    publishNews: (draft) =>
      db.transaction(async (tx) => {
        const [id, { now }] = [newId(), atNow()];
        const { category, title, content, startAt = null, endAt = null, isHomeDisplay = false } = draft;
        const item = { id, category, title, content, startAt, endAt, isHomeDisplay };
        await tx.insert(news).values({ ...item, createdAt: now, publishedAt: now });
        await tx.insert(providerEvents).values({ kind: 'newsPublished', newsId: id, occurredAt: now });
        return id;
      }),

    hideHomeNews: () =>
      db.transaction(async (tx) => {
        const shown = await tx.select({ id: news.id }).from(news).where(eq(news.isHomeDisplay, true));
        const everybody = await tx.select({ id: contacts.id }).from(contacts);
        const values = { readAt: clock.now(), doNotDisplayAgain: true };
        const marks = everybody.flatMap((contact) =>
          shown.map((item) => ({ contactId: contact.id, newsId: item.id, ...values })),
        );
        if (marks.length > 0) {
          const target = [newsMarks.contactId, newsMarks.newsId];
          await tx.insert(newsMarks).values(marks).onConflictDoUpdate({ target, set: values });
        }
        return shown.map(({ id }) => id);
      }),
  };
}

/** Locks an order for which parking lots are still searched. @throws CommandRefusedError */
export async function lockSearchedOrder(tx: Db, orderId: string, today: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new CommandRefusedError(404, 'There is no such order.');
  if (!isSearchOpen(order, today)) throw new CommandRefusedError(409, 'The order is stopped, or its last day is over.');
  return order;
}

const CORRECTION_REFUSED = {
  unknown: () => new CommandRefusedError(404, 'There is no such bill.'),
  corrected: () => new CommandRefusedError(409, 'The bill is already corrected; correct the one in its place.'),
} as const;

/** Of an order: the oldest estimate that waits for an answer, or else the oldest accepted one. */
async function chooseEstimate(tx: Db, target: WithdrawalTarget): Promise<string> {
  if ('estimateId' in target) {
    if ((await tx.$count(estimates, eq(estimates.id, target.estimateId))) > 0) return target.estimateId;
    throw new CommandRefusedError(404, 'There is no such estimate.');
  }
  const [open] = await tx
    .select({ id: estimates.id })
    .from(estimates)
    .where(and(eq(estimates.orderId, target.orderId), inArray(estimates.status, ['unanswered', 'accepted'])))
    .orderBy(desc(estimates.status), asc(estimates.createdAt), asc(estimates.id))
    .limit(1);
  if (open) return open.id;
  if ((await tx.$count(orders, eq(orders.id, target.orderId))) > 0) {
    throw new CommandRefusedError(409, 'No estimate of the order is open.');
  }
  throw new CommandRefusedError(404, 'There is no such order.');
}
