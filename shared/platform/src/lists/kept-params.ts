import * as v from 'valibot';
import { getSession, localStore, type StorageKey, storageKey } from '../session/index.ts';
import { ALL } from './account-options.ts';
import type { ListParamsCodec } from './list-params.ts';

/** The customer's last choices in this browser, with which a list starts. */
export interface KeptParams<Params> {
  /** An invalid choice counts as absent. */
  read(): Partial<Params>;
  write(change: Partial<Params>): void;
}

/** The customer's last choice of a filter in this browser. An invalid one counts as absent. */
export interface KeptFilter<Filter extends string> {
  read(): Filter;
  write(filter: Filter): void;
}

/** The fallback of the schema `filter` means "no filter". */
export function keptFilter<Filter extends string>(
  key: StorageKey,
  filter: v.GenericSchema<unknown, Filter>,
): KeptFilter<Filter> {
  return { read: () => v.parse(filter, localStore.get(key)), write: (chosen) => localStore.set(key, chosen) };
}

const CONTACT = storageKey('keep-contact');

/**
 * 自分の案件 or すべて, whichever the customer chose last on any page. It outlasts the session. Choosing a colleague is not
 * kept. Before the customer is known, the last customer's choice counts.
 */
export const keptContact: KeptParams<{ contact: string }> = {
  read() {
    const session = getSession();
    const kept = localStore.get(CONTACT);
    const isTheirs = session.state !== 'signedIn' || session.user.contactId === kept;
    return { contact: kept !== null && isTheirs ? kept : ALL };
  },
  write({ contact }) {
    const session = getSession();
    if (session.state !== 'signedIn') return;
    const own = session.user.contactId;
    if (contact === own) localStore.set(CONTACT, own);
    if (contact === ALL && localStore.get(CONTACT) === own) localStore.remove(CONTACT);
  },
};

/** A list's status filter and the contact. */
export const keptWithContact = <Filter extends string>(
  filters: KeptFilter<Filter>,
): KeptParams<{ contact: string; filter: Filter }> => ({
  read: () => ({ ...keptContact.read(), filter: filters.read() }),
  write(change) {
    keptContact.write(change);
    if (change.filter) filters.write(change.filter);
  },
});

/** The params in the address; where it has none of the list, those that are kept. */
export const readOrKept = <Params extends object>(
  codec: Pick<ListParamsCodec<Params>, 'read' | 'isBare'>,
  kept: Pick<KeptParams<NoInfer<Params>>, 'read'>,
  search: URLSearchParams,
): Params => ({ ...codec.read(search), ...(codec.isBare(search) && kept.read()) });
