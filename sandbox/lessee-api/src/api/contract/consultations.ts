import type { ConsultationKind } from '@portal/contract/option';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { options } from '#database/schema/option.ts';
import type { Caller } from '../core/caller.ts';
import { progressOf } from '../option/option-row.ts';

/** The account's applications about these contracts that are not cancelled, newest first, by contract. */
export async function consultationsOf(db: Db, { accountId }: Caller, contractIds: readonly string[]) {
  const rows = await db
    .select()
    .from(options)
    .where(
      and(eq(options.accountId, accountId), inArray(options.contractId, [...contractIds]), isNull(options.cancelledAt)),
    )
    .orderBy(desc(options.createdAt), desc(options.id));
  const shown = (option: (typeof rows)[number], kind: ConsultationKind) => ({
    id: option.id,
    kind,
    progress: progressOf(option),
    expectedReplyDate: option.expectedReplyOn,
  });
  return (contractId: string) =>
    rows.flatMap((option) =>
      option.contractId === contractId && option.consultationKind ? [shown(option, option.consultationKind)] : [],
    );
}
