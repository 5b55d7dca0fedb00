import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../router/index.ts';
import { type KeptFilter, type KeptParams, keptWithContact, readOrKept } from './kept-params.ts';
import { changesBetween, type ListParamsCodec } from './list-params.ts';
import { type SetListParams, useListParams } from './use-list-params.ts';

/** A list's params, from the address. If that has none, the kept ones are applied and written into the address. */
export function useKeptParams<Params extends object>(
  path: string,
  codec: ListParamsCodec<Params>,
  kept: KeptParams<NoInfer<Params>>,
  options?: Parameters<typeof useListParams>[2],
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const onArrival = useKeptOnArrival(kept);
  const { params, address, go } = useListParams(path, useCodecWithKept(codec, kept, onArrival), options);

  const isKeptApplied = codec.isBare(search) && explicitDefaults(codec, onArrival) !== '';
  useEffect(() => {
    if (isKeptApplied) void navigate({ pathname: path, search: address }, { replace: true });
  }, [isKeptApplied, path, address, navigate]);

  const goAndKeep = useCallback<SetListParams<Params>>(
    (change, history) => {
      kept.write(change);
      return go(change, history);
    },
    [kept, go],
  );
  return { params, address, go: goAndKeep };
}

/** The same for a list with a status filter, which is kept with the contact. */
export function useKeptListParams<Filter extends string, Params extends { filter: Filter; contact: string }>(
  path: string,
  codec: ListParamsCodec<Params>,
  filters: KeptFilter<Filter>,
) {
  const kept = useMemo(() => keptWithContact(filters), [filters]);
  return useKeptParams<Params>(path, codec, kept as KeptParams<Params>);
}

/** An empty address restores what is kept. While anything is, the whole list therefore needs explicit params. */
const useCodecWithKept = <Params extends object>(
  codec: ListParamsCodec<Params>,
  kept: KeptParams<Params>,
  onArrival: Partial<Params>,
) =>
  useMemo(
    () => ({
      read: (search: URLSearchParams) => readOrKept(codec, { read: () => onArrival }, search),
      write: (params: Params) => codec.write(params) || explicitDefaults(codec, kept.read()),
    }),
    [codec, kept, onArrival],
  );

/** The defaults of what is kept otherwise, as a query string: they say that the kept choice does not apply. */
function explicitDefaults<Params extends object>({ defaults }: ListParamsCodec<Params>, kept: Partial<Params>): string {
  const names = Object.keys(changesBetween(defaults, kept)) as (keyof Params & string)[];
  return new URLSearchParams(names.map((name) => [name, String(defaults[name])])).toString();
}

/** What was kept when this history entry was reached: a later choice does not change it on the way back. */
function useKeptOnArrival<Params>(kept: KeptParams<Params>): Partial<Params> {
  const { key } = useLocation();
  const arrivals = useRef(new Map<string, Partial<Params>>()).current;
  const onArrival = arrivals.get(key) ?? kept.read();
  arrivals.set(key, onArrival);
  return onArrival;
}
