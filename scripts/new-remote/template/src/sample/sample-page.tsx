import { NEWS_PAGE_SIZE, type NewsListItem } from '@portal/contract/news';
import { useQuery } from '@portal/platform/query';
import { formatInstantDate } from '@portal/platform/text';
import { newsQueries } from '@portal/queries/news';
import { Card, EmptyState, Page } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { type Column, DataTable, TableSkeleton } from '@portal/ui/table';
import { t } from '#text/t.ts';

const COLUMNS: readonly Column<NewsListItem>[] = [
  { key: 'title', header: t('sample.columnTitle'), cell: ({ title }) => title, card: 'title' },
  {
    key: 'date',
    header: t('sample.columnDate'),
    cell: ({ createdAt }) => formatInstantDate(createdAt),
    kind: 'short',
    card: 'meta',
    block: 'end',
  },
];

/** A list in all its states. It shows the news until the area has a call of its own: docs/how-to-add.md says how. */
export function SamplePage() {
  const rows = useQuery(newsQueries.list({}));
  return (
    <Page title={t('sample.title')}>
      <ReadView
        query={rows}
        loading={<TableSkeleton columns={COLUMNS} rows={NEWS_PAGE_SIZE} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Card>
            <EmptyState body={t('sample.empty')} />
          </Card>
        }
      >
        {({ data }) => (
          <DataTable
            caption={t('table.caption', { title: t('sample.title') })}
            columns={COLUMNS}
            rows={data}
            rowKey={({ id }) => id}
          />
        )}
      </ReadView>
    </Page>
  );
}
