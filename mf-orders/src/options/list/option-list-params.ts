import { OPTION_STATUS_FILTERS, REQUEST_SERVICES } from '@portal/contract/option';
import type { Feature } from '@portal/contract/values/features';
import { defineListParams, listParamEntries, NOT_NARROWED } from '@portal/platform';
import * as v from 'valibot';

export const SERVICE_FILTERS = ['all', ...REQUEST_SERVICES] as const;

/** The part of the list that is shown. */
export const optionListParams = defineListParams({
  filter: v.fallback(v.picklist(OPTION_STATUS_FILTERS), 'all'),
  service: v.fallback(v.picklist(SERVICE_FILTERS), 'all'),
  /** done and cancelled ones. */
  ended: v.fallback(v.picklist(['all', 'without']), 'without'),
  ...listParamEntries,
});
export type OptionListParams = typeof optionListParams.defaults;

const ANY = { filter: 'all', service: 'all' } as const;
export const NO_CONDITION = { ...NOT_NARROWED, ...ANY } as const;

/** Without what a host with these features does not have. */
export function paramsFor(features: readonly Feature[], asked: OptionListParams): OptionListParams {
  const known: OptionListParams = features.includes('optionFilters') ? asked : { ...asked, ...ANY };
  if (features.includes('endedOptions')) return known;
  return { ...known, ended: 'all', filter: known.filter === 'done' ? 'all' : known.filter };
}

/** The states to choose from. */
export const statusFilters = (features: readonly Feature[]) =>
  OPTION_STATUS_FILTERS.filter((filter) => filter !== 'done' || features.includes('endedOptions'));

/** Whether ended ones can be left out: not where they are all that is asked for. */
export const canLeaveOutEnded = ({ filter }: Pick<OptionListParams, 'filter'>): boolean =>
  filter !== 'done' && filter !== 'cancelled';

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.32, 9.4]. */
export const optionListQuery = (params: OptionListParams) => ({
  pageNumber: params.page,
  searchKeyword: params.q,
  contactId: params.contact,
  department: params.department,
  optionStatusFilter: params.filter === 'all' ? undefined : params.filter,
  requestService: params.service === 'all' ? undefined : params.service,
  withoutEnded: params.ended === 'without' && canLeaveOutEnded(params) ? ('true' as const) : undefined,
});
