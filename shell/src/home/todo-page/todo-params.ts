import { TODO_KIND_FILTERS } from '@portal/contract/todo';
import { defineListParams, listParamEntries } from '@portal/platform';
import * as v from 'valibot';

const { contact, department, page } = listParamEntries;

/** The part of what waits that is shown. */
export const todoParams = defineListParams({
  kind: v.fallback(v.picklist(TODO_KIND_FILTERS), 'all'),
  contact,
  department,
  page,
});
