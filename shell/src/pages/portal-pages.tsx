import { UNSAFE_LocationContext as LocationContext, useRoutes } from '@portal/shared/router';
import { type ComponentProps, Fragment, type ReactElement, use, useEffect, useMemo } from 'react';
import { type Area, areaAt } from '#portal/areas.ts';
import { usePortal } from '#portal/portal.ts';
import { usePrepare, usePreparedPath } from '#portal/prepared-page.tsx';
import { LaidOutAhead } from './laid-out-ahead.tsx';

type At = ComponentProps<typeof LocationContext>['value'];

interface PortalPagesProps {
  /** The page of an area that the document lists. */
  place: (area: Area) => ReactElement;
  home: ReactElement;
  /** For every other path. */
  others: ReactElement;
}

/**
 * The page at the address, and behind it the one that is prepared, if another area has it. To React both are the same,
 * so that opening the prepared page shows what has been rendered already.
 */
export function PortalPages({ place, home, others }: PortalPagesProps) {
  const { areas } = usePortal();
  const here = use(LocationContext);
  const { pathname } = here.location;
  const shown = areaAt(areas, pathname);
  const ahead = useAhead(areas, shown);
  const pageOf = (area: Area, at: At) => (
    <LaidOutAhead key={area.prefix} isAhead={at !== here}>
      <LocationContext value={at}>
        <AreaPage prefix={area.prefix} element={place(area)} />
      </LocationContext>
    </LaidOutAhead>
  );
  return [
    shown ? pageOf(shown, here) : <Fragment key="/">{pathname === '/' ? home : others}</Fragment>,
    ahead && pageOf(ahead.area, ahead.at),
  ];
}

const AreaPage = ({ prefix, element }: { prefix: string; element: ReactElement }) =>
  useRoutes([{ path: `${prefix}/*`, element }]);

/** The area of the page that is prepared, and where that page believes to be. */
function useAhead(areas: readonly Area[], shown: Area | undefined): { area: Area; at: At } | null {
  const pathname = usePreparedPath();
  const prepare = usePrepare();
  const at = useMemo(() => (pathname === null ? null : placeOf(pathname)), [pathname]);
  const area = pathname === null ? undefined : areaAt(areas, pathname);
  const isShown = area !== undefined && area.prefix === shown?.prefix;
  useEffect(() => {
    if (isShown) prepare(() => null);
  }, [isShown, prepare]);
  return at && area && !isShown ? { area, at } : null;
}

/** Nothing has been pressed: a list is rendered whole, and not what fills the screen first. */
const placeOf = (pathname: string): At => ({
  location: { pathname, search: '', hash: '', state: null, key: 'prepared', mask: undefined },
  navigationType: 'POP' as At['navigationType'],
});
