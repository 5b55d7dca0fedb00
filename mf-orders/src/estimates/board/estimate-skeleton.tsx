import type { Order } from '@portal/contract/order';
import { Box, SkeletonText } from '@portal/ui';

const ROW = { base: '12.75rem', md: '9.75rem', lg: '4.125rem' };
/** A card of an estimate without an answer to give. */
const ROW_WITHOUT_ANSWER = { base: '9.5rem', md: '6.5rem', lg: '4.125rem' };

/** As high as the groups that the order counts will be. */
export function EstimateSkeleton({ counts }: { counts: Order['estimates'] }) {
  if (!counts) return <SkeletonText />;
  const { unanswered, rejected, accepted, contracted, aborted } = counts;
  return (
    <div>
      <Box height={{ base: '0', lg: '2.5rem' }} />
      <Group answerable={0} settled={accepted + contracted} />
      <Group answerable={unanswered} settled={0} />
      <Group answerable={rejected} settled={aborted} />
      <Box height={{ base: '11rem', md: '4rem' }} />
    </div>
  );
}

function Group({ answerable, settled }: { answerable: number; settled: number }) {
  const total = answerable + settled;
  if (total === 0) return null;
  return (
    <>
      <Box height="2.25rem" />
      {Array.from({ length: total }, (_, row) => (
        <Box
          key={row}
          height={row < answerable ? ROW : ROW_WITHOUT_ANSWER}
          paddingBlock="3"
          paddingInline={{ base: '4', md: '5' }}
          overflow="hidden"
        >
          <SkeletonText lines={2} />
        </Box>
      ))}
    </>
  );
}
