import type { Database } from '@portal/lessee-api/database/database';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { mails } from '@portal/lessee-api/database/schema/mail';
import { options } from '@portal/lessee-api/database/schema/option';
import { orderAttachments, orders } from '@portal/lessee-api/database/schema/order';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { eq } from 'drizzle-orm';
import type { Write } from './day.ts';

export interface Judged {
  /** A customer was told that it is done, and it is not there. */
  readonly lost: string[];
  /** It is there, or was told to the provider, more than once. */
  readonly doubled: string[];
}

/** Looks each write up in the database. */
export async function judgeWrites({ db }: Database, writes: readonly Write[]): Promise<Judged> {
  const [ordered, attached, applied, accepted, shared, told] = await Promise.all([
    db.select({ id: orders.id, key: orders.name }).from(orders),
    db.select({ id: orderAttachments.orderId, key: orderAttachments.name }).from(orderAttachments),
    db.select({ id: options.id, key: options.name }).from(options),
    db.select({ id: estimates.id, key: estimates.id }).from(estimates).where(eq(estimates.status, 'accepted')),
    // Written with the answer, and sent afterwards.
    db.select({ id: mails.messageId, key: mails.recipient }).from(mails),
    db.select().from(providerEvents),
  ]);
  const rows = {
    order: idsByKey(ordered),
    attachment: idsByKey(attached),
    application: idsByKey(applied),
    estimate: idsByKey(accepted),
    share: idsByKey(shared),
  };
  const events = idsByKey(
    told.flatMap(({ kind, orderId, optionId, estimateId }) => {
      const subject = { orderCreated: orderId, optionCreated: optionId, estimateAccepted: estimateId }[kind as string];
      return subject ? [{ id: kind, key: subject }] : [];
    }),
  );
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { kind, key, isAnswered } of writes) {
    const ids = rows[kind].get(key) ?? [];
    // Nobody tells the provider of a mail to somebody else.
    const reports = kind === 'share' ? [] : ids.map((id) => events.get(id)?.length ?? 0);
    if (isAnswered && (ids.length === 0 || reports.includes(0))) lost.push(`${kind} ${key}`);
    if (ids.length > 1 || reports.some((times) => times > 1)) doubled.push(`${kind} ${key}`);
  }
  return { lost, doubled };
}

function idsByKey(rows: readonly { id: string; key: string }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, key } of rows) ids.set(key, [...(ids.get(key) ?? []), id]);
  return ids;
}
