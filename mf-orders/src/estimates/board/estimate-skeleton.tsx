import type { Order } from '@portal/contract/order';
import { Box, Card, Grid, SkeletonText } from '@portal/ui';
import { RentNote } from '#estimates/estimate/rent-note.tsx';
import { useHasTable } from './use-has-table.ts';

const ROW = '4.1875rem';
const ROW_WITH_STATE = '5.625rem';
/** Cards are as high as what they hold: marks or a state, who answered, and the buttons. */
const CARDS = {
  accepted: '18.5rem',
  contracted: '15.5rem',
  unanswered: '16rem',
  rejected: '20.25rem',
  aborted: '13.75rem',
};
type Status = keyof typeof CARDS;
const GROUPS: readonly (readonly Status[])[] = [['accepted', 'contracted'], ['unanswered'], ['rejected', 'aborted']];

/** As high as the groups that the order counts will be. */
export function EstimateSkeleton({ counts }: { counts: Order['estimates'] }) {
  if (!counts) return <SkeletonText />;
  return (
    <div>
      <RentNote isInset />
      <Box height={useHasTable() ? '2.5rem' : '0'} />
      {GROUPS.map((group) => (
        <Group key={group.join()} statuses={group.flatMap((status) => Array<Status>(counts[status]).fill(status))} />
      ))}
      <Box height={{ base: '11rem', md: '4rem' }} />
    </div>
  );
}

/** The card below the map of a phone. */
export const EstimateOnMapSkeleton = () => (
  <Card padded={false}>
    <RentNote isInset />
    <Box height={`calc(${CARDS.unanswered} + 2.75rem)`} padding="4">
      <SkeletonText lines={4} />
    </Box>
  </Card>
);

function Group({ statuses }: { statuses: readonly Status[] }) {
  const hasTable = useHasTable();
  if (statuses.length === 0) return null;
  const heightOf = (status: Status) => (status === 'unanswered' ? ROW : ROW_WITH_STATE);
  return (
    <>
      <Box height="2.25rem" />
      <Grid templateColumns={hasTable ? '1fr' : { base: '1fr', md: '1fr 1fr' }}>
        {statuses.map((status, index) => (
          <Box
            key={index}
            height={hasTable ? heightOf(status) : CARDS[status]}
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
