import { Id } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import type { Database } from '#database/database.ts';
import { auditEntries } from '#database/schema/audit.ts';
import type { GuardedCaller } from './caller.ts';
import { createMinuteLimit } from './limits/rate-limit.ts';
import { describeError, type Log } from './log.ts';

/** The call that an entry is about. */
export interface AuditedCall {
  readonly caller: GuardedCaller;
  /** Its name in the contract. */
  readonly name: string;
  readonly now: Date;
  readonly requestId: string;
}

export interface Audit {
  /** Records a sign-in at the first call with its token. */
  signIn(call: AuditedCall): Promise<void>;
  /** Records what was answered; `ids` are looked through for the row that it is about, from the last. */
  answer(call: AuditedCall, status: number, ids: readonly unknown[]): Promise<void>;
  /** The same for a call that was refused; of a person's minute, only the first ones. */
  refusal(call: AuditedCall, status: number, ids: readonly unknown[]): Promise<void>;
  /** Records what a call does with a file; its request is that of the call's own entry. */
  upload(call: AuditedCall, action: UploadAction): Promise<void>;
}

/** An order refers to an upload from now on; or none does any more, and it is removed; or it is refused, and removed. */
export type UploadAction = 'keepUpload' | 'removeUpload' | 'refuseUpload';

/** More say nothing new, and a loop must not fill the table. */
const REFUSALS = { name: 'refusals', perMinute: 20 };

/** Writes to `audit_entries` (docs/adr/0065). A call that has been done stands, even if its entry is lost. */
export function createAudit({ db }: Database, log: Log): Audit {
  /** By person, the sign-in of the last call: most calls need no look into the database. */
  const lastSignIn = new Map<string, number>();
  const countRefusal = createMinuteLimit(db, REFUSALS);

  async function orLose({ requestId }: AuditedCall, record: () => Promise<unknown>): Promise<void> {
    try {
      await record();
    } catch (error) {
      log({ level: 'error', event: 'audit entry lost', requestId, ...describeError(error) });
    }
  }

  function write(call: AuditedCall, entry: Omit<Entry, keyof Origin>): Promise<void> {
    const { caller, now, requestId } = call;
    const { accountId, contactId } = caller;
    const row = { occurredAt: now, requestId, accountId, contactId, ...entry };
    // The sign-in may be known from another process, or from before a restart.
    return orLose(call, async () => db.insert(auditEntries).values(row).onConflictDoNothing());
  }

  const answer: Audit['answer'] = (call, status, ids) =>
    write(call, { action: call.name, status, subjectId: ids.findLast(isId) ?? null });

  return {
    signIn: async (call) => {
      const { contactId, signedInAt } = call.caller;
      if (lastSignIn.get(contactId) === signedInAt.getTime()) return;
      lastSignIn.set(contactId, signedInAt.getTime());
      await write(call, { action: 'signIn', signedInAt });
    },
    answer,
    refusal: (call, status, ids) =>
      orLose(call, async () => {
        const isFew = (await countRefusal(call.caller.contactId, call.now)) === null;
        if (isFew) await answer(call, status, ids);
      }),
    upload: (call, action) => write(call, { action }),
  };
}

type Entry = typeof auditEntries.$inferInsert;
type Origin = Pick<Entry, 'occurredAt' | 'requestId' | 'accountId' | 'contactId'>;

/** A refused call may have anything in its path. */
const isId = (value: unknown): value is string => v.is(Id, value);
