import { Box, Grid, SkeletonBar, Stack } from '@portal/ui';
import type { ReactNode } from 'react';

const AREAS = { base: '"kind time" "text text"', md: '"kind text time"' };
const COLUMNS = { base: 'minmax(0, 1fr) auto', md: '10rem minmax(0, 1fr) 10.5rem' };

/** One line of the list; on a phone a block of two. */
export const NotificationGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    as="li"
    templateAreas={AREAS}
    templateColumns={COLUMNS}
    alignItems="center"
    columnGap="4"
    rowGap="1.5"
    minHeight={{ base: '6.5rem', md: '4.75rem' }}
    paddingInline={{ base: '4', md: '6' }}
    paddingBlock={{ base: '3', md: '2.5' }}
    css={{ '& + &': { borderTopWidth: '1px' } }}
  >
    {children}
  </Grid>
);

/** As high as a list of so many rows. */
export const NotificationSkeleton = ({ rows }: { rows: number }) => (
  <ul aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <NotificationGrid key={row}>
        <Box gridArea="kind">
          <SkeletonBar width="5rem" />
        </Box>
        <Stack gridArea="text" gap="2">
          <SkeletonBar width="64%" />
          <SkeletonBar width="80%" height="0.75em" />
        </Stack>
        <Box gridArea="time">
          <SkeletonBar width="7rem" />
        </Box>
      </NotificationGrid>
    ))}
  </ul>
);
