import type { Contract } from '@portal/contract/contract';
import { Box, Card, VisuallyHidden } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';
import { t } from '#text/t.ts';
import { UsageMap } from './usage-map.tsx';

/** The map of the lot, and what one does with its address. What is not known is left out. */
export function UsagePlace({ contract }: { contract: Contract }) {
  const { location, parkingAddress, parkingName } = contract;
  if (!location && !parkingAddress) return null;
  return (
    <Card as="section" aria-labelledby="usage-place" padded={false}>
      <VisuallyHidden as="h2" id="usage-place">
        {t('usage.placeTitle')}
      </VisuallyHidden>
      {location ? <UsageMap contract={contract} location={location} /> : null}
      <Box paddingInline="2" paddingBlock="1.5" _print={{ display: 'none' }}>
        <PlaceActions address={parkingAddress} location={location} lotName={parkingName} />
      </Box>
    </Card>
  );
}
