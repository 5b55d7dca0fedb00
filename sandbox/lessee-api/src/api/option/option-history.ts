import { OPTION_CHANGES, OPTION_EVENTS, type OptionChange } from '@portal/contract/option';
import type { Contact } from '@portal/contract/values/primitives';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import type { options } from '#database/schema/option.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { Caller } from '../core/caller.ts';
import { keptChanges } from '../core/kept-changes.ts';
import { contactColumns, isWhoDidIt, toContact } from '../user/contact.ts';

const KINDS = { optionChanged: 'changed', optionCancelled: 'cancelled' } as const;
interface Row {
  readonly option: typeof options.$inferSelect;
  readonly contact: Contact;
}
type Kind = (typeof OPTION_EVENTS)[number];
interface OptionEvent {
  readonly kind: Kind;
  readonly at: string;
  readonly by: Contact | null;
  readonly changes?: OptionChange[];
}

/** What has happened to one of the caller's applications, oldest first. */
export async function optionHistory(db: Db, caller: Caller, { option, contact }: Row): Promise<OptionEvent[]> {
  const kept = await changesOf(db, caller, option.id);
  const event = (kind: Kind, at: Date | null, by: Contact | null = null): OptionEvent[] =>
    at ? [{ kind, at: at.toISOString(), by }] : [];
  const told = kept.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  return [
    ...event('submitted', option.createdAt, toContact(contact)),
    ...event('received', option.receivedAt),
    ...told,
    ...event('answered', option.answeredAt),
    // One that was cancelled before events were kept.
    ...(kept.some(({ kind }) => kind === 'cancelled') ? [] : event('cancelled', option.cancelledAt)),
  ].sort((one, other) => one.at.localeCompare(other.at) || rank(one) - rank(other));
}

/** What happened in one moment is in the order of the contract. */
const rank = ({ kind }: OptionEvent): number => OPTION_EVENTS.indexOf(kind);

async function changesOf(db: Db, caller: Caller, optionId: string) {
  const rows = await db
    .select({
      kind: providerEvents.kind,
      at: providerEvents.occurredAt,
      by: contactColumns,
      changes: providerEvents.changes,
    })
    .from(providerEvents)
    .leftJoin(contacts, isWhoDidIt(providerEvents.contactId, caller))
    .where(
      and(eq(providerEvents.optionId, optionId), inArray(providerEvents.kind, ['optionChanged', 'optionCancelled'])),
    )
    .orderBy(asc(providerEvents.id));
  return rows.flatMap(({ kind, changes, ...rest }) =>
    kind === 'optionChanged' || kind === 'optionCancelled'
      ? [{ ...rest, kind: KINDS[kind], ...keptChanges(OPTION_CHANGES, changes) }]
      : [],
  );
}
