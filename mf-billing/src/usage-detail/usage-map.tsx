import { orderQueries } from '@portal/shared/api/order';
import type { Contract } from '@portal/shared/contract/contract';
import { useGeoServices } from '@portal/shared/host';
import { useQuery } from '@portal/shared/query';
import { Card, VisuallyHidden } from '@portal/shared/ui';
import { LateMap } from '@portal/shared/ui/late-map';
import { t } from '#text/t.ts';

const HEIGHT = { base: '15.75rem', md: '18rem', lg: '15.75rem' };

/** Where the lot is, and its site, which the order knows. The address says the same in words. */
export function UsageMap({ contract: { parkingName, location, order } }: { contract: Contract }) {
  const { tiles } = useGeoServices();
  // Without the order the map shows the lot alone.
  const { data, isPending } = useQuery({ ...orderQueries.detail(order.id), meta: { dialog: false } });
  const site = data?.location ?? null;
  return (
    <Card as="section" aria-labelledby="usage-map" padded={false}>
      <VisuallyHidden as="h2" id="usage-map">
        {t('usage.mapTitle')}
      </VisuallyHidden>
      <LateMap height={HEIGHT} failure={t('usage.mapFailed')} isReady={!isPending}>
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
      </LateMap>
    </Card>
  );
}
