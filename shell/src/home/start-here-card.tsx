import { orderQueries } from '@portal/shared/api/order';
import type { OrderProgress } from '@portal/shared/contract/order';
import { Card, EmptyState } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { RequestSearchButton } from '#layout/request-search-button.tsx';
import { t } from '#text/t.ts';
import { isAllZero } from './progress-counts.ts';

/** For an account without any orders. Seven zeros may also mean that everything is over. */
export function StartHereCard({ progress, isFiltered }: { progress: OrderProgress; isFiltered: boolean }) {
  const mayBeNew = !isFiltered && isAllZero(progress);
  const { data } = useQuery({ ...orderQueries.list({ pageSize: 1 }), enabled: mayBeNew, meta: { dialog: false } });
  if (!mayBeNew || data?.pagination.totalRecords !== 0) return null;
  return (
    <Card>
      <EmptyState
        title={t('home.emptyTitle')}
        body={t('home.emptyBody')}
        action={<RequestSearchButton>{t('header.requestSearch')}</RequestSearchButton>}
      />
    </Card>
  );
}
