import { chakra } from '@chakra-ui/react/styled-system';
import { useHeldContentMark } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { Card } from '../kit/layout/card.tsx';
import { VisuallyHidden } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { barStyle, SkeletonBar } from '../kit/waiting/skeleton.tsx';
import { Table } from './table.ts';
import type { Column } from './table-column.ts';
import { TableHeader } from './table-header.tsx';

const WIDTHS = ['80%', '60%', '70%', '45%'] as const;
// As high as a row at each width.
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 4rem',
    alignItems: 'center',
    gap: '6',
    height: { base: '7.25rem', md: '5.75rem', lg: '4.0625rem' },
    paddingInline: { base: '4', md: '5' },
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});
const Lines = chakra('div', { base: { display: 'grid', gap: '2' } });
/** Its cells hold nothing: many elements would cost more than the rows that they stand for. */
const WideTable = chakra(Table, {
  base: {
    '& td::before': { content: '""', ...barStyle },
    '& td:first-of-type::before': { width: '70%' },
    '& td:first-of-type::after': { content: '""', ...barStyle, width: '55%', height: '0.75em', marginTop: '2' },
  },
});
const Foot = chakra('div', { base: { height: '4rem', borderTopWidth: '1px' } });

interface TableSkeletonProps {
  /** Those of the wide table: its headers are shown before its rows are known. */
  columns?: readonly Column<never>[];
  rows: number;
}

/** A table that is loading, as high as it will be with this many rows. */
export function TableSkeleton({ columns, rows: count }: TableSkeletonProps) {
  useHeldContentMark();
  const isWide = useViewport() === 'desktop';
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <Card padded={false}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {isWide && columns ? (
          <WideTable isFixed>
            <TableHeader columns={columns} sort={null} onSort={undefined} />
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  {columns.map(({ key }) => (
                    <td key={key} />
                  ))}
                </tr>
              ))}
            </tbody>
          </WideTable>
        ) : (
          rows.map((row) => (
            <Row key={row}>
              <Lines>
                <SkeletonBar width={WIDTHS[row % WIDTHS.length]} />
                <SkeletonBar width={WIDTHS[(row + 1) % WIDTHS.length]} height="0.75em" />
              </Lines>
              <SkeletonBar />
            </Row>
          ))
        )}
        <Foot />
      </div>
    </Card>
  );
}
