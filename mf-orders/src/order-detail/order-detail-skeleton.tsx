import { Box, Card, Grid, SkeletonText } from '@portal/shared/ui';

/** The tabs, the estimates and the summary of an order that is loading. */
export const OrderDetailSkeleton = () => (
  <>
    <Box height="control" marginBottom="5" />
    <Grid templateColumns={{ base: '1fr', lg: '1fr 23rem' }} gap="6" alignItems="start">
      <Box minHeight="30rem">
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </Box>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Grid>
  </>
);
