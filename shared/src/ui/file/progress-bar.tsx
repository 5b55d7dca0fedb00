import { chakra } from '@chakra-ui/react';

const Bar = chakra('progress', {
  base: {
    width: 'full',
    height: '1.5',
    appearance: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.neutral',
    '&::-webkit-progress-bar': { bg: 'bg.neutral' },
    '&::-webkit-progress-value': { bg: 'solid.brand', transition: 'width 150ms' },
    '&::-moz-progress-bar': { bg: 'solid.brand' },
  },
});

/** How far something is; `label` says what, and where it stands. */
export const ProgressBar = ({ label, percent = 0 }: { label: string; percent?: number | undefined }) => (
  <Bar max={100} value={percent} gridColumn="1 / -1" aria-label={label} />
);
