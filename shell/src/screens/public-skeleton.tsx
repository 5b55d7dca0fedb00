import { Box, SkeletonBar, SlowNotice, type SlowNoticeProps, Stack } from '@portal/ui';

/**
 * Replaces a screen before sign-in, inside its card, while it loads. Each line is as high as on the login, where most
 * visitors arrive. On a phone two of the texts have a second line.
 */
export const PublicSkeleton = (wait: SlowNoticeProps) => (
  <Box position="relative">
    <Stack gap="6" minHeight={{ base: '32.25rem', sm: '29.5rem' }} aria-hidden="true">
      <SkeletonBar width="50%" height="1.75rem" marginY="1" />
      {['email', 'password'].map((field) => (
        <Stack gap="3.5" key={field}>
          <SkeletonBar width="35%" />
          <SkeletonBar height="control" borderRadius="md" />
        </Stack>
      ))}
      <Stack gap="5" height={{ base: '5rem', sm: '4rem' }} paddingTop="3">
        <SkeletonBar width="45%" />
        <SkeletonBar width="65%" />
      </Stack>
      <SkeletonBar height="control" borderRadius="md" />
      {['45%', '80%'].map((width) => (
        <SkeletonBar width={width} key={width} />
      ))}
    </Stack>
    <SlowNotice {...wait} />
  </Box>
);
