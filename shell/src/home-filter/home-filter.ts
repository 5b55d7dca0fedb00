import { definePlace, placeEntries } from '@portal/shared/host/list';

const { contact, department } = placeEntries;

/** Whose counts home shows. */
export const homeFilter = definePlace({ contact, department });
export type HomeFilter = typeof homeFilter.whole;

export const isFiltered = (filter: HomeFilter): boolean => homeFilter.write(filter) !== '';
