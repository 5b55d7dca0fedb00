import { USAGE_SORT_COLUMNS, USAGE_STATUS_FILTERS } from '@portal/contract/contract';
import type { Feature } from '@portal/contract/values/features';
import { defineListParams, keptFilter, listParamEntries, NOT_NARROWED, sortEntries, sortQuery } from '@portal/platform';
import { storageKey } from '@portal/platform/session';
import * as v from 'valibot';

const UsageFilter = v.fallback(v.picklist(USAGE_STATUS_FILTERS), 'all');

/** The part of the list that is shown. */
export const usageListParams = defineListParams({
  filter: UsageFilter,
  ...listParamEntries,
  ...sortEntries(USAGE_SORT_COLUMNS, 'NONE'),
});
export type UsageListParams = typeof usageListParams.defaults;

/** The key of the status is the specification's [9.25]. */
export const keptUsageStatus = keptFilter(storageKey('keep-usage-status'), UsageFilter);

/** Without what a host with these features does not have. */
export const paramsFor = (features: readonly Feature[], asked: UsageListParams): UsageListParams =>
  asked.filter === 'endingSoon' && !features.includes('endingSoon') ? { ...asked, filter: 'all' } : asked;

export const NO_CONDITION = { ...NOT_NARROWED, filter: 'all' } as const;

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.34, 9.5]. */
export const usageListQuery = (params: UsageListParams) => ({
  pageNumber: params.page,
  usageStatusFilter: params.filter,
  searchKeyword: params.q,
  contactId: params.contact,
  department: params.department,
  ...sortQuery(params),
});
