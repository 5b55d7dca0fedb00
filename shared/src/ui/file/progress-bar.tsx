import { chakra } from '@chakra-ui/react';
import { t } from '@portal/shared/text';

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

/** How far the upload of a file is. */
export const ProgressBar = ({ name, percent = 0 }: { name: string; percent?: number | undefined }) => (
  <Bar max={100} value={percent} gridColumn="1 / -1" aria-label={t('upload.progress', { name, percent })} />
);
