import { ALL } from '@portal/shared/api/account-options';
import { USAGE_SORT_COLUMNS, USAGE_STATUS_FILTERS } from '@portal/shared/contract/contract';
import { definePlace, placeEntries } from '@portal/shared/host/list';
import * as v from 'valibot';
import { sortEntries, sortQuery } from '#list/sort.ts';

export const UsageFilter = v.fallback(v.picklist(USAGE_STATUS_FILTERS), 'all');

/** The part of the list that is shown. */
export const usagePlace = definePlace({ filter: UsageFilter, ...placeEntries, ...sortEntries(USAGE_SORT_COLUMNS) });
export type UsageListPlace = typeof usagePlace.whole;

/** How many filters are set besides status, keyword and page. */
export const countFilters = ({ contact, department }: UsageListPlace): number =>
  [contact, department].filter((chosen) => chosen !== ALL).length;

export const isNarrowed = (place: UsageListPlace): boolean =>
  place.q !== '' || place.filter !== 'all' || countFilters(place) > 0;

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.34, 9.5]. */
export const usageListQuery = (place: UsageListPlace) => ({
  pageNumber: place.page,
  usageStatusFilter: place.filter,
  searchKeyword: place.q,
  contactId: place.contact,
  department: place.department,
  ...sortQuery(place),
});
