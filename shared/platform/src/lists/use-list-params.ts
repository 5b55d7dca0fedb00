import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '../router/index.ts';
import { latestAddress } from './latest-address.ts';
import { changeListParams, type ListParamsCodec } from './list-params.ts';

/** `replace` while typing and for corrections, so that Back does not go through each letter. */
export type SetListParams<Params> = (change: Partial<Params>, history?: 'push' | 'replace') => Promise<void> | void;

interface ListParamsInAddress<Params> {
  params: Params;
  /** The query string that leads back here. */
  address: string;
  go: SetListParams<Params>;
}

interface ListParamsOptions {
  /** The scroll position stays: a choice changes only a part of the page. */
  keepsScroll?: boolean;
}

/** A list's filters, sorting and page are kept in the address, so that they survive a reload, Back and a shared link. */
export function useListParams<Params extends object>(
  path: string,
  codec: Pick<ListParamsCodec<Params>, 'read' | 'write'>,
  { keepsScroll = false }: ListParamsOptions = {},
): ListParamsInAddress<Params> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const params = codec.read(search);
  const address = codec.write(params);
  const latest = useLatestAddress(address, codec);

  const go = useCallback<SetListParams<Params>>(
    (change, history = 'push') => {
      const now = latest.read();
      const next = codec.write(changeListParams(codec.read(new URLSearchParams(now)), change));
      if (next === now) return;
      latest.ask(next);
      const isReplaced = history === 'replace';
      // The field must not scroll away while the customer types.
      return navigate(
        { pathname: path, search: next },
        { replace: isReplaced, preventScrollReset: keepsScroll || isReplaced },
      );
    },
    [path, codec, latest, navigate, keepsScroll],
  );
  return { params, address, go };
}

function useLatestAddress<Params>(address: string, codec: Pick<ListParamsCodec<Params>, 'read' | 'write'>) {
  const [latest] = useState(() => latestAddress(address));
  // Before the effects of any child, which may correct the params.
  useLayoutEffect(() => latest.follow(address), [latest, address]);
  // Back may lead to the address that the page still shows.
  useEffect(() => {
    const goBack = () => latest.follow(codec.write(codec.read(new URLSearchParams(window.location.search))));
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [latest, codec]);
  return latest;
}

/** What is chosen in a drawer of filters, until its button applies it. */
export function useChosenParams<Params extends object>(params: Params) {
  const [chosen, setChosen] = useState(params);
  // A filter shows its choice at once and passes it on in a transition: a quick press must not miss it.
  const latest = useRef(params);
  function choose(part: Partial<Params>) {
    latest.current = { ...latest.current, ...part };
    setChosen(latest.current);
  }
  return { chosen, choose, latest: () => latest.current };
}
