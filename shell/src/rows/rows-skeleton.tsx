import { Box, SkeletonBar, Stack } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';

interface RowsSkeletonProps {
  rows: number;
  /** Lays out `kind`, `text` and `time`. */
  Row: ComponentType<{ children: ReactNode }>;
}

/** As high as a list of so many rows. */
export const RowsSkeleton = ({ rows, Row }: RowsSkeletonProps) => (
  <ul aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <Row key={row}>
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
      </Row>
    ))}
  </ul>
);
