/** What narrows a list, in a sub-path of its own: not every list can be narrowed. */
export { CheckboxFilter } from './checkbox-filter.tsx';
export { FilterBar } from './filter-bar.tsx';
export { SearchField } from './search-field.tsx';
export { SegmentedFilter } from './segmented-filter.tsx';
