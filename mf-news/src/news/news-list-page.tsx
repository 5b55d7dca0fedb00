import { NEWS_PAGE_SIZE } from '@portal/contract/news';
import { BellIcon, Card, EmptyState, Page } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { CursorPager, TableSkeleton } from '@portal/ui/table';
import { t } from '#text/t.ts';
import { NEWS_COLUMNS, NewsTable } from './news-table.tsx';
import { useNewsList } from './use-news-list.ts';

const LABELS = { previous: t('news.previous'), next: t('news.next') };

export function NewsListPage() {
  const { news, isLost, goAfter, goBefore } = useNewsList();
  const loading = <TableSkeleton columns={NEWS_COLUMNS} rows={NEWS_PAGE_SIZE} />;
  return (
    <Page title={t('news.title')}>
      {isLost ? (
        loading
      ) : (
        <ReadView
          query={news}
          loading={loading}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <Card>
              <EmptyState icon={<BellIcon />} body={t('news.empty')} />
            </Card>
          }
        >
          {({ data, pagination: { hasPreviousPage, hasNextPage, startCursor, endCursor } }) => (
            <NewsTable
              rows={data}
              isUpdating={news.isPlaceholderData}
              footer={
                hasPreviousPage || hasNextPage ? (
                  <CursorPager
                    hasPrevious={hasPreviousPage}
                    hasNext={hasNextPage}
                    onPrevious={() => startCursor && goBefore(startCursor)}
                    onNext={() => endCursor && goAfter(endCursor)}
                    labels={LABELS}
                  />
                ) : null
              }
            />
          )}
        </ReadView>
      )}
    </Page>
  );
}
