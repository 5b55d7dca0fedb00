import { chakra } from '@chakra-ui/react';
import { t } from '@portal/shared/text';
import { Card } from '../layout/card.tsx';
import { Box, VisuallyHidden } from '../layout/layout.ts';
import { useViewport } from '../layout/use-viewport.ts';
import { TableCards } from './table-cards.tsx';
import type { DataTableProps } from './table-column.ts';
import { TableHeader } from './table-header.tsx';
import { TableRows } from './table-rows.tsx';
import { TableScroll } from './table-scroll.tsx';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: { base: 'sm', lg: 'ui' },
    '& th, & td': { textAlign: 'start', paddingInline: { base: '2.5', lg: '4' }, borderBottomWidth: '1px' },
    '& tbody tr:last-child > *': { borderBottomWidth: 0 },
  },
});

/** Rows of a list: a table from 768 px on, below that the same rows as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, footer, sort = null, onSort, isUpdating = false } = props;
  const isMobile = useViewport() === 'mobile';
  const sorted = sort && columns.find(({ key }) => key === sort.key);
  return (
    <Card padded={false}>
      <Box aria-busy={isUpdating} opacity={isUpdating ? 0.55 : 1} transition="opacity 150ms">
        {isMobile ? (
          <TableCards {...props} />
        ) : (
          <TableScroll label={caption}>
            <Table>
              <caption>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <TableHeader columns={columns} sort={sort} onSort={onSort} />
              <TableRows {...props} />
            </Table>
          </TableScroll>
        )}
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
