import { chakra } from '@chakra-ui/react/styled-system';
import type { Pixel } from './layout/pixels.ts';
import type { MapPin } from './pin.tsx';

const Line = chakra('span', {
  base: {
    position: 'absolute',
    top: '-1px',
    height: '2px',
    transformOrigin: '0 50%',
    // The place itself.
    _before: {
      content: '""',
      position: 'absolute',
      boxSize: '2',
      insetInlineStart: '-1',
      top: '-3px',
      borderRadius: 'full',
      bg: 'inherit',
    },
    printColorAdjust: 'exact',
  },
  variants: {
    tone: { waiting: { bg: 'solid.brand' }, agreed: { bg: 'solid.ok' }, closed: { bg: 'solid.muted' } },
  },
});

/** From the place of a lot to its pin, which was moved aside. */
export const PinTie = ({ tone, offset: { x, y } }: { tone: MapPin['tone']; offset: Pixel }) => (
  <Line tone={tone} style={{ width: Math.hypot(x, y), transform: `rotate(${Math.atan2(y, x)}rad)` }} data-tie />
);
