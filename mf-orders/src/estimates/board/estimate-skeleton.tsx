import type { Order } from '@portal/contract/order';
import { Box, Card, Grid, SkeletonText } from '@portal/ui';
import { useHasTable } from './use-has-table.ts';

const ROW = '4.4375rem';
const CARD = '17rem';
/** A card of an estimate without an answer to give. */
const CARD_WITHOUT_ANSWER = '13.75rem';

/** As high as the groups that the order counts will be. */
export function EstimateSkeleton({ counts }: { counts: Order['estimates'] }) {
  if (!counts) return <SkeletonText />;
  const { unanswered, rejected, accepted, contracted, aborted } = counts;
  return (
    <div>
      <Box height={useHasTable() ? '2.5rem' : '0'} />
      <Group answerable={0} settled={accepted + contracted} />
      <Group answerable={unanswered} settled={0} />
      <Group answerable={rejected} settled={aborted} />
      <Box height={{ base: '11rem', md: '4rem' }} />
    </div>
  );
}

/** The card below the map of a phone. */
export const EstimateOnMapSkeleton = () => (
  <Card padded={false}>
    <Box height={`calc(${CARD} + 2.75rem)`} padding="4">
      <SkeletonText lines={4} />
    </Box>
  </Card>
);

function Group({ answerable, settled }: { answerable: number; settled: number }) {
  const hasTable = useHasTable();
  const total = answerable + settled;
  if (total === 0) return null;
  return (
    <>
      <Box height="2.25rem" />
      <Grid templateColumns={hasTable ? '1fr' : { base: '1fr', md: '1fr 1fr' }}>
        {Array.from({ length: total }, (_, row) => (
          <Box
            key={row}
            height={hasTable ? ROW : row < answerable ? CARD : CARD_WITHOUT_ANSWER}
            paddingBlock="3"
            paddingInline={{ base: '4', md: '5' }}
            overflow="hidden"
          >
            <SkeletonText lines={2} />
          </Box>
        ))}
      </Grid>
    </>
  );
}
