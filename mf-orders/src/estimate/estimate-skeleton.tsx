import { Box, SkeletonText } from '@portal/shared/ui';

/** As many placeholders as the order has estimates, each as high as an estimate. */
export const EstimateSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: Math.max(1, count) }, (_, row) => (
    <Box key={row} height={{ base: '11.75rem', md: '7.0625rem' }} paddingTop="5" borderTopWidth={row > 0 ? '1px' : 0}>
      <SkeletonText lines={2} />
    </Box>
  ));
