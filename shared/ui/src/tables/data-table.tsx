import { t } from '@portal/platform/text';
import { useDeferredValue } from 'react';
import { Card } from '../kit/layout/card.tsx';
import { Box, VisuallyHidden } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { Table } from './table.ts';
import { TableBlocks } from './table-blocks.tsx';
import { TableCards } from './table-cards.tsx';
import type { DataTableProps } from './table-column.ts';
import { TableHeader } from './table-header.tsx';
import { TableRows } from './table-rows.tsx';
import { TableScroll } from './table-scroll.tsx';
import { useStableRows } from './use-stable-rows.ts';

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
