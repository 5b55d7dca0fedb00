import type { CallReply } from '@portal/contract/call';
import {
  type acceptEstimate as acceptCall,
  ESTIMATE_STATUSES,
  ESTIMATE_TRANSITIONS,
  type EstimateAnswer,
} from '@portal/contract/estimate';
import type { Contact } from '@portal/contract/values/primitives';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import type { Handler, SignedInContext } from '../core/handler.ts';
import { conflict, notFound } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { contactColumns, findContact, isWhoDidIt } from '../user/contact.ts';

type EstimateRow = typeof estimates.$inferSelect;

interface EstimateDetails {
  readonly row: EstimateRow;
  readonly number: number;
  readonly answeredBy: Contact | null;
}

const toEstimate = ({ row, number, answeredBy }: EstimateDetails): CallReply<typeof acceptCall> => ({
  id: row.id,
  status: row.status,
  minutesOnFoot: row.minutesOnFoot,
  location: { latitude: row.latitude, longitude: row.longitude },
  parkingName: row.parkingName,
  address: row.address,
  monthlyRent: row.monthlyRent,
  vacancy: row.vacancy,
  number,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy,
});

/** The rank is the position in the contract's list [4.1]. */
const statusRank = sql`case ${estimates.status} ${sql.join(
  ESTIMATE_STATUSES.map((status, rank) => sql.raw(`when '${status}' then ${rank}`)),
  sql` `,
)} end`;

/** By rank, then by walking time [4.2]. */
export const sortEstimates = [statusRank, asc(estimates.minutesOnFoot), asc(estimates.id)];

/** The place by arrival within its order. No estimate is ever deleted, so each keeps its number for good. */
const number = sql<number>`row_number() over (partition by ${estimates.orderId} order by ${estimates.createdAt}, ${estimates.minutesOnFoot}, ${estimates.id})`;

/** The numbers of an order's estimates, by id. */
export async function numbersOf(db: Db, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: estimates.id, number: number.mapWith(Number) })
    .from(estimates)
    .where(eq(estimates.orderId, orderId));
  return new Map(rows.map((row) => [row.id, row.number]));
}

export const listEstimates: Handler<'listEstimates'> = async ({ params }, { db, caller }) => {
  const isOwn = and(eq(orders.accountId, caller.accountId), eq(orders.id, params.id));
  if ((await db.$count(orders, isOwn)) === 0) throw notFound();
  const rows = await db
    .select({ row: estimates, number: number.mapWith(Number), answeredBy: contactColumns })
    .from(estimates)
    .leftJoin(contacts, isWhoDidIt(estimates.contactId, caller))
    .where(and(eq(estimates.accountId, caller.accountId), eq(estimates.orderId, params.id)))
    .orderBy(...sortEstimates);
  return { data: rows.map(toEstimate) };
};

export const acceptEstimate: Handler<'acceptEstimate'> = ({ params, body }, context) =>
  context.db.transaction(async (tx) => {
    await keepOrderAsItIs(tx, context, params.id);
    return answerEstimate(tx, context, 'accept', params, body.userRequest ?? null);
  });

export const rejectEstimate: Handler<'rejectEstimate'> = ({ params }, context) =>
  context.db.transaction((tx) => answerEstimate(tx, context, 'reject', params, null));

/**
 * Whoever accepts agrees to the order's current conditions. A change in progress finishes first; a later one finds the
 * estimate accepted (change-order.ts). Other estimates may be accepted at the same time.
 */
const keepOrderAsItIs = (tx: Db, { caller }: SignedInContext, id: string) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, caller.accountId), eq(orders.id, id)))
    .for('share');

const eventKinds = { accept: 'estimateAccepted', reject: 'estimateRejected' } as const;

/** One conditional update: of two simultaneous answers, the second finds the state that the first left. */
async function answerEstimate(
  tx: Db,
  { caller, now }: SignedInContext,
  answer: EstimateAnswer,
  params: { id: string; estimateId: string },
  userRequest: string | null,
): Promise<CallReply<typeof acceptCall>> {
  const { from, to } = ESTIMATE_TRANSITIONS[answer];
  const isTheOne = and(
    eq(estimates.accountId, caller.accountId),
    eq(estimates.orderId, params.id),
    eq(estimates.id, params.estimateId),
  );
  const [answered] = await tx
    .update(estimates)
    .set({ status: to, answeredAt: now, contactId: caller.contactId, userRequest })
    .where(and(isTheOne, inArray(estimates.status, [...from])))
    .returning();
  if (!answered) throw (await tx.$count(estimates, isTheOne)) === 0 ? notFound() : conflict('estimateStatus');
  const { id: estimateId, orderId } = answered;
  await tellProvider(tx, { caller, now }, { kind: eventKinds[answer], orderId, estimateId });
  const number = (await numbersOf(tx, orderId)).get(estimateId) ?? 1;
  return toEstimate({ row: answered, number, answeredBy: await findContact(tx, caller) });
}
