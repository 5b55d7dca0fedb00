import { defineListParams, listParamEntries } from '@portal/platform';

/** The part of the list that is shown. */
export const optionListParams = defineListParams(listParamEntries);
export type OptionListParams = typeof optionListParams.defaults;

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.32, 9.4]. */
export const optionListQuery = ({ page, q, contact, department }: OptionListParams) => ({
  pageNumber: page,
  searchKeyword: q,
  contactId: contact,
  department,
});
