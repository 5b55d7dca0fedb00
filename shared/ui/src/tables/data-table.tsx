import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { useDeferredValue } from 'react';
import { Card } from '../kit/layout/card.tsx';
import { Box, VisuallyHidden } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { isolatedStyle } from './isolated-style.ts';
import { TableBlocks } from './table-blocks.tsx';
import { TableCards } from './table-cards.tsx';
import type { DataTableProps } from './table-column.ts';
import { headerStyles, TableHeader } from './table-header.tsx';
import { TableRows } from './table-rows.tsx';
import { TableScroll } from './table-scroll.tsx';
import { useStableRows } from './use-stable-rows.ts';

/** A named page of `global-css`. Browsers evaluate the selector only when they print. */
const ON_LANDSCAPE: Record<string, object> = { 'html:has(&) body': { '@media print': { page: 'landscape' } } };

const Table = chakra('table', {
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

/** Rows of a list: a table on a desktop, the same rows as blocks on a tablet and as cards on a phone [2.59, 2.60]. */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const { caption, heading, columns, footer, sort = null, onSort } = given;
  const kept = useStableRows(given.rows, given.rowKey);
  const viewport = useViewport();
  const isFixed = columns.some(({ width }) => width !== undefined);
  // Deferred, so that no action of the customer waits for many rows.
  const rows = useDeferredValue(kept);
  const isUpdating = given.isUpdating || rows !== kept;
  const props = { ...given, rows };
  const sorted = sort && columns.find(({ key }) => key === sort.key);
  return (
    <Card padded={false}>
      {heading ? (
        <Box paddingInline={{ base: '4', md: '5' }} paddingTop="4">
          {heading}
        </Box>
      ) : null}
      <Box aria-busy={isUpdating} opacity={isUpdating ? 0.55 : 1} transition="opacity 150ms">
        {viewport === 'mobile' ? <TableCards {...props} /> : null}
        {viewport === 'tablet' ? <TableBlocks {...props} /> : null}
        {viewport === 'desktop' ? (
          <TableScroll label={caption}>
            <Table isFixed={isFixed}>
              <caption>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <TableHeader columns={columns} sort={sort} onSort={onSort} />
              <TableRows {...props} />
            </Table>
          </TableScroll>
        ) : null}
      </Box>
      <VisuallyHidden role="status">
        {sort && sorted ? t('sort.announced', { column: sorted.header, direction: t(`sort.${sort.direction}`) }) : ''}
      </VisuallyHidden>
      {footer ? (
        <Box borderTopWidth="1px" paddingInline="4" paddingBlock="3">
          {footer}
        </Box>
      ) : null}
    </Card>
  );
}
