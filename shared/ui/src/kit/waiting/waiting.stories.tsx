import { LONG_SENTENCE } from '@portal/app-kit/testing/story';
import { Box, Card, HStack, SecondaryButton, SkeletonBar, SkeletonText, SlowNotice, Spinner } from '@portal/ui';
import { FullPageSpinner } from '@portal/ui/host';

export default {
  title: '待ち Waiting/Spinner and skeletons',
  component: Spinner,
  subcomponents: { FullPageSpinner, SkeletonBar, SkeletonText, SlowNotice },
};

/** Beside what waits. A button has its own. */
export const Sizes = () => (
  <HStack gap="5">
    <Spinner size="sm" />
    <Spinner />
    <Spinner size="lg" label="地図を読み込み中" />
  </HStack>
);

export const WholePage = () => <FullPageSpinner label={LONG_SENTENCE} />;

/** In the place of what will come, so that nothing moves. */
export const Skeletons = () => (
  <Card>
    <SkeletonText lines={5} />
    <Box marginTop="5">
      <SkeletonBar width="40%" />
    </Box>
  </Card>
);

/** After three seconds: says that it takes long, and what else can be done. */
export const Slow = () => (
  <Box position="relative" minHeight="16rem">
    <SlowNotice message={LONG_SENTENCE} isSlow actions={<SecondaryButton>もう一度試す</SecondaryButton>} />
  </Box>
);
