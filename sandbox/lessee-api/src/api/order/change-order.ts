import { ORDER_CHANGES, type OrderChange } from '@portal/contract/order';
import { AUTOMOBILE_TYPES } from '@portal/contract/order-create';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { newId } from '#database/id.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orderAttachments, orders } from '#database/schema/order.ts';
import { searchText } from '#database/search-text.ts';
import type { Handler, RequestOf, SignedInContext } from '../core/handler.ts';
import { badRequest, conflict, notFound } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { findUploads, removeUploads, takeUploads, type UploadedFile } from './attachment.ts';
import { planAttachments, urlsToAdd } from './attachment-plan.ts';
import { checkUploads } from './check-uploads.ts';
import { getOrder } from './read-order.ts';

type OrderRow = typeof orders.$inferSelect;
type Conditions = RequestOf<'updateOrder'>['body'];

/** The provider is told only if something really changes. */
export const updateOrder: Handler<'updateOrder'> = async ({ params, body }, context) => {
  if (body.id !== undefined && body.id !== params.id) {
    throw badRequest({ path: 'id', message: 'Not the order of the address' });
  }
  const sent = urlsToAdd(body.attachments);
  // Before the transaction as well: a storage that does not answer keeps none open.
  const uploads = await findUploads(sent, context);
  await checkUploads(uploads, context);
  const { answer, removed } = await context.db.transaction(async (tx) => {
    const { order, attachments } = await planChange(tx, context, { id: params.id, body, uploads });
    await takeUploads(tx, uploads, context.platform);
    const conditions = await changeConditions(tx, order, body);
    await changeAttachments(tx, order.id, attachments);
    const areFilesNew = attachments.removed.length + attachments.added.length > 0;
    const changes: OrderChange[] = areFilesNew ? [...conditions, 'attachments'] : conditions;
    if (changes.length > 0) await tellProvider(tx, context, { kind: 'orderChanged', orderId: order.id, changes });
    const answer = await getOrder({ params, query: undefined, body: undefined }, { ...context, db: tx });
    return { answer, removed: attachments.removed.map(({ url }) => url) };
  });
  // Not within the transaction: the audit log has a connection of its own.
  for (const _ of uploads) await context.recordUpload('keepUpload');
  await removeUploads(removed, context);
  return answer;
};

interface Change {
  readonly id: string;
  readonly body: Conditions;
  readonly uploads: readonly UploadedFile[];
}

/** Whatever there is to refuse is refused here. */
async function planChange(db: Db, context: SignedInContext, { id, body, uploads }: Change) {
  const order = await lockOrder(db, context, id);
  await assertNoneAccepted(db, order.id);
  assertAutomobileType(body.automobileType, order);
  const isOfOrder = eq(orderAttachments.orderId, order.id);
  const there = await db.select().from(orderAttachments).where(isOfOrder).orderBy(asc(orderAttachments.position));
  const { removed, added } = planAttachments(there, body.attachments, uploads);
  return { order, attachments: { removed: there.filter((file) => removed.includes(file.id)), added } };
}

/** Locked to the end: an acceptance (keepOrderAsItIs) waits for it or has come before; so does another change. */
async function lockOrder(tx: Db, { caller }: SignedInContext, id: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, caller.accountId), eq(orders.id, id)))
    .for('no key update');
  if (!order) throw notFound();
  return order;
}

/** The conditions of an accepted estimate are fixed. */
async function assertNoneAccepted(tx: Db, orderId: string): Promise<void> {
  const isBinding = and(eq(estimates.orderId, orderId), inArray(estimates.status, ['accepted', 'contracted']));
  if ((await tx.$count(estimates, isBinding)) > 0) throw conflict('alreadyAccepted');
}

/** The order's current value may be unknown; it may stay, but a change may not introduce an unknown value. */
function assertAutomobileType(automobileType: string, order: OrderRow): void {
  const known: readonly string[] = [...AUTOMOBILE_TYPES, order.automobileType];
  if (!known.includes(automobileType)) {
    throw badRequest({ path: 'automobileType', message: `Expected ${AUTOMOBILE_TYPES.join(' or ')}` });
  }
}

/** What of the order has changed. */
async function changeConditions(tx: Db, order: OrderRow, body: Conditions): Promise<OrderChange[]> {
  const { name, address, location, numberOfCars, automobileType, startDate, endDate, remarks } = body;
  const values: ConditionColumns = {
    name,
    address,
    numberOfCars,
    automobileType,
    startDate,
    endDate,
    remarks,
    latitude: location?.latitude ?? order.latitude,
    longitude: location?.longitude ?? order.longitude,
  };
  const changed = COLUMNS.filter((column) => values[column] !== order[column]);
  if (changed.length > 0)
    await tx
      .update(orders)
      .set({ ...values, searchText: searchText(name, address) })
      .where(eq(orders.id, order.id));
  return ORDER_CHANGES.filter((change) => changed.some((column) => CHANGE_OF[column] === change));
}

type ConditionColumns = Pick<OrderRow, keyof typeof CHANGE_OF>;

/** Which change each column belongs to; attachments have rows of their own. */
const CHANGE_OF = {
  name: 'name',
  address: 'place',
  latitude: 'place',
  longitude: 'place',
  startDate: 'period',
  endDate: 'period',
  numberOfCars: 'cars',
  automobileType: 'cars',
  remarks: 'remarks',
} as const satisfies Partial<Record<keyof OrderRow, OrderChange>>;
const COLUMNS = Object.keys(CHANGE_OF) as (keyof typeof CHANGE_OF)[];

async function changeAttachments(
  tx: Db,
  orderId: string,
  { removed, added }: Awaited<ReturnType<typeof planChange>>['attachments'],
): Promise<void> {
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id);
    await tx
      .delete(orderAttachments)
      .where(and(eq(orderAttachments.orderId, orderId), inArray(orderAttachments.id, ids)));
  }
  const rows = added.map(({ name, url, position }) => ({ id: newId(), orderId, name, url, position }));
  if (rows.length > 0) await tx.insert(orderAttachments).values(rows);
}
