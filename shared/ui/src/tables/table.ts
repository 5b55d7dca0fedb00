import { chakra } from '@chakra-ui/react/styled-system';
import { ON_LANDSCAPE } from '../kit/theme/global-css.ts';
import { isolatedStyle } from './isolated-style.ts';
import { headerStyles } from './table-header.tsx';

/** The element of a wide table. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'ui',
    '& th, & td': { textAlign: 'start', paddingInline: '2.5' },
    '& td': { borderBottomWidth: '1px' },
    ...headerStyles,
    // Not :first-child, which makes emotion warn in development builds.
    '& tr > :is(th, td):first-of-type': { paddingInlineStart: '5' },
    '& :is(th, td):last-child': { paddingInlineEnd: '5' },
    '& tbody tr:last-child > *': { borderBottomWidth: 0 },
    // The full text of a name that is cut lies above the column headers.
    '& tbody:not(:hover, :focus-within)': isolatedStyle,
    '& tbody tr': { breakInside: 'avoid' },
    '& tr[data-opens]': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
    // Two lines make a row of 64 px.
    '& tbody td': { height: '4rem', paddingBlock: '2', lineHeight: '1.5', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)[data-kind=number]': { textAlign: 'end' },
    // A note belongs to the row above it.
    '& tr:has(+ [data-note]) > td': { borderBottomWidth: 0 },
    '& tr[data-note] > td': { height: 'auto', paddingTop: 0, paddingBottom: '3', fontSize: 'xs', color: 'fg.muted' },
    '& td > [data-value]': { whiteSpace: 'nowrap' },
    '& td > [data-secondary]': { display: 'block', fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' },
    // A long department below a short name does not widen the column.
    '& td[data-kind=short] > [data-secondary]': { maxWidth: '9rem' },
    // A focused row is not hidden by the column headers.
    '& tbody :is(a, button)': { scrollMarginTop: '3rem' },
    ...ON_LANDSCAPE,
  },
  variants: { isFixed: { true: { tableLayout: 'fixed', _print: { tableLayout: 'auto' } } } },
});
