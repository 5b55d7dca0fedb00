import type { OptionProgress } from '@portal/contract/option';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { options } from '#database/schema/option.ts';
import { orders } from '#database/schema/order.ts';
import type { Caller } from '../core/caller.ts';
import { notFound } from '../core/problem.ts';
import { toContact } from '../user/contact.ts';
import { optionHistory } from './option-history.ts';

/** With contact and related order, newest first. */
export const selectOptions = (db: Db, where: SQL | undefined) =>
  db
    .select({ option: options, contact: contacts, order: { id: orders.id, name: orders.name } })
    .from(options)
    .innerJoin(contacts, eq(contacts.id, options.contactId))
    .leftJoin(orders, eq(orders.id, options.orderId))
    .where(where)
    .orderBy(desc(options.createdAt), desc(options.id));

type OptionRow = Awaited<ReturnType<typeof selectOptions>>[number];

type Replies = Pick<OptionRow['option'], 'receivedAt' | 'answeredAt' | 'doneAt'>;
export const progressOf = ({ receivedAt, answeredAt, doneAt }: Replies): OptionProgress =>
  doneAt ? 'done' : answeredAt ? 'answered' : receivedAt ? 'reviewing' : 'accepted';

export const toOption = ({ option, contact, order }: OptionRow) => ({
  id: option.id,
  name: option.name,
  status: option.cancelledAt === null ? ('accepted' as const) : ('cancelled' as const),
  requestService: option.requestService,
  otherRequestContent: option.otherRequestContent,
  province: option.province,
  district: option.district,
  street: option.street,
  usingStartTime: option.usingStartTime,
  usingEndTime: option.usingEndTime,
  others: option.others,
  order,
  contact: toContact(contact),
  createdAt: option.createdAt.toISOString(),
  progress: progressOf(option),
  expectedReplyDate: option.expectedReplyOn,
});

export const isOption = ({ accountId }: Caller, id: string): SQL | undefined =>
  and(eq(options.accountId, accountId), eq(options.id, id));

export async function findOption(db: Db, caller: Caller, id: string) {
  const [row] = await selectOptions(db, isOption(caller, id));
  if (!row) throw notFound();
  return { ...toOption(row), history: await optionHistory(db, caller, row) };
}
