import { optionQueries } from '@portal/shared/api/option';
import { OPTION_PAGE_SIZE } from '@portal/shared/contract/option';
import { ReadView, useKeptAddress } from '@portal/shared/host';
import { useLastPage, usePlace } from '@portal/shared/host/list';
import { useQuery } from '@portal/shared/query';
import { Page, VisuallyHidden } from '@portal/shared/ui';
import { TableSkeleton } from '@portal/shared/ui/list';
import { optionPaths } from '#option/option-paths.ts';
import { t } from '#text/t.ts';
import { OptionListEmpty } from './option-list-empty.tsx';
import { OptionListFilters } from './option-list-filters.tsx';
import { optionListQuery, optionPlace } from './option-list-place.ts';
import { OptionTable } from './option-table.tsx';

export function OptionListPage() {
  const { place, go, address } = usePlace(optionPaths.list, optionPlace);
  const options = useQuery(optionQueries.list(optionListQuery(place)));
  useKeptAddress(optionPaths.list, address);

  useLastPage(options, place.page, go);
  const count = (options.isPlaceholderData ? null : options.data?.pagination.totalRecords) ?? null;

  return (
    <Page title={t('option.listTitle')}>
      <OptionListFilters place={place} onChange={go} />
      <VisuallyHidden role="status">{count === null ? '' : t('order.resultCount', { count })}</VisuallyHidden>
      <ReadView
        query={options}
        loading={<TableSkeleton rows={OPTION_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<OptionListEmpty place={place} onReset={go} />}
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
