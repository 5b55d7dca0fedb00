import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { STICKY_SCREEN } from '../theme/breakpoints.ts';
import { floatingStyle } from '../theme/forced-colors.ts';

/** Common to the native `<dialog>`s over the page. */
export const windowStyles: SystemStyleObject = {
  position: 'fixed',
  padding: 0,
  flexDirection: 'column',
  // Browsers give it to a modal dialog only.
  overflow: 'auto',
  // On a low screen the whole dialog scrolls; otherwise only what is between its head and its buttons.
  '& > *': { flexShrink: 0 },
  // Not `1`: in WebKit its basis of 0 % is 0, although the dialog is as high as its content.
  // A selector of its own: a dialog may have other styles for such a screen.
  '& > [data-scrolls]': { [STICKY_SCREEN]: { flex: '1 1 auto', overflowY: 'auto' } },
  bg: 'bg.panel',
  color: 'fg',
  ...floatingStyle,
  _open: { display: 'flex', _print: { display: 'none' } },
  '&::backdrop': { bg: 'bg.veil' },
  '&:focus-visible': { outline: 'none', boxShadow: 'floating' },
};
