import { Box, SkeletonText } from '@portal/shared/ui';

/** As many estimates as the order has, each as high as one will be. */
export const EstimateSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: Math.max(1, count) }, (_, row) => (
    <Box key={row} height={{ base: '11.75rem', md: '7.0625rem' }} paddingTop="5" borderTopWidth={row > 0 ? '1px' : 0}>
      <SkeletonText lines={2} />
    </Box>
  ));
