import { Box, Card, Grid, SkeletonText, Stack } from '@portal/ui';

/** As high as a contract that is loading. */
export const UsageSkeleton = () => (
  <Stack gap="4">
    <Box height={{ base: '11rem', md: '5rem' }}>
      <Card>
        <SkeletonText lines={1} />
      </Card>
    </Box>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' }} gap="4" minHeight="40rem">
      <Card>
        <SkeletonText lines={6} />
      </Card>
      <Box height="15.75rem" borderRadius="lg" bg="bg.neutral" />
    </Grid>
  </Stack>
);
