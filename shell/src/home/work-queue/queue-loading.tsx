import { t } from '@portal/platform/text';
import { Box, SkeletonBar, Stack, Text, useIsSlow } from '@portal/ui';
import { QueueRow } from './queue-row.tsx';
import { QUEUE_LENGTH } from './sort-queue.ts';

/** As high as a full queue. */
export function QueueLoading() {
  const isSlow = useIsSlow(true);
  return (
    <>
      <Text role="status" srOnly={!isSlow} paddingInline={{ base: '4', md: '6' }}>
        {t(isSlow ? 'common.stillLoading' : 'common.loading')}
      </Text>
      <ul aria-hidden="true">
        {Array.from({ length: QUEUE_LENGTH }, (_, row) => (
          <QueueRow key={row}>
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
    </>
  );
}
