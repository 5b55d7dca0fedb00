import { RECENT_SIGN_IN_MS, SIGN_INS_MAX } from '@portal/contract/session';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { auditEntries } from '#database/schema/audit.ts';
import type { Handler } from '../core/handler.ts';
import { conflict } from '../core/problem.ts';

/** The provider keeps no list of sessions. The audit log has each sign-in whose token has come here. */
export const getSessions: Handler<'getSessions'> = async (_, { db, caller, platform }) => {
  const { contactId, signedInAt, uid } = caller;
  const { tokensValidAfter = null } = (await platform.identity.userOf(uid)) ?? {};
  const rows = await db
    .select({ at: auditEntries.signedInAt })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.contactId, contactId),
        isNotNull(auditEntries.signedInAt),
        ne(auditEntries.signedInAt, signedInAt),
      ),
    )
    .orderBy(desc(auditEntries.signedInAt))
    .limit(SIGN_INS_MAX);
  return {
    signedInAt: signedInAt.toISOString(),
    data: rows.flatMap(({ at }) =>
      at === null
        ? []
        : [{ signedInAt: at.toISOString(), hasEnded: tokensValidAfter !== null && at < tokensValidAfter }],
    ),
  };
};

/**
 * What began before this session is over, and this one goes on: its tokens are exactly as old as the oldest that count.
 */
export const endOtherSessions: Handler<'endOtherSessions'> = async (_, { caller, now, platform }) => {
  const { signedInAt, uid } = caller;
  if (now.getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS) throw conflict('signInTooOld');
  await platform.identity.endSessions(uid, signedInAt);
  return {};
};
