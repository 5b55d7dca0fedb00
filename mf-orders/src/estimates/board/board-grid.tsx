import { Box, Grid, ListIcon, MapIcon, STICKY_SCREEN, useViewport } from '@portal/ui';
import { SegmentedFilter } from '@portal/ui/segments';
import type { ReactNode } from 'react';
import { ESTIMATE_VIEWS, type EstimateView } from '#estimates/estimate/estimate-list-params.ts';
import { t } from '#text/t.ts';

const VIEW_LABEL = { list: 'estimate.viewList', map: 'estimate.viewMap' } as const;
const VIEW_ICON = { list: <ListIcon />, map: <MapIcon /> };

interface BoardGridProps {
  list: ReactNode;
  map: ReactNode;
  /** Shown below the map of a phone. */
  belowMap?: ReactNode;
  /** False where the place of the site is not known. */
  hasMap?: boolean;
  view?: EstimateView;
  onView?: (view: EstimateView) => void;
}

/** The list, and the map: beside it at a desk, above it on a tablet; on a phone the customer chooses one of them. */
export function BoardGrid({ list, map, belowMap, hasMap = true, view = 'list', onView = () => {} }: BoardGridProps) {
  const viewport = useViewport();
  if (viewport === 'mobile' && !hasMap) return list;
  if (viewport === 'mobile')
    return (
      <Grid templateColumns="minmax(0, 1fr)" gap="4">
        <SegmentedFilter
          label={t('estimate.viewLabel')}
          value={view}
          options={ESTIMATE_VIEWS.map((value) => ({ value, label: t(VIEW_LABEL[value]), icon: VIEW_ICON[value] }))}
          onChange={onView}
        />
        {view === 'list' ? list : map}
        {view === 'list' ? null : belowMap}
      </Grid>
    );
  const mapInPlace = (
    <Box css={{ [STICKY_SCREEN]: { position: 'sticky' } }} top="5rem" minWidth="0">
      {map}
    </Box>
  );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17.5rem' }} gap="4" alignItems="start">
      {viewport === 'tablet' ? mapInPlace : null}
      {list}
      {viewport === 'tablet' ? null : mapInPlace}
    </Grid>
  );
}
