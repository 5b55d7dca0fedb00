import type { Contact } from '@portal/contract/values/primitives';
import { and, asc, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { type ProviderEventKind, providerEvents } from '#database/schema/provider-event.ts';
import type { Caller } from '../core/caller.ts';
import { contactColumns, isWhoDidIt } from '../user/contact.ts';

interface ToldEvent<Kind extends ProviderEventKind> {
  readonly kind: Kind;
  readonly at: string;
  /** The colleague who did it, if that is known. */
  readonly by: Contact | null;
  /** null: before they were kept. */
  readonly changes: readonly string[] | null;
}

/** What the provider was told of something of the caller's, in these kinds, oldest first. */
export async function toldEvents<const Kind extends ProviderEventKind>(
  db: Db,
  caller: Caller,
  { isAbout, kinds }: { isAbout: SQL; kinds: readonly Kind[] },
): Promise<ToldEvent<Kind>[]> {
  const rows = await db
    .select({
      kind: providerEvents.kind,
      at: providerEvents.occurredAt,
      by: contactColumns,
      changes: providerEvents.changes,
    })
    .from(providerEvents)
    .leftJoin(contacts, isWhoDidIt(providerEvents.contactId, caller))
    .where(and(isAbout, inArray(providerEvents.kind, kinds)))
    .orderBy(asc(providerEvents.id));
  const isOneOf = (kind: ProviderEventKind): kind is Kind => kinds.some((one) => one === kind);
  return rows.flatMap(({ kind, at, ...rest }) => (isOneOf(kind) ? [{ ...rest, kind, at: at.toISOString() }] : []));
}

/** The kept names of what a change has changed, to be spread into an event; nothing before they were kept. */
export const keptChanges = <Change extends string>(known: readonly Change[], kept: readonly string[] | null) =>
  kept && { changes: known.filter((change) => kept.includes(change)) };
