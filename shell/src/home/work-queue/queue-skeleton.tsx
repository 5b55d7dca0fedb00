import { Box, SkeletonBar, Stack } from '@portal/ui';
import { QueueRow } from './queue-row.tsx';

/** As high as a queue of so many rows. */
export const QueueSkeleton = ({ rows }: { rows: number }) => (
  <ul aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <QueueRow key={row}>
        <Box gridArea="kind">
          <SkeletonBar width="5rem" />
        </Box>
        <Stack gridArea="text" gap="2">
          <SkeletonBar width="64%" />
          <SkeletonBar width="80%" height="0.75em" />
        </Stack>
        <Box gridArea="time">
          <SkeletonBar />
        </Box>
      </QueueRow>
    ))}
  </ul>
);
