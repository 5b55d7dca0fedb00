import { type ReleaseState, useReleaseCheck } from '@portal/platform/host';
import { useLocation, useRoutes } from '@portal/platform/router';
import { NotFound, OutdatedPage, PageLoading } from '@portal/ui/host';
import { type ReactElement, useEffect, useState } from 'react';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import { t } from '#text/t.ts';
import { useAllAreas, usePortal } from './portal.ts';
import { UnknownArea } from './unknown-area.tsx';

interface OtherAreasProps {
  place: (area: Area) => ReactElement;
}

/** Every path for which the document lists no area: it may have left the area out, or there is no such page. */
export function OtherAreas({ place }: OtherAreasProps) {
  const { areas } = useAllAreas();
  const area = areaAt(areas, useLocation().pathname);
  return useRoutes([area ? { path: `${area.prefix}/*`, element: place(area) } : { path: '*', element: <NoArea /> }]);
}

function NoArea() {
  const { allAreas } = usePortal();
  const { state, hasUnknownAreas } = useAllAreas();
  useEffect(() => {
    if (state === 'part') void allAreas.ask();
  }, [allAreas, state]);
  if (state === 'part') return <PageLoading />;
  if (state === 'failed') return <RegistryAway />;
  // Only a new document may know it.
  return hasUnknownAreas ? <UnknownArea onRetry={() => window.location.reload()} /> : <NotFound />;
}

/** The registry could not be fetched, or belongs to another shell. */
function RegistryAway() {
  const { allAreas } = usePortal();
  const checkRelease = useReleaseCheck();
  const [release, setRelease] = useState<ReleaseState | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void checkRelease().then((answer) => isCurrent && setRelease(answer));
    return () => {
      isCurrent = false;
    };
  }, [checkRelease]);
  if (release === 'outdated') return <OutdatedPage area={t('app.title')} />;
  // While the page reloads, it looks as before.
  return release === 'current' ? <UnknownArea onRetry={() => void allAreas.ask()} /> : <PageLoading />;
}
