import { and, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { isForgotten } from '#api/core/idempotency.ts';
import { describeError, type Log } from '#api/core/log.ts';
import { countInWindow } from '#database/count-in-window.ts';
import type { Database, Db } from '#database/database.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { entries } from '#database/schema/entry.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { mails } from '#database/schema/mail.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { rateWindows } from '#database/schema/rate-window.ts';
import { errorReports, idempotentRequests } from '#database/schema/request.ts';
import type { Clock, Platform } from '#platform/platform.ts';
import { sweepUploads } from './sweep-uploads.ts';

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 3_600_000;

/** For how many days things are kept. What the law wants kept for years (bills, contracts, orders) is not among them. */
export interface Retention {
  /** The audit log and the record of shares. */
  readonly audit: number;
  /** Applications for the service, with what the provider has noted about them. */
  readonly entries: number;
  readonly errorReports: number;
  /** Mails that have been sent or given up. */
  readonly mails: number;
  /** Uploads that no order refers to. */
  readonly uploads: number;
}

export const DEFAULT_RETENTION: Retention = { audit: 365, entries: 365, errorReports: 90, mails: 30, uploads: 30 };

interface HousekeepingOptions {
  readonly database: Database;
  readonly platform: Pick<Platform, 'storage'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly retention?: Retention;
}

/** Removes what has been kept for long enough. */
export async function keepHouse(options: HousekeepingOptions): Promise<void> {
  const { database, platform, clock, log, retention = DEFAULT_RETENTION } = options;
  const { db } = database;
  const now = clock.now();
  const endOf = (kept: keyof Retention) => new Date(now.getTime() - retention[kept] * DAY_MS);
  const tasks = {
    audit: () => db.delete(auditEntries).where(lt(auditEntries.occurredAt, endOf('audit'))),
    shares: () => db.delete(estimateShares).where(lt(estimateShares.sharedAt, endOf('audit'))),
    entries: () => deleteEntries(db, endOf('entries')),
    errorReports: () => db.delete(errorReports).where(lt(errorReports.receivedAt, endOf('errorReports'))),
    mails: () => db.delete(mails).where(and(lt(mails.createdAt, endOf('mails')), isOver())),
    requests: () => db.delete(idempotentRequests).where(isForgotten(now)),
    rates: () => db.delete(rateWindows).where(lt(rateWindows.endsAt, now)),
    uploads: () => sweepUploads(db, platform.storage, endOf('uploads')),
  };
  for (const [task, run] of Object.entries(tasks)) {
    await orLogged(log, task, run);
  }
}

/** A mail that still waits is kept, however old it is. */
const isOver = () => or(isNotNull(mails.sentAt), isNotNull(mails.givenUpAt));

async function deleteEntries(db: Db, end: Date): Promise<void> {
  const isOld = lt(entries.createdAt, end);
  await db.transaction(async (tx) => {
    const ids = tx.select({ id: entries.id }).from(entries).where(isOld);
    await tx.delete(providerEvents).where(inArray(providerEvents.entryId, ids));
    await tx.delete(entries).where(isOld);
  });
}

async function orLogged(log: Log, task: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log({ level: 'error', event: 'housekeeping failed', task, ...describeError(error) });
  }
}

/** Once a day: the first of all processes that looks keeps house. */
async function keepHouseInTurn(options: HousekeepingOptions): Promise<void> {
  const { database, clock } = options;
  const turn = { key: 'housekeeping', now: clock.now(), lengthMs: DAY_MS };
  const { count } = await countInWindow(database.db, turn);
  if (count === 1) await keepHouse(options);
}

/** Looks at once and then every hour. Returns what stops it, which waits for a round in progress. */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { platform, log } = options;
  if (!platform.storage.listBefore) log({ level: 'info', event: 'uploads are not swept: no client for storage' });
  const look = (): Promise<void> => orLogged(log, 'turn', () => keepHouseInTurn(options));
  let round = look();
  const timer = setInterval(() => {
    round = round.then(look);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
