import { Box, Grid, STICKY_SCREEN, useViewport } from '@portal/ui';
import type { ReactNode } from 'react';

/** The list, and the map: beside it at a desk, above it on a tablet, below it on a phone. */
export function BoardGrid({ list, map }: { list: ReactNode; map: ReactNode }) {
  const isTablet = useViewport() === 'tablet';
  const mapInPlace = (
    <Box css={{ [STICKY_SCREEN]: { position: 'sticky' } }} top="5rem" minWidth="0">
      {map}
    </Box>
  );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17.5rem' }} gap="4" alignItems="start">
      {isTablet ? mapInPlace : null}
      {list}
      {isTablet ? null : mapInPlace}
    </Grid>
  );
}
