import type { EstimateStatus } from '@portal/shared/contract/estimate';
import { Grid } from '@portal/shared/ui';

/** An estimate that is no longer possible is grey; the words say so too. */
const COLOR: Record<EstimateStatus, string> = {
  unanswered: 'solid.brand',
  rejected: 'solid.muted',
  accepted: 'solid.ok',
  contracted: 'solid.ok',
  aborted: 'solid.muted',
};

/** The number of an estimate, the same everywhere. */
export const EstimateMark = ({ status, number }: { status: EstimateStatus; number: number }) => (
  <Grid
    boxSize="9"
    flexShrink="0"
    borderRadius="full"
    bg={COLOR[status]}
    color="fg.onSolid"
    placeItems="center"
    fontWeight="bold"
  >
    {number}
  </Grid>
);
