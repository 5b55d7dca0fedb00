import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { localStore, type StorageKey } from '@portal/shared/session';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import type { PlaceKind } from '../place/place.ts';
import { type GoToPlace, usePlace } from '../place/use-place.ts';

/** The customer's last choice of a filter in this browser. An invalid one counts as absent. */
export interface KeptFilter<Filter extends string> {
  read(): Filter;
  write(filter: Filter): void;
}

/** `filter`: with the fallback that means "no filter". */
export function keptFilter<Filter extends string>(
  key: StorageKey,
  filter: v.GenericSchema<unknown, Filter>,
): KeptFilter<Filter> {
  return { read: () => v.parse(filter, localStore.get(key)), write: (chosen) => localStore.set(key, chosen) };
}

/**
 * A list's place: from the address, or, if that is empty, with the last status filter, which is then written into the
 * address.
 */
export function useKeptPlace<Filter extends string, Place extends { filter: Filter }>(
  path: string,
  kind: PlaceKind<Place>,
  filters: KeptFilter<Filter>,
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const kept = useKeptOnArrival(filters);
  const { place, address, go } = usePlace(path, useKindWithKept(kind, filters, kept));

  const isKeptApplied = kept !== kind.whole.filter && kind.isBare(search);
  useEffect(() => {
    if (isKeptApplied) void navigate({ pathname: path, search: address }, { replace: true });
  }, [isKeptApplied, path, address, navigate]);

  const goAndKeep = useCallback<GoToPlace<Place>>(
    (change, history) => {
      if (change.filter) filters.write(change.filter);
      return go(change, history);
    },
    [filters, go],
  );
  return { place, address, go: goAndKeep };
}

/** A bare address restores the kept filter, so the address of the whole list says so while a filter is kept. */
const useKindWithKept = <Filter extends string, Place extends { filter: Filter }>(
  kind: PlaceKind<Place>,
  filters: KeptFilter<Filter>,
  kept: Filter,
) =>
  useMemo(
    () => ({
      read: (search: URLSearchParams): Place =>
        kind.isBare(search) ? { ...kind.whole, filter: kept } : kind.read(search),
      write: (place: Place) => kind.write(place) || wholeAddress(kind.whole.filter, filters.read()),
    }),
    [kind, filters, kept],
  );

const wholeAddress = (none: string, kept: string): string =>
  kept === none ? '' : new URLSearchParams({ filter: none }).toString();

/** The filter kept when this history entry was reached: a later choice does not change it on the way back. */
function useKeptOnArrival<Filter extends string>(filters: KeptFilter<Filter>): Filter {
  const { key } = useLocation();
  const arrivals = useRef(new Map<string, Filter>()).current;
  const kept = arrivals.get(key) ?? filters.read();
  arrivals.set(key, kept);
  return kept;
}
