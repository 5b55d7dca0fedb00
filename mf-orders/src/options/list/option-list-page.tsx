import { OPTION_PAGE_SIZE } from '@portal/contract/option';
import { keptContact, totalOf, useKeptAddress, useKeptParams, useLastPage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { optionQueries } from '@portal/queries/option';
import { Page, VisuallyHidden } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import { optionPaths } from '#options/option/option-paths.ts';
import { t } from '#text/t.ts';
import { OptionListEmpty } from './option-list-empty.tsx';
import { OptionListFilters } from './option-list-filters.tsx';
import { optionListParams, optionListQuery, paramsFor } from './option-list-params.ts';
import { OPTION_COLUMNS, OptionTable } from './option-table.tsx';

export function OptionListPage() {
  const { params: asked, go, address } = useKeptParams(optionPaths.list, optionListParams, keptContact);
  const params = paramsFor(useFeatures(), asked);
  const options = useQuery(optionQueries.list(optionListQuery(params)));
  useKeptAddress(optionPaths.list, address);

  useLastPage(options, params.page, go);
  const count = totalOf(options);

  return (
    <Page title={t('option.listTitle')}>
      <OptionListFilters params={params} onChange={go} />
      <VisuallyHidden role="status">{count === null ? '' : t('order.resultCount', { count })}</VisuallyHidden>
      <ReadView
        query={options}
        loading={<TableSkeleton columns={OPTION_COLUMNS} rows={OPTION_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<OptionListEmpty params={params} onReset={go} />}
      >
        {({ data, pagination }) => (
          <OptionTable
            rows={data}
            pagination={pagination}
            isUpdating={options.isPlaceholderData}
            onPage={(page) => go({ page })}
          />
        )}
      </ReadView>
    </Page>
  );
}
