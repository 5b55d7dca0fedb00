import { lt } from 'drizzle-orm';
import { describeError, type Log } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { mails } from '#database/schema/mail.ts';
import type { Clock, Platform } from '#platform/platform.ts';
import { sweepUploads } from './sweep-uploads.ts';

const DAY_MS = 86_400_000;
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

/** Removes what has been kept for long enough. Any number of processes may do it, and at any time. */
export async function keepHouse(options: HousekeepingOptions): Promise<void> {
  const { database, platform, clock, log, auditRetentionDays = AUDIT_RETENTION_DAYS } = options;
  const { db } = database;
  const now = clock.now();
  const auditEnd = new Date(now.getTime() - auditRetentionDays * DAY_MS);
  const tasks = {
    audit: () => db.delete(auditEntries).where(lt(auditEntries.occurredAt, auditEnd)),
    shares: () => db.delete(estimateShares).where(lt(estimateShares.sharedAt, auditEnd)),
    mails: () => db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - MAIL_DAYS * DAY_MS))),
    uploads: () => sweepUploads(db, platform.storage, now),
  };
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await run();
    } catch (error) {
      log({ level: 'error', event: 'housekeeping failed', task, ...describeError(error) });
    }
  }
}

/** At once and then once a day. Returns what stops it, which waits for a round in progress. */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { platform, log } = options;
  if (!platform.storage.listBefore) log({ level: 'info', event: 'uploads are not swept: no client for storage' });
  let round = keepHouse(options);
  const timer = setInterval(() => {
    round = round.then(() => keepHouse(options));
  }, DAY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
