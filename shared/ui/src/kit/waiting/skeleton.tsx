import { chakra } from '@chakra-ui/react/styled-system';
import { useHeldContentMark } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import type { ComponentProps } from 'react';
import { Stack, VisuallyHidden } from '../layout/layout.ts';

/** The look of a grey bar. */
export const barStyle = {
  display: 'block',
  height: '1em',
  borderRadius: 'sm',
  bg: 'border',
  animation: 'pulse 1.6s ease-in-out infinite',
} as const;

const Bar = chakra('span', { base: barStyle });

/** A grey bar in place of a text that is loading. */
export function SkeletonBar(props: ComponentProps<typeof Bar>) {
  useHeldContentMark();
  return <Bar {...props} />;
}

const WIDTHS = ['92%', '100%', '64%', '84%', '48%'] as const;

/** Lines of a text that is loading. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="3">
      <VisuallyHidden>{t('chakra.spinner')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} width={WIDTHS[line % WIDTHS.length]} aria-hidden="true" />
      ))}
    </Stack>
  );
}
