import { Card, SkeletonText } from '@portal/ui';

/** Replaces the form of an order while it loads. */
export const FormSkeleton = () => (
  <Card>
    <SkeletonText lines={12} />
  </Card>
);
