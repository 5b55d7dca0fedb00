import { UNSAFE_LocationContext as LocationContext, useRoutes } from '@portal/shared/router';
import { type ComponentProps, Fragment, memo, type ReactElement, use, useEffect, useMemo, useRef } from 'react';
import { useAreaMaintenance } from '#area-maintenance/use-area-maintenance.ts';
import { type Area, areaAt } from '#portal/areas.ts';
import { usePortal } from '#portal/portal.ts';
import { usePrepare, usePreparedPath } from '#portal/prepared-page.tsx';
import { LaidOutAhead } from './laid-out-ahead.tsx';

type At = ComponentProps<typeof LocationContext>['value'];

interface PortalPagesProps {
  /** By prefix, the place of each area that the document lists. */
  places: ReadonlyMap<string, ReactElement>;
  home: ReactElement;
  /** For every other path. */
  others: ReactElement;
}

/**
 * The page at the address, and behind it the one that is prepared, if another area has it. To React both are the same,
 * so that opening the prepared page shows what has been rendered already.
 */
export function PortalPages({ places, home, others }: PortalPagesProps) {
  const { areas } = usePortal();
  const here = use(LocationContext);
  const { pathname } = here.location;
  const shown = areaAt(areas, pathname)?.prefix;
  const ahead = useAhead(areas, shown);
  const pageOf = (prefix: string, at: At) => (
    <LaidOutAhead key={prefix} isAhead={at !== here}>
      <LocationContext value={at}>
        <AreaPage prefix={prefix} place={places.get(prefix)} />
      </LocationContext>
    </LaidOutAhead>
  );
  return [
    shown ? pageOf(shown, here) : <Fragment key="/">{pathname === '/' ? home : others}</Fragment>,
    ahead && pageOf(ahead.prefix, ahead.at),
  ];
}

/** What is prepared behind a page does not render it. */
const AreaPage = memo(function AreaPage({ prefix, place }: { prefix: string; place: ReactElement | undefined }) {
  return useRoutes([{ path: `${prefix}/*`, element: place }]);
});

/** The area of the page that is prepared, and where that page believes to be. */
function useAhead(areas: readonly Area[], shown: string | undefined): { prefix: string; at: At } | null {
  const pathname = usePreparedPath();
  const prepare = usePrepare();
  const at = useMemo(() => (pathname === null ? null : placeOf(pathname)), [pathname]);
  const area = pathname === null ? undefined : areaAt(areas, pathname);
  const isMaintained = useAreaMaintenance(usePortal().maintenance, area?.remote ?? '') !== null;
  // What is being left is not what is prepared: it would keep its state.
  const onScreen = useRef(shown);
  const isOpen = area !== undefined && (area.prefix === shown || area.prefix === onScreen.current);
  useEffect(() => {
    onScreen.current = shown;
  }, [shown]);
  useEffect(() => {
    if (isOpen) prepare((now) => (now === pathname ? null : now));
  }, [isOpen, pathname, prepare]);
  return at && area && !isOpen && !isMaintained ? { prefix: area.prefix, at } : null;
}

/** Nothing has been pressed: a list is rendered whole, and not what fills the screen first. */
const placeOf = (pathname: string): At => ({
  location: { pathname, search: '', hash: '', state: null, key: 'prepared', mask: undefined },
  navigationType: 'POP' as At['navigationType'],
});
