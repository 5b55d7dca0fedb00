import { Box, Card, SkeletonBar, SkeletonText, Stack } from '@portal/ui';

/** As high as most applications: who made it, then what is asked for. */
export const OptionDetailSkeleton = () => (
  <Stack gap="4">
    <Box width="22rem" maxWidth="full">
      <SkeletonBar />
    </Box>
    <Box minHeight={{ base: '36rem', md: '26rem' }}>
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </Box>
  </Stack>
);
