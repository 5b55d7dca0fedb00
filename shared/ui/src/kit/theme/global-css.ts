import type { SystemConfig } from '@chakra-ui/react/styled-system';
import { STICKY_SCREEN } from './breakpoints.ts';

const HEADINGS = 'h1, h2, h3, h4';

/** Landscape paper, for tables. Chakra's types do not know `size`. */
const LANDSCAPE: Record<string, object> = { '@page landscape': { size: 'landscape' } };

/** Where there is such an element, it is printed on landscape paper. Browsers evaluate the selector only then. */
export const ON_LANDSCAPE: Record<string, object> = {
  'html:has(&) body': { '@media print': { page: 'landscape' } },
};

/** Rules for the whole page; everything else belongs to a component. */
export const globalCss: NonNullable<SystemConfig['globalCss']> = {
  html: {
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    textSizeAdjust: '100%',
    // Every page has the browser's own scrollbar, so all are as wide. Bare room for one would be a stripe beside header
    // and footer.
    overflowY: 'scroll',
    // Anchors and focused fields are not hidden by the header that sticks to the top.
    scrollPaddingTop: '0.5rem',
    // The default: nothing sticks.
    '--sticks': 0,
    [STICKY_SCREEN]: { '--sticks': 1, scrollPaddingTop: 'calc(var(--strip) + 5rem)' },
    // The height above the header: the bar of the override.
    '--strip': '0px',
    // The height of what is docked at the bottom: the main actions on a phone, a bar about the network.
    '--docked': '0px',
    '--barred': '0px',
    // The height of the header, below which others stick.
    '--header': '0px',
    scrollPaddingBottom: 'calc(var(--docked) + var(--barred) + 0.5rem)',
  },
  // Below a dialog the page does not scroll, and keeps its width. The backdrop does not cover the scrollbar's room.
  'html:has(dialog:modal)': { scrollbarGutter: 'stable', bg: 'bg.veiled' },
  // `useRootMark` sets these attributes.
  'html[data-has-strip]': { '--strip': { base: '5.5rem', md: '3.25rem' } },
  // A row of buttons and their space, below a line.
  'html[data-has-dock]': {
    '--docked': 'calc((4rem + 1px + env(safe-area-inset-bottom, 0px)) * var(--sticks))',
  },
  'html[data-has-bar]': { '--barred': { base: 'calc(3.875rem * var(--sticks))', md: 'calc(3.25rem * var(--sticks))' } },
  'html[data-has-action-bar]': {
    '--barred': { base: 'calc(8.5rem * var(--sticks))', md: 'calc(4.25rem * var(--sticks))' },
  },
  // It is below the screen. After a reload in the middle of a page the customer would see it move.
  'html[data-has-skeleton] footer': { visibility: 'hidden' },
  ...LANDSCAPE,
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    _print: { bg: 'bg.panel' },
    lineBreak: 'strict',
  },
  [HEADINGS]: { wordBreak: 'auto-phrase', lineHeight: 'tight', fontWeight: 'bold' },
  // No last line of a single letter.
  [`${HEADINGS}, p, dd, dt, th, td, li, label`]: { textWrap: 'pretty' },
  // Our own sentences break between phrases; customers' texts (addresses, names) break anywhere.
  p: { wordBreak: 'auto-phrase' },
  a: { color: 'fg.link' },
  svg: { flexShrink: 0 },
  // One focus mark everywhere, visible on every background: black with a yellow ring.
  ':focus-visible': {
    outline: '3px solid {colors.focus}',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.focus.ring}',
  },
  // The heading that receives the focus after a navigation is not a control.
  'h1:focus': { outline: 'none', boxShadow: 'none' },
  '*, *::before, *::after': {
    // A long word shrinks with its row; with the `break-word` of Chakra's `*` rule the row would become as wide as the
    // word.
    overflowWrap: 'anywhere',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
