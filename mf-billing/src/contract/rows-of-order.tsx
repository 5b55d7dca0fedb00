import type { SlotFill } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatNumber } from '@portal/platform/text';
import { Box, Card, EmptyState, SectionHeading, Text, useViewport, type Viewport } from '@portal/ui';
import { ReadView, useMarkReadOnScreen } from '@portal/ui/pages';
import { type Column, DataTable, TableSkeleton } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { t } from '#text/t.ts';
import { usagePaths } from './contract-paths.ts';

interface Rows<Row> {
  rows: readonly Row[];
  count: number | null;
}

interface RowsOfOrder<Row> {
  /** Of the heading; unique on the page. */
  id: string;
  title: string;
  /** Shown where there are none. */
  none: string;
  /** Of its place in the cache; what changes a list of that area changes these, too. */
  area: 'billing' | 'contract';
  read: (orderId: string, signal: AbortSignal) => Promise<Rows<Row>>;
  columns: Readonly<Record<Viewport, readonly Column<Row>[]>>;
  contractId: (row: Row) => string;
  note?: (row: Row) => ReactNode;
}

/** What is new among them is read here; nothing tells of contracts. */
function VisitedRows({ area, rows }: { area: 'billing' | 'contract'; rows: readonly { id: string }[] }) {
  useMarkReadOnScreen(({ kind, id }) => area === 'billing' && kind === 'bill' && rows.some((row) => row.id === id));
  return null;
}

/** A table of what belongs to one order, for a slot on the order's page. A failure is shown in its place. */
export function rowsOfOrder<Row extends { id: string }>({
  id,
  title,
  none,
  area,
  read,
  columns,
  contractId,
  note,
}: RowsOfOrder<Row>): SlotFill<{ readonly orderId: string }> {
  const useRows = (orderId: string) =>
    useQuery({
      queryKey: [area, 'ofOrder', orderId],
      queryFn: ({ signal }) => read(orderId, signal),
      meta: { dialog: false },
    });

  function Panel({ orderId }: { orderId: string }) {
    const viewport = useViewport();
    const heading = (count: number | null) => (
      <SectionHeading id={id} note={count === null ? null : t('common.count', { count: formatNumber(count) })}>
        {title}
      </SectionHeading>
    );
    return (
      <Box as="section" aria-labelledby={id}>
        <ReadView
          query={useRows(orderId)}
          loading={<TableSkeleton columns={columns.desktop} rows={3} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <Card>
              {heading(null)}
              <EmptyState body={none} />
            </Card>
          }
        >
          {({ rows, count }) => (
            <>
              <VisitedRows area={area} rows={rows} />
              <DataTable
                footer={
                  count !== null && count > rows.length ? (
                    <Box padding="4">
                      <Text tone="muted">
                        {t('table.newestOf', { shown: rows.length, count: formatNumber(count) })}
                      </Text>
                    </Box>
                  ) : null
                }
                caption={t('table.caption', { title })}
                heading={heading(count)}
                columns={columns[viewport]}
                rows={rows}
                rowKey={(row) => row.id}
                {...(note && { rowNote: note })}
                rowHref={(row) => usagePaths.detail(contractId(row))}
              />
            </>
          )}
        </ReadView>
      </Box>
    );
  }

  function Count({ orderId }: { orderId: string }) {
    const count = useRows(orderId).data?.count ?? null;
    return count === null ? null : <span>{formatNumber(count)}</span>;
  }

  return { Panel, Count };
}
