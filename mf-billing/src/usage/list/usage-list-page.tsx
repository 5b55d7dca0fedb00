import { USAGE_PAGE_SIZE } from '@portal/contract/contract';
import { totalOf, useKeptAddress, useKeptListParams, useLastPage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { contractQueries } from '@portal/queries/contract';
import { Page, VisuallyHidden } from '@portal/ui';
import { ExportActions, ReadView } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import { usagePaths } from '#contract/contract-paths.ts';
import { t } from '#text/t.ts';
import { USAGE_COLUMNS } from './usage-columns.tsx';
import { UsageListEmpty } from './usage-list-empty.tsx';
import { UsageListFilters } from './usage-list-filters.tsx';
import { keptUsageStatus, paramsFor, usageListParams, usageListQuery } from './usage-list-params.ts';
import { UsageTable } from './usage-table.tsx';

export function UsageListPage() {
  const { params: asked, go, address } = useKeptListParams(usagePaths.list, usageListParams, keptUsageStatus);
  const params = paramsFor(useFeatures(), asked);
  const contracts = useQuery(contractQueries.list(usageListQuery(params)));
  useKeptAddress(usagePaths.list, address);

  useLastPage(contracts, params.page, go);
  const count = totalOf(contracts);

  return (
    <Page
      title={t('usage.title')}
      hasSmallActions
      actions={
        <ExportActions
          isDisabled={!contracts.data || count === 0}
          actions={[
            {
              label: t('export.csv'),
              load: async () => {
                const { UsageCsvDialog } = await import(/* webpackChunkName: "usage-csv" */ './usage-csv.tsx');
                return (onClose) => <UsageCsvDialog params={params} count={count} onClose={onClose} />;
              },
            },
          ]}
        />
      }
    >
      <UsageListFilters params={params} onChange={go} />
      <VisuallyHidden role="status">{count === null ? '' : t('usage.resultCount', { count })}</VisuallyHidden>
      <ReadView
        query={contracts}
        loading={<TableSkeleton columns={USAGE_COLUMNS.desktop} rows={USAGE_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<UsageListEmpty params={params} onReset={go} />}
      >
        {({ data, pagination }) => (
          <UsageTable
            rows={data}
            pagination={pagination}
            params={params}
            isUpdating={contracts.isPlaceholderData}
            go={go}
          />
        )}
      </ReadView>
    </Page>
  );
}
