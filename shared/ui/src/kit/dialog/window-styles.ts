import type { SystemStyleObject } from '@chakra-ui/react';
import { STICKING } from '../theme/breakpoints.ts';
import { floating } from '../theme/forced-colors.ts';

/** Common to the native `<dialog>`s over the page. */
export const windowStyles: SystemStyleObject = {
  position: 'fixed',
  padding: 0,
  flexDirection: 'column',
  // Browsers give it to a modal dialog only.
  overflow: 'auto',
  // On a low screen all of it scrolls; otherwise what is between its head and its buttons.
  '& > *': { flexShrink: 0 },
  // Not `1`: for WebKit its base of 0 % is 0, although the window is as high as its content.
  // Its own selector: a window has styles of its own for such a screen.
  '& > [data-scrolls]': { [STICKING]: { flex: '1 1 auto', overflowY: 'auto' } },
  bg: 'bg.panel',
  color: 'fg',
  ...floating,
  _open: { display: 'flex', _print: { display: 'none' } },
  '&::backdrop': { bg: 'bg.veil' },
  '&:focus-visible': { outline: 'none', boxShadow: 'floating' },
};
