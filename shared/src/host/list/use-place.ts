import { useNavigate, useSearchParams } from '@portal/shared/router';
import { useCallback, useEffect, useRef } from 'react';
import { changePlace, type PlaceKind } from './place.ts';

/** `replace` while typing and for corrections, so that Back does not go through each letter. */
export type GoToPlace<Place> = (change: Partial<Place>, history?: 'push' | 'replace') => void;

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
  // The page follows the address later: what is asked for meanwhile adds to what was asked for before.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const go = useCallback<GoToPlace<Place>>(
    (change, history = 'push') => {
      const next = kind.write(changePlace(kind.read(new URLSearchParams(latest.current)), change));
      if (next === address && latest.current === address) return;
      latest.current = next;
      const isReplaced = history === 'replace';
      // Nobody who types wants the field to leave the screen.
      void navigate(
        { pathname: path, search: next },
        { replace: isReplaced, preventScrollReset: keepsScroll || isReplaced },
      );
    },
    [path, kind, address, navigate, keepsScroll],
  );
  return { place, address, go };
}
