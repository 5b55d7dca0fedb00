import { useCallback, useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { useLocation, useNavigate, useSearchParams } from '../router/index.ts';
import { localStore, type StorageKey } from '../session/index.ts';
import type { ListParamsCodec } from './list-params.ts';
import { type SetListParams, useListParams } from './use-list-params.ts';

/** The customer's last choice of a filter in this browser. An invalid one counts as absent. */
export interface KeptFilter<Filter extends string> {
  read(): Filter;
  write(filter: Filter): void;
}

/** The fallback of the schema `filter` means "no filter". */
export function keptFilter<Filter extends string>(
  key: StorageKey,
  filter: v.GenericSchema<unknown, Filter>,
): KeptFilter<Filter> {
  return { read: () => v.parse(filter, localStore.get(key)), write: (chosen) => localStore.set(key, chosen) };
}

/**
 * A list's params, from the address. If that has none, the last status filter is applied and written into the address.
 */
export function useKeptListParams<Filter extends string, Params extends { filter: Filter }>(
  path: string,
  codec: ListParamsCodec<Params>,
  filters: KeptFilter<Filter>,
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const kept = useKeptOnArrival(filters);
  const { params, address, go } = useListParams(path, useCodecWithKept(codec, filters, kept));

  const isKeptApplied = kept !== codec.defaults.filter && codec.isBare(search);
  useEffect(() => {
    if (isKeptApplied) void navigate({ pathname: path, search: address }, { replace: true });
  }, [isKeptApplied, path, address, navigate]);

  const goAndKeep = useCallback<SetListParams<Params>>(
    (change, history) => {
      if (change.filter) filters.write(change.filter);
      return go(change, history);
    },
    [filters, go],
  );
  return { params, address, go: goAndKeep };
}

/**
 * An empty address restores the kept filter. While a filter is kept, the whole list therefore needs an explicit param.
 */
const useCodecWithKept = <Filter extends string, Params extends { filter: Filter }>(
  codec: ListParamsCodec<Params>,
  filters: KeptFilter<Filter>,
  kept: Filter,
) =>
  useMemo(
    () => ({
      read: (search: URLSearchParams): Params =>
        codec.isBare(search) ? { ...codec.defaults, filter: kept } : codec.read(search),
      write: (params: Params) => codec.write(params) || wholeAddress(codec.defaults.filter, filters.read()),
    }),
    [codec, filters, kept],
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
