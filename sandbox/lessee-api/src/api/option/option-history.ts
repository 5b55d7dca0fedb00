import { OPTION_CHANGES, OPTION_EVENTS, type OptionChange } from '@portal/contract/option';
import type { Contact } from '@portal/contract/values/primitives';
import { eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import type { options } from '#database/schema/option.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { Caller } from '../core/caller.ts';
import { keptChanges, toldEvents } from '../provider-event/told-events.ts';
import { toContact } from '../user/contact.ts';

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
  const kept = await toldEvents(db, caller, {
    isAbout: eq(providerEvents.optionId, option.id),
    kinds: ['optionChanged', 'optionCancelled'],
  });
  const event = (kind: Kind, at: Date | null, by: Contact | null = null): OptionEvent[] =>
    at ? [{ kind, at: at.toISOString(), by }] : [];
  return [
    ...event('submitted', option.createdAt, toContact(contact)),
    ...event('received', option.receivedAt),
    ...kept.map(({ kind, changes, ...rest }) => ({
      ...rest,
      kind: KINDS[kind],
      ...keptChanges(OPTION_CHANGES, changes),
    })),
    ...event('answered', option.answeredAt),
    ...event('done', option.doneAt),
    // One that was cancelled before events were kept.
    ...(kept.some(({ kind }) => kind === 'optionCancelled') ? [] : event('cancelled', option.cancelledAt)),
  ].sort((one, other) => one.at.localeCompare(other.at) || rank(one) - rank(other));
}

/** What happened in one moment is in the order of the contract. */
const rank = ({ kind }: OptionEvent): number => OPTION_EVENTS.indexOf(kind);
