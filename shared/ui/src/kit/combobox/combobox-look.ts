import { chakra } from '@chakra-ui/react/styled-system';
import { highlightedStyle } from '../theme/forced-colors.ts';

export const Look = chakra('div', {
  base: {
    position: 'relative',
    '& [data-part=content]': {
      maxHeight: '18rem',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: '1',
    },
    '& [data-part=item]': {
      paddingInline: '3',
      paddingBlock: '2',
      minHeight: 'control',
      lineHeight: '1.5',
      cursor: 'pointer',
      '&[aria-selected=true]': { fontWeight: 'bold' },
      // Colour alone would be too weak for the one entry that Enter chooses.
      '&[data-highlighted]': { ...highlightedStyle, boxShadow: 'inset 4px 0 0 {colors.solid.brand}' },
    },
  },
});
export const Popup = chakra('div', {
  base: {
    // Ark lifts the whole popup to the level of what is in it.
    position: 'relative',
    zIndex: 'menu',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'md',
    boxShadow: 'floating',
    overflow: 'hidden',
  },
});
export const Note = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
});
