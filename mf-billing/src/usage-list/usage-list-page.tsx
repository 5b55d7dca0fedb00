import { contractQueries } from '@portal/shared/api/contract';
import { USAGE_PAGE_SIZE } from '@portal/shared/contract/contract';
import { ReadView, useKeptAddress } from '@portal/shared/host';
import { useKeptPlace, useLastPage } from '@portal/shared/host/list';
import { useQuery } from '@portal/shared/query';
import { Page, VisuallyHidden } from '@portal/shared/ui';
import { TableSkeleton } from '@portal/shared/ui/list';
import { usagePaths } from '#contract/contract-paths.ts';
import { t } from '#text/t.ts';
import { keptUsageStatus } from './kept-usage-status.ts';
import { UsageListEmpty } from './usage-list-empty.tsx';
import { UsageListFilters } from './usage-list-filters.tsx';
import { usageListQuery, usagePlace } from './usage-list-place.ts';
import { UsageTable } from './usage-table.tsx';

export function UsageListPage() {
  const { place, go, address } = useKeptPlace(usagePaths.list, usagePlace, keptUsageStatus);
  const contracts = useQuery(contractQueries.list(usageListQuery(place)));
  useKeptAddress(usagePaths.list, address);

  useLastPage(contracts, place.page, go);
  const count = (contracts.isPlaceholderData ? null : contracts.data?.pagination.totalRecords) ?? null;

  return (
    <Page title={t('usage.title')}>
      <UsageListFilters place={place} onChange={go} />
      <VisuallyHidden role="status">{count === null ? '' : t('usage.resultCount', { count })}</VisuallyHidden>
      <ReadView
        query={contracts}
        loading={<TableSkeleton rows={USAGE_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<UsageListEmpty place={place} onReset={go} />}
      >
        {({ data, pagination }) => (
          <UsageTable
            rows={data}
            pagination={pagination}
            place={place}
            isUpdating={contracts.isPlaceholderData}
            go={go}
          />
        )}
      </ReadView>
    </Page>
  );
}
