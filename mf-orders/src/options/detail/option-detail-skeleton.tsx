import { Box, Card, Grid, SkeletonBar, SkeletonText, Stack } from '@portal/ui';

/** As high as most applications: who made it, by when we answer, what is asked for beside how far it is. */
export const OptionDetailSkeleton = () => (
  <Stack gap="4">
    <Box width="22rem" maxWidth="full">
      <SkeletonBar />
    </Box>
    <Card>
      <SkeletonText lines={2} />
    </Card>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="4" minHeight="30rem">
      <Card>
        <SkeletonText lines={8} />
      </Card>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </Grid>
  </Stack>
);
