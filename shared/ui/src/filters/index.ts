/** Filters of lists, in a sub-path of their own: not every list has them. The segments alone are `ui/segments`. */
export { CheckboxFilter } from './checkbox-filter.tsx';
export { FilterBar } from './filter-bar.tsx';
export { SearchField } from './search-field.tsx';
export { SegmentedFilter } from './segmented-filter.tsx';
