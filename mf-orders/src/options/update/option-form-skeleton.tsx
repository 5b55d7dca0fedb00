import { Box, Card, SkeletonText } from '@portal/ui';

/** As high as a screen: the form that follows is higher. */
export const OptionFormSkeleton = () => (
  <Box minHeight="60rem">
    <Card>
      <SkeletonText lines={12} />
    </Card>
  </Box>
);
