import { defineListParams, listParamEntries } from '@portal/platform';

const { contact, department } = listParamEntries;

/** Whose counts home shows. */
export const homeFilter = defineListParams({ contact, department });
export type HomeFilter = typeof homeFilter.defaults;

export const isFiltered = (filter: HomeFilter): boolean => homeFilter.write(filter) !== '';

export interface HomeFilterProps {
  filter: HomeFilter;
  onChange: (change: Partial<HomeFilter>) => void;
}
