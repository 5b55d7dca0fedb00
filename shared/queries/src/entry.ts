import { createEntry as createEntryCall, type EntryBody } from '@portal/contract/entry';
import { request } from '@portal/platform/api';

/** Needs no sign-in. */
export const createEntry = (body: EntryBody) => request(createEntryCall, { body });
