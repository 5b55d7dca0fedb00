import type { Contract } from '@portal/contract/contract';
import type { Location } from '@portal/contract/values/primitives';
import { useGeoServices } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { LazyMap } from '@portal/ui';
import { t } from '#text/t.ts';

const loadMap = () => import(/* webpackChunkName: "map" */ '@portal/ui/map');

const HEIGHT = { base: '15.75rem', md: '18rem', lg: '15.75rem' };

/** Where the lot is, and its site, which the order knows. The address says the same in words. */
export function UsageMap({ contract: { parkingName, order }, location }: { contract: Contract; location: Location }) {
  const { tiles } = useGeoServices();
  // Without the order the map shows the lot alone.
  const { data, isLoading } = useQuery({
    ...orderQueries.detail(order?.id ?? ''),
    enabled: order !== null,
    meta: { dialog: false },
  });
  const site = data?.location ?? null;
  return (
    <LazyMap load={loadMap} height={HEIGHT} failure={t('usage.mapFailed')} isReady={!isLoading}>
      {({ LotMap }) => (
        <LotMap
          label={t(site ? 'usage.mapOfLotAndSite' : 'usage.mapOfLot')}
          tiles={tiles}
          height={HEIGHT}
          lot={{ name: parkingName, location }}
          site={site}
          failure={t('usage.mapFailed')}
        />
      )}
    </LazyMap>
  );
}
