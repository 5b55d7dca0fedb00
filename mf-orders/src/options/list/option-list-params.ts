import { OPTION_STATUS_FILTERS, REQUEST_SERVICES } from '@portal/contract/option';
import type { Feature } from '@portal/contract/values/features';
import { defineListParams, listParamEntries, NOT_NARROWED } from '@portal/platform';
import * as v from 'valibot';

export const SERVICE_FILTERS = ['all', ...REQUEST_SERVICES] as const;

/** The part of the list that is shown. */
export const optionListParams = defineListParams({
  filter: v.fallback(v.picklist(OPTION_STATUS_FILTERS), 'all'),
  service: v.fallback(v.picklist(SERVICE_FILTERS), 'all'),
  ...listParamEntries,
});
export type OptionListParams = typeof optionListParams.defaults;

const ANY = { filter: 'all', service: 'all' } as const;
export const NO_CONDITION = { ...NOT_NARROWED, ...ANY } as const;

/** Without what a host with these features does not have. */
export const paramsFor = (features: readonly Feature[], asked: OptionListParams): OptionListParams =>
  features.includes('optionFilters') ? asked : { ...asked, ...ANY };

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.32, 9.4]. */
export const optionListQuery = ({ page, q, contact, department, filter, service }: OptionListParams) => ({
  pageNumber: page,
  searchKeyword: q,
  contactId: contact,
  department,
  optionStatusFilter: filter === 'all' ? undefined : filter,
  requestService: service === 'all' ? undefined : service,
});
