import { Box } from '@portal/ui';
import type { ComponentProps } from 'react';

const BELOW_HEADER = { base: 'calc(100svh - 3.5rem)', md: 'calc(100svh - 4rem)' };

/** The place of a page. The footer begins below the screen, so content that arrives does not move it on screen. */
export const PageMain = (props: ComponentProps<typeof Box>) => (
  <Box as="main" flex="1" minHeight={BELOW_HEADER} outline="none" {...props} />
);
