import { request } from '@portal/shared/api';
import { createEntry as createEntryCall, type EntryBody } from '@portal/shared/contract/entry';

/** Needs no sign-in. */
export const createEntry = (body: EntryBody) => request(createEntryCall, { body });
