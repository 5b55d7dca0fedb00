import { useNavigate, useSearchParams } from '@portal/shared/router';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { latestAddress } from './latest-address.ts';
import { changePlace, type PlaceKind } from './place.ts';

/** `replace` while typing and for corrections, so that Back does not go through each letter. */
export type GoToPlace<Place> = (change: Partial<Place>, history?: 'push' | 'replace') => Promise<void> | void;

interface PlaceInAddress<Place> {
  place: Place;
  /** The query string that leads back here. */
  address: string;
  go: GoToPlace<Place>;
}

interface PlaceOptions {
  /** A choice changes only a part of the page: the scroll position stays. */
  keepsScroll?: boolean;
}

/** A list's place is kept in the address, so that it survives a reload, Back and a shared link. */
export function usePlace<Place extends object>(
  path: string,
  kind: Pick<PlaceKind<Place>, 'read' | 'write'>,
  { keepsScroll = false }: PlaceOptions = {},
): PlaceInAddress<Place> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = kind.read(search);
  const address = kind.write(place);
  const latest = useLatestAddress(address, kind);

  const go = useCallback<GoToPlace<Place>>(
    (change, history = 'push') => {
      const now = latest.read();
      const next = kind.write(changePlace(kind.read(new URLSearchParams(now)), change));
      if (next === now) return;
      latest.ask(next);
      const isReplaced = history === 'replace';
      // Nobody who types wants the field to leave the screen.
      return navigate(
        { pathname: path, search: next },
        { replace: isReplaced, preventScrollReset: keepsScroll || isReplaced },
      );
    },
    [path, kind, latest, navigate, keepsScroll],
  );
  return { place, address, go };
}

function useLatestAddress<Place>(address: string, kind: Pick<PlaceKind<Place>, 'read' | 'write'>) {
  const [latest] = useState(() => latestAddress(address));
  // Before the effects of any child, which may correct the place.
  useLayoutEffect(() => latest.follow(address), [latest, address]);
  // Back leads to where the page may be still.
  useEffect(() => {
    const goBack = () => latest.follow(kind.write(kind.read(new URLSearchParams(window.location.search))));
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [latest, kind]);
  return latest;
}
