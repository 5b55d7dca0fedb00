import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../layout/card.tsx';
import { Box, Heading } from '../layout/layout.ts';
import { SkeletonBar } from '../waiting/skeleton.tsx';
import { SlowNotice, type SlowNoticeProps } from '../waiting/slow-notice.tsx';
import { PageBody } from './page-body.ts';
import { useRootMark } from './root-mark.ts';

const ROWS = ['64%', '48%', '72%', '56%', '40%'] as const;

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 8rem' },
    alignItems: 'center',
    gap: '6',
    height: { base: '6.5rem', md: '5rem' },
    paddingInline: { base: '4', md: '5' },
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});

/** The space of a heading that is still loading. */
export const HeadingSkeleton = () => (
  <Heading as="div" size="page" width="full" aria-hidden="true">
    <SkeletonBar display="inline-block" width="min(20rem, 70%)" />
  </Heading>
);

/** Replaces a page whose code or customer is not known yet: a heading and some content. */
export function PageSkeleton(wait: SlowNoticeProps) {
  useRootMark('skeleton');
  return (
    <Box position="relative" data-page-skeleton="">
      <PageBody maxWidth="content" aria-hidden="true">
        <Box marginBottom={{ base: '4', md: '6' }}>
          <HeadingSkeleton />
        </Box>
        <Card padded={false}>
          {ROWS.map((width) => (
            <Row key={width}>
              <Box display="grid" gap="2.5">
                <SkeletonBar width={width} />
                <SkeletonBar width="80%" height="0.75em" />
              </Box>
              <SkeletonBar display={{ base: 'none', md: 'block' }} height="2.5rem" borderRadius="md" />
            </Row>
          ))}
        </Card>
      </PageBody>
      <SlowNotice {...wait} />
    </Box>
  );
}
