import type { Order } from '@portal/contract/order';
import { useGeoServices } from '@portal/platform';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, LazyMap } from '@portal/ui';
import { pinsOf } from '#estimates/map/estimate-pins.ts';
import { t } from '#text/t.ts';

const loadMap = () => import(/* webpackChunkName: "map" */ '@portal/ui/map');
const HEIGHT = '11rem';
const WALK_CIRCLES = [5];

interface ComparisonMapProps {
  order: Order;
  estimates: readonly NumberedEstimate[];
}

/** Paper shows it as it is on screen, so its size is the same on both. Without tiles the reason takes its place. */
export function ComparisonMap({ order: { location }, estimates }: ComparisonMapProps) {
  const { tiles } = useGeoServices();
  if (!location) return null;
  return (
    <Box width="20rem" maxWidth="full" css={{ '&:has([data-map-failed])': { _print: { display: 'none' } } }}>
      <LazyMap load={loadMap} height={HEIGHT} failure={t('map.tileFailedList')}>
        {({ SiteMap }) => (
          <SiteMap
            label={t('estimate.mapAlt', { count: estimates.length })}
            tiles={tiles}
            height={HEIGHT}
            site={location}
            pins={pinsOf(estimates, null)}
            walkCircles={WALK_CIRCLES}
          />
        )}
      </LazyMap>
    </Box>
  );
}
