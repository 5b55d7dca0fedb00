import { lt } from 'drizzle-orm';
import { isForgotten } from '#api/core/idempotency.ts';
import { describeError, type Log } from '#api/core/log.ts';
import { countInWindow } from '#database/count-in-window.ts';
import type { Database } from '#database/database.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { mails } from '#database/schema/mail.ts';
import { rateWindows } from '#database/schema/rate-window.ts';
import { idempotentRequests } from '#database/schema/request.ts';
import type { Clock, Platform } from '#platform/platform.ts';
import { sweepUploads } from './sweep-uploads.ts';

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 3_600_000;
export const AUDIT_RETENTION_DAYS = 365;
/** Sent or given up: both happen within days. */
const MAIL_DAYS = 30;

export interface HousekeepingOptions {
  readonly database: Database;
  readonly platform: Pick<Platform, 'storage'>;
  readonly clock: Clock;
  readonly log: Log;
  /** How long the audit log and the record of shares are kept. */
  readonly auditRetentionDays?: number;
}

/** Removes what has been kept for long enough. */
export async function keepHouse(options: HousekeepingOptions): Promise<void> {
  const { database, platform, clock, log, auditRetentionDays = AUDIT_RETENTION_DAYS } = options;
  const { db } = database;
  const now = clock.now();
  const auditEnd = new Date(now.getTime() - auditRetentionDays * DAY_MS);
  const tasks = {
    audit: () => db.delete(auditEntries).where(lt(auditEntries.occurredAt, auditEnd)),
    shares: () => db.delete(estimateShares).where(lt(estimateShares.sharedAt, auditEnd)),
    mails: () => db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - MAIL_DAYS * DAY_MS))),
    requests: () => db.delete(idempotentRequests).where(isForgotten(now)),
    rates: () => db.delete(rateWindows).where(lt(rateWindows.endsAt, now)),
    uploads: () => sweepUploads(db, platform.storage, now),
  };
  for (const [task, run] of Object.entries(tasks)) {
    await orLogged(log, task, run);
  }
}

async function orLogged(log: Log, task: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log({ level: 'error', event: 'housekeeping failed', task, ...describeError(error) });
  }
}

/** Of all processes on a database, the first that looks in a day keeps house. */
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
