import { chakra } from '@chakra-ui/react/styled-system';
import { FORCED_COLORS } from '../theme/forced-colors.ts';

const Bar = chakra('progress', {
  base: {
    width: 'full',
    height: '1.5',
    appearance: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.neutral',
    '&::-webkit-progress-bar': { bg: 'bg.neutral' },
    [FORCED_COLORS]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
    '&::-webkit-progress-value': { bg: 'solid.brand', transition: 'width 150ms', [FORCED_COLORS]: { bg: 'Highlight' } },
    '&::-moz-progress-bar': { bg: 'solid.brand', [FORCED_COLORS]: { bg: 'Highlight' } },
  },
});

/** How far something is; `label` says what, and where it stands. */
export const ProgressBar = ({ label, percent = 0 }: { label: string; percent?: number | undefined }) => (
  <Bar max={100} value={percent} gridColumn="1 / -1" aria-label={label} />
);
