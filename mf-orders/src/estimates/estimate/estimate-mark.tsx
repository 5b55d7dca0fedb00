import type { Estimate } from '@portal/contract/estimate';
import { Grid } from '@portal/ui';

/** An estimate that is no longer possible is grey; the text says so, too. */
const COLOR: Record<Estimate['status'], string> = {
  unanswered: 'solid.brand',
  rejected: 'solid.muted',
  accepted: 'solid.ok',
  contracted: 'solid.ok',
  aborted: 'solid.muted',
  unknown: 'solid.muted',
};

interface EstimateMarkProps {
  status: Estimate['status'];
  number: number;
  /** Smaller in a row. */
  size?: 'row' | 'normal';
}

/** The number of an estimate, the same everywhere. */
export const EstimateMark = ({ status, number, size = 'normal' }: EstimateMarkProps) => (
  <Grid
    boxSize={size === 'row' ? '1.875rem' : '9'}
    fontSize={size === 'row' ? 'ui' : undefined}
    flexShrink="0"
    borderRadius="full"
    bg={COLOR[status]}
    color="fg.onSolid"
    placeItems="center"
    fontWeight="bold"
    lineHeight="1"
    // As on the map.
    css={{ forcedColorAdjust: 'none' }}
  >
    {number}
  </Grid>
);
