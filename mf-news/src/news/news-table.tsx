import type { NewsListItem } from '@portal/contract/news';
import { formatInstantDate } from '@portal/platform/text';
import { Box, NewsCategory, StatusBadge } from '@portal/ui';
import { type Column, DataTable } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { t } from '#text/t.ts';
import { newsPaths } from './news-paths.ts';

/** "Unread" as a word beside the title: bold type alone cannot be heard. */
const Title = ({ title, isRead }: NewsListItem) => (
  <>
    {isRead ? null : (
      <Box as="span" marginInlineEnd="2">
        <StatusBadge tone="bad">{t('news.unread')}</StatusBadge>
      </Box>
    )}
    <span>{title || t('common.unknown')}</span>
  </>
);

/** [2.88] */
export const NEWS_COLUMNS: readonly Column<NewsListItem>[] = [
  {
    key: 'category',
    header: t('news.columnCategory'),
    cell: ({ category }) => <NewsCategory category={category} />,
    kind: 'short',
    width: '11rem',
    card: 'meta',
    block: 'end',
  },
  { key: 'title', header: t('news.columnTitle'), cell: (item) => <Title {...item} />, card: 'title' },
  {
    key: 'date',
    header: t('news.columnDate'),
    cell: ({ createdAt }) => formatInstantDate(createdAt),
    kind: 'short',
    width: '9rem',
    card: 'meta',
    block: 'end',
  },
];

interface NewsTableProps {
  rows: readonly NewsListItem[];
  isUpdating: boolean;
  footer: ReactNode;
}

export function NewsTable({ rows, isUpdating, footer }: NewsTableProps) {
  return (
    <DataTable
      caption={t('table.caption', { title: t('news.title') })}
      columns={NEWS_COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => newsPaths.detail(id)}
      isUpdating={isUpdating}
      footer={footer}
    />
  );
}
