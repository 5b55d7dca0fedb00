import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { Stack, Text, VisuallyHidden } from '../layout/layout.ts';

export const SpinnerRing = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 900ms linear infinite',
  },
  variants: { size: { sm: { boxSize: '5' }, md: { boxSize: '8' }, lg: { boxSize: '12' } } },
  defaultVariants: { size: 'md' },
});

interface SpinnerProps {
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A turning ring; its label is for screen readers. */
export function Spinner({ label = t('common.loading'), size = 'md' }: SpinnerProps) {
  return (
    <chakra.span color="fg.link" display="inline-flex">
      <SpinnerRing size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}

/** Covers the whole page while nothing can be shown [2.97]. */
export function FullPageSpinner({ label = t('common.loading') }: { label?: string }) {
  return (
    <Stack role="status" minHeight="60vh" align="center" justify="center" gap="4" color="fg.link">
      <SpinnerRing size="lg" aria-hidden="true" />
      <Text tone="muted">{label}</Text>
    </Stack>
  );
}
