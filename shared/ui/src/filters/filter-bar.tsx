import { differsFrom, type SetListParams } from '@portal/platform';
import { inAddress } from '@portal/platform/host';
import { type ReactNode, useRef } from 'react';
import { Box, Flex, Stack } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer.tsx';
import { SavedFilters, type SavedFiltersProps } from './saved-filters.tsx';
import { type Condition, SetConditions } from './set-conditions.tsx';

interface FilterBarProps<Params extends object>
  extends Omit<FilterDrawerProps<Params>, 'activeCount' | 'buttonRef'>,
    // Older areas pass neither, and cannot save filters.
    Partial<Pick<SavedFiltersProps<Params>, 'list' | 'codec'>> {
  onChange: SetListParams<Params>;
  /** The keyword field. */
  search: ReactNode;
  /** The few choices that are always visible. */
  segments?: ReactNode;
  /** There are too many of them to stand beside the keyword. */
  hasManySegments?: boolean;
  /** Stands at the end, and is no condition. */
  toggle?: ReactNode;
  conditions: readonly Condition<Params>[];
}

/**
 * The filters of a list: keyword, segments, the rest in a drawer, and below them the conditions that are set. All of
 * it is in the address.
 */
export function FilterBar<Params extends object>(props: FilterBarProps<Params>) {
  const {
    list,
    codec,
    params,
    cleared,
    onChange,
    search,
    segments,
    hasManySegments = false,
    toggle,
    conditions,
  } = props;
  // A wide screen has room for all in one line, unless there are too many; on a tablet those are a select, which fits.
  const isInOneLine = useViewport() === (hasManySegments ? 'tablet' : 'desktop');
  const drawerButton = useRef<HTMLButtonElement>(null);
  // What was pressed may be gone afterwards.
  const clear = (change: Partial<Params>) => {
    drawerButton.current?.focus();
    return onChange(change);
  };
  const drawer = <FilterDrawer {...props} activeCount={conditions.length} buttonRef={drawerButton} />;
  const set = (
    <SetConditions
      conditions={conditions}
      isNarrowed={differsFrom(params, cleared)}
      onRemove={clear}
      onReset={() => clear(cleared)}
    />
  );
  return (
    <Stack {...inAddress} gap={{ base: '3', md: '2' }} marginBottom="4" _print={{ display: 'none' }}>
      <Flex align="flex-end" wrap="wrap" columnGap="3" rowGap="3">
        <Box flex="1 1 9rem" minWidth="0">
          {search}
        </Box>
        {isInOneLine ? segments : null}
        {drawer}
      </Flex>
      {isInOneLine ? null : segments}
      <Flex
        align="center"
        wrap="wrap"
        justify={{ md: 'flex-end' }}
        columnGap={{ base: '1', md: '3' }}
        minHeight={{ md: 'control' }}
        _empty={{ display: 'none' }}
      >
        {set}
        {toggle ? <Box fontSize={{ md: 'sm' }}>{toggle}</Box> : null}
        {list && codec ? (
          <SavedFilters list={list} codec={codec} params={params} cleared={cleared} onApply={clear} />
        ) : null}
      </Flex>
    </Stack>
  );
}
