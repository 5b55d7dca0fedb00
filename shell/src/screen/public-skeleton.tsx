import { Box, SkeletonBar, SlowNotice, Stack, type Wait } from '@portal/shared/ui';

/** In place of a screen before sign-in, inside its card: as high as the login, where most visitors arrive. */
export const PublicSkeleton = (wait: Wait) => (
  <Box position="relative">
    <Stack gap="6" minHeight="29.5rem" aria-hidden="true">
      <SkeletonBar width="50%" height="1.75rem" />
      {['email', 'password'].map((field) => (
        <Stack gap="2" key={field}>
          <SkeletonBar width="35%" />
          <SkeletonBar height="control" borderRadius="md" />
        </Stack>
      ))}
      <SkeletonBar width="45%" />
      <SkeletonBar height="control" borderRadius="md" />
      {['45%', '65%'].map((width) => (
        <SkeletonBar width={width} key={width} />
      ))}
    </Stack>
    <SlowNotice {...wait} />
  </Box>
);
