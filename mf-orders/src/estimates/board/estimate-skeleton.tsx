import type { Order } from '@portal/contract/order';
import { Box, Card, Grid, SkeletonText } from '@portal/ui';
import { useHasTable } from './use-has-table.ts';

const ROW = '4.1875rem';
const ROW_WITH_STATE = '5.625rem';
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
      <Group answerable={unanswered} settled={0} row={ROW} />
      <Group answerable={rejected} settled={aborted} />
      <Box height={{ base: '11rem', md: '4rem' }} />
    </div>
  );
}

interface GroupProps {
  answerable: number;
  settled: number;
  /** The height of a row of the table. */
  row?: string;
}

/** The card below the map of a phone. */
export const EstimateOnMapSkeleton = () => (
  <Card padded={false}>
    <Box height={`calc(${CARD} + 2.75rem)`} padding="4">
      <SkeletonText lines={4} />
    </Box>
  </Card>
);

function Group({ answerable, settled, row: rowHeight = ROW_WITH_STATE }: GroupProps) {
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
            height={hasTable ? rowHeight : row < answerable ? CARD : CARD_WITHOUT_ANSWER}
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
