import { ALL, defineListParams, listParamEntries } from '@portal/platform';

/** The part of the list that is shown. */
export const optionListParams = defineListParams(listParamEntries);
export type OptionListParams = typeof optionListParams.defaults;

/** How many filters besides keyword and page are set. */
export const countFilters = ({ contact, department }: OptionListParams): number =>
  [contact, department].filter((chosen) => chosen !== ALL).length;

export const isNarrowed = (params: OptionListParams): boolean => params.q !== '' || countFilters(params) > 0;

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.32, 9.4]. */
export const optionListQuery = ({ page, q, contact, department }: OptionListParams) => ({
  pageNumber: page,
  searchKeyword: q,
  contactId: contact,
  department,
});
