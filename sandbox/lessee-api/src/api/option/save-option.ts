import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { newId } from '#database/id.ts';
import { accounts } from '#database/schema/account.ts';
import { contracts } from '#database/schema/contract.ts';
import { options } from '#database/schema/option.ts';
import { orders } from '#database/schema/order.ts';
import { searchText } from '#database/search-text.ts';
import { violatesUnique } from '#database/violation.ts';
import type { Caller } from '../core/caller.ts';
import type { Handler, SignedInContext } from '../core/handler.ts';
import { badRequest, conflict, notFound, ProblemError } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { contentColumns, optionChanges } from './option-content.ts';
import { findOption, isOption } from './option-row.ts';

export const createOption: Handler<'createOption'> = ({ body }, { db, caller, now, today }) => {
  const { consultation, ...content } = body;
  return withFreeName(() =>
    db.transaction(async (tx) => {
      await assertOwnContract(tx, caller, consultation?.contractId);
      await assertOrderGoesOn(tx, { caller, today }, body.orderId);
      const id = newId();
      const { accountId, contactId } = caller;
      await assertFreeName(tx, accountId, { id, name: body.name });
      await tx.insert(options).values({
        id,
        accountId,
        contactId,
        ...contentColumns(content),
        contractId: consultation?.contractId,
        consultationKind: consultation?.kind,
        createdAt: now,
        updatedAt: now,
      });
      await tellProvider(tx, { caller, now }, { kind: 'optionCreated', optionId: id });
      return { id };
    }),
  );
};

/** The contract says in which order to check. The row is locked, so that no cancellation comes in between. */
export const updateOption: Handler<'updateOption'> = ({ params, body }, { db, caller, now, today }) => {
  const { consultation: _, ...content } = body;
  return withFreeName(() =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(options).where(isOption(caller, params.id)).for('update');
      if (!row) throw notFound();
      if (row.cancelledAt !== null) throw new ProblemError(410);
      if (row.doneAt !== null) throw conflict('alreadyDone');
      await assertOrderGoesOn(tx, { caller, today }, body.orderId);
      const changes = optionChanges(row, content);
      if (changes.length === 0) throw new ProblemError(422, { code: 'unchanged' });
      // Older applications may share a name. They can still be changed in everything else.
      if (row.name !== body.name) await assertFreeName(tx, caller.accountId, { id: row.id, name: body.name });
      await tx
        .update(options)
        .set({ ...contentColumns(content), updatedAt: now })
        .where(eq(options.id, row.id));
      await tellProvider(tx, { caller, now }, { kind: 'optionChanged', optionId: row.id, changes });
      return findOption(tx, caller, row.id);
    }),
  );
};

async function assertOwnContract(tx: Db, { accountId }: Caller, contractId: string | undefined): Promise<void> {
  if (contractId === undefined) return;
  const isOwn = and(eq(contracts.accountId, accountId), eq(contracts.id, contractId));
  if ((await tx.$count(contracts, isOwn)) === 0)
    throw badRequest({ path: 'consultation.contractId', message: 'Not a contract of yours' });
}

/** One of the account's own orders, with its last day today or later. */
async function assertOrderGoesOn(
  tx: Db,
  { caller, today }: Pick<SignedInContext, 'caller' | 'today'>,
  orderId: string | null,
): Promise<void> {
  if (orderId === null) return;
  const [order] = await tx
    .select({ endDate: orders.endDate })
    .from(orders)
    .where(and(eq(orders.accountId, caller.accountId), eq(orders.id, orderId)));
  if (!order) throw badRequest({ path: 'orderId', message: 'Not an order of yours' });
  if (order.endDate < today) throw new ProblemError(428);
}

/**
 * Two names are the same if they differ only in width, case or composition: what a row is found by begins with its name
 * in this form. The lock keeps two applications of an account from taking one name at once.
 */
async function assertFreeName(tx: Db, accountId: string, { id, name }: { id: string; name: string }): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  const isSameName = sql`split_part(${options.searchText}, chr(10), 1) = ${searchText(name)}`;
  const others = and(eq(options.accountId, accountId), ne(options.id, id), isNull(options.cancelledAt), isSameName);
  if ((await tx.$count(options, others)) > 0) throw conflict('duplicateName');
}

/** The unique index is a second guard. It knows names in the same letters only. */
async function withFreeName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw violatesUnique(error, 'options_live_name') ? conflict('duplicateName') : error;
  }
}
