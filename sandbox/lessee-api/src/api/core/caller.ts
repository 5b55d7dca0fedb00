import { eq, isNotNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import type { TokenVerifier, VerifiedToken } from '#platform/platform.ts';
import { ProblemError } from './problem.ts';

/** Who calls: token → contact → account. Every row that a handler touches is filtered by the account. */
export interface Caller extends Pick<VerifiedToken, 'signedInAt'> {
  readonly uid: string;
  readonly contactId: string;
  readonly accountId: string;
}

/** The caller with what the token says of the session, and with the account's unmet demands. */
export interface GuardedCaller extends Caller, Pick<VerifiedToken, 'hasSecondFactor'> {
  readonly mustChangePassword: boolean;
  readonly mustHaveMfa: boolean;
}

/** 401 without a valid token, 403 for a user who has no contact. */
export async function identifyCaller(
  context: Context,
  database: Database,
  verify: TokenVerifier,
): Promise<GuardedCaller> {
  const token = /^Bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  const verified = token === undefined ? null : await verify(token);
  if (verified === null) throw new ProblemError(401);

  const [contact] = await database.db
    .select({
      contactId: contacts.id,
      accountId: contacts.accountId,
      mustChangePassword: isNotNull(contacts.passwordChangeRequiredAt).mapWith(Boolean),
      mustHaveMfa: contacts.isRequiredMfa,
    })
    .from(contacts)
    .where(eq(contacts.authUid, verified.uid));
  if (!contact) throw new ProblemError(403);
  const { uid, signedInAt, hasSecondFactor } = verified;
  return { uid, signedInAt, hasSecondFactor, ...contact };
}
