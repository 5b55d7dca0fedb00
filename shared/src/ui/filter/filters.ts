/**
 * What narrows a list, in a sub-path of its own: not every list can be narrowed. Tabs look like the filter's segments, and
 * the screen that has them has a list that can.
 */
export { TabLinks } from '../page/tab-links.tsx';
export { CheckboxFilter } from './checkbox-filter.tsx';
export { FilterBar } from './filter-bar.tsx';
export { SearchField } from './search-field.tsx';
export { SegmentedFilter } from './segmented-filter.tsx';
