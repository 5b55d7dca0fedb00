import { Box, Card, SkeletonText } from '@portal/ui';

/** The content of an order's tab that is loading. */
export const OrderDetailSkeleton = () => (
  <Box minHeight="30rem">
    <Card>
      <SkeletonText lines={8} />
    </Card>
  </Box>
);
