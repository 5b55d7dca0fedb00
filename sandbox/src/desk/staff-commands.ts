import type { Database, Db } from '@portal/lessee-api/database/database';
import { accounts } from '@portal/lessee-api/database/schema/account';
import { entries } from '@portal/lessee-api/database/schema/entry';
import { options } from '@portal/lessee-api/database/schema/option';
import { orders } from '@portal/lessee-api/database/schema/order';
import { orderFiles } from '@portal/lessee-api/database/schema/order-file';
import { type ProviderEventKind, providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import type { Clock, Outbox } from '@portal/lessee-api/platform';
import { tokyoDate } from '@portal/platform/text';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Offers } from './command-bodies.ts';
import { CommandRefusedError, lockSearchedOrder } from './commands.ts';
import type { Desk } from './desk.ts';
import type { ProviderEvent } from './event.ts';
import { accountReadyMail } from './mails/account-mail.ts';
import { UNTIL_A_PERSON } from './manual-reactions.ts';
import { offerLots } from './offer.ts';
import { type AccountDirectory, type AccountOpening, openAccount } from './open-account.ts';

/** `confirm` does what the automatic desk does next: issues papers, concludes a contract or answers an application. */
const CONFIRMED: readonly ProviderEventKind[] = ['estimateAccepted', 'papersSubmitted', 'optionCreated'];
/** After each of these an order waits for offers. */
const QUOTED: readonly ProviderEventKind[] = ['orderCreated', 'orderChanged', 'searchStopToggled'];

interface WaitingEvent {
  readonly id: number;
  readonly kind: ProviderEventKind;
  readonly occurredAt: Date;
  /** The order, the application, the file or the entry. */
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly companyName: string | null;
}

/** What people decide at a manual desk. */
export interface StaffCommands {
  /** What waits for a person, the oldest first. */
  list(): Promise<WaitingEvent[]>;
  /** Offers parking lots for an order. Returns the ids of the estimates. */
  offer(orderId: string, offers: Offers): Promise<string[]>;
  confirm(eventId: number): Promise<void>;
  /** Ends the waiting of an event that was handled elsewhere. */
  done(eventId: number): Promise<void>;
  /** Returns the id of the contact. */
  openAccount(opening: AccountOpening): Promise<string>;
}

interface StaffOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly desk: Desk;
  readonly outbox: Outbox;
  readonly directory: AccountDirectory;
  readonly portalOrigin: string;
}

export function createStaffCommands({ database, clock, desk, ...rest }: StaffOptions): StaffCommands {
  const { db } = database;
  return {
    list: () => listWaiting(db),

    offer: (orderId, offers) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const order = await lockSearchedOrder(tx, orderId, tokyoDate(now));
        await settleWaiting(tx, and(eq(providerEvents.orderId, orderId), inArray(providerEvents.kind, QUOTED)), now);
        return offerLots(
          tx,
          order,
          offers.map((lot) => ({ ...lot, status: 'unanswered' })),
          now,
        );
      }),

    confirm: async (eventId) => {
      const event = await findWaiting(db, eventId);
      if (!CONFIRMED.includes(event.kind)) {
        throw new CommandRefusedError(409, `${event.kind} is not confirmed: offer, open-account or done ends it.`);
      }
      if (!(await desk.confirm(event))) throw new CommandRefusedError(409, 'Somebody else is doing it.');
    },

    done: async (eventId) => {
      await findWaiting(db, eventId);
      await settleWaiting(db, eq(providerEvents.id, eventId), clock.now());
    },

    openAccount: (opening) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const { contactId, recipient } = await openAccount(tx, rest.directory, opening, now);
        const link = new URL('/password-reset', rest.portalOrigin).href;
        await rest.outbox.within(tx).add(accountReadyMail({ ...recipient, link }));
        await settleWaiting(tx, eq(providerEvents.entryId, opening.entryId), now);
        return contactId;
      }),
  };
}

const isWaiting = and(isNull(providerEvents.handledAt), eq(providerEvents.dueAt, UNTIL_A_PERSON));

const settleWaiting = (tx: Db, which: SQL | undefined, now: Date) =>
  tx.update(providerEvents).set({ handledAt: now }).where(and(isWaiting, which));

async function findWaiting(db: Db, eventId: number): Promise<ProviderEvent> {
  const [event] = await db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, eventId), isWaiting));
  if (!event) throw new CommandRefusedError(404, 'Nothing with this number waits for a person.');
  return event;
}

async function listWaiting(db: Db): Promise<WaitingEvent[]> {
  const rows = await db
    .select({
      event: providerEvents,
      order: orders,
      option: options,
      file: orderFiles,
      entry: entries,
      account: accounts,
    })
    .from(providerEvents)
    .leftJoin(orders, eq(orders.id, providerEvents.orderId))
    .leftJoin(options, eq(options.id, providerEvents.optionId))
    .leftJoin(orderFiles, eq(orderFiles.id, providerEvents.orderFileId))
    .leftJoin(entries, eq(entries.id, providerEvents.entryId))
    .leftJoin(
      accounts,
      or(eq(accounts.id, orders.accountId), eq(accounts.id, options.accountId), eq(accounts.id, orderFiles.accountId)),
    )
    .where(isWaiting)
    .orderBy(asc(providerEvents.id));
  return rows.map(({ event: { id, kind, occurredAt }, order, option, file, entry, account }) => ({
    ...{ id, kind, occurredAt },
    subjectId: (order ?? option ?? file ?? entry)?.id ?? null,
    subjectName: (order ?? option ?? entry)?.name ?? file?.filename ?? null,
    companyName: (account ?? entry)?.companyName ?? null,
  }));
}
