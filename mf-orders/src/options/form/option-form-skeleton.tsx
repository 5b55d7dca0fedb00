import { Box, Card, SkeletonText } from '@portal/ui';

/** As high as a screen, since the form is higher. */
export const OptionFormSkeleton = () => (
  <Box minHeight="60rem">
    <Card>
      <SkeletonText lines={12} />
    </Card>
  </Box>
);
