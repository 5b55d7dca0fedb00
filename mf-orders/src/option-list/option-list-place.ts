import { ALL } from '@portal/shared/api/account-options';
import { definePlace, placeEntries } from '@portal/shared/host/list';

/** The part of the list that is shown. */
export const optionPlace = definePlace(placeEntries);
export type OptionListPlace = typeof optionPlace.whole;

/** How many filters besides keyword and page are set. */
export const countFilters = ({ contact, department }: OptionListPlace): number =>
  [contact, department].filter((chosen) => chosen !== ALL).length;

export const isNarrowed = (place: OptionListPlace): boolean => place.q !== '' || countFilters(place) > 0;

/** The client's query; it omits "no filter" and uses pages of 20 [6.7, 7.32, 9.4]. */
export const optionListQuery = ({ page, q, contact, department }: OptionListPlace) => ({
  pageNumber: page,
  searchKeyword: q,
  contactId: contact,
  department,
});
