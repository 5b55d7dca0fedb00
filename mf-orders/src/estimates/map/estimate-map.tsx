import type { Order } from '@portal/contract/order';
import { useGeoServices } from '@portal/platform';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Card, Flex, LazyMap, VisuallyHidden } from '@portal/ui';
import { t } from '#text/t.ts';
import { pinsOf } from './estimate-pins.ts';

const loadMap = () => import(/* webpackChunkName: "map" */ '@portal/ui/map');

/** Upright beside the list and on a phone, a strip above the list. */
export const MAP_HEIGHT = { base: '22rem', md: '10rem', lg: '27.5rem' };
const WALK_CIRCLES = [5, 10];

interface EstimateMapProps {
  order: Order;
  /** Only those that the list shows. */
  estimates: readonly NumberedEstimate[];
  pointedAt: string | null;
  onPointAt: (id: string | null) => void;
  onPinPress: (id: string) => void;
}

/** Where the estimates lie. The list says the same in words. */
export function EstimateMap({ order, estimates, pointedAt, onPointAt, onPinPress }: EstimateMapProps) {
  const { tiles } = useGeoServices();
  const count = estimates.length;
  const { location } = order;
  if (!location) return null;
  return (
    <Card as="section" aria-labelledby="order-map" padded={false}>
      <VisuallyHidden as="h2" id="order-map">
        {t('estimate.mapTitle')}
      </VisuallyHidden>
      <LazyMap load={loadMap} height={MAP_HEIGHT} failure={t('map.tileFailedList')}>
        {({ SiteMap }) => (
          <SiteMap
            label={count > 0 ? t('estimate.mapAlt', { count }) : t('estimate.mapAltNone')}
            tiles={tiles}
            height={MAP_HEIGHT}
            site={location}
            pins={pinsOf(estimates, pointedAt)}
            walkCircles={WALK_CIRCLES}
            // Only the customer brings more into the list, and then the map shows all of them.
            fitKey={count}
            onPinHover={onPointAt}
            onPinPress={onPinPress}
          />
        )}
      </LazyMap>
      <Flex
        as="ul"
        wrap="wrap"
        columnGap="4"
        rowGap="1.5"
        paddingInline="3.5"
        paddingBlock="2.5"
        borderTopWidth="1px"
        fontSize="xs"
        color="fg.muted"
      >
        <LegendEntry color="solid.brand" label={t('estimate.legendWaiting')} />
        <LegendEntry color="solid.ok" label={t('estimate.legendRequested')} />
        <LegendEntry color="solid.muted" label={t('estimate.legendClosed')} />
      </Flex>
    </Card>
  );
}

const LegendEntry = ({ color, label }: { color: string; label: string }) => (
  <Flex as="li" align="center" gap="1.5">
    <Box boxSize="3" borderRadius="full" bg={color} css={{ forcedColorAdjust: 'none' }} aria-hidden="true" />
    <span>{label}</span>
  </Flex>
);
