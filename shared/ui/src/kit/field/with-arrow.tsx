import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../theme/icons.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      top: 0,
      bottom: 0,
      marginBlock: 'auto',
      boxSize: '4.5',
      pointerEvents: 'none',
    },
  },
});

/** A control that opens a list, with the arrow that says so. */
export const WithArrow = ({ children }: { children: ReactNode }) => (
  <Frame>
    {children}
    <ChevronDownIcon />
  </Frame>
);
