import { BILLING_PAGE_SIZE } from '@portal/shared/contract/billing';
import { ReadView, useLastPage } from '@portal/shared/host';
import { Box, Notice, Page, TableSkeleton, VisuallyHidden } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { BillingEmpty } from './billing-empty.tsx';
import { BillingFilters } from './billing-filters.tsx';
import { BillingTable } from './billing-table.tsx';
import { BillingTotal } from './billing-total.tsx';
import { useBillingPlace } from './use-billing-place.ts';
import { useBillings } from './use-billings.ts';

export function BillingPage() {
  const { place, isInvalid, go } = useBillingPlace();
  const billings = useBillings(place);
  const isUpdating = billings.isPlaceholderData;

  useLastPage(billings, place.page, go);

  return (
    <Page title={t('billing.title')}>
      {isInvalid ? (
        <Box marginBottom="4" role="status">
          <Notice tone="warn">{t('billing.invalidQuery')}</Notice>
        </Box>
      ) : null}
      <BillingFilters place={place} onChange={go} />
      <VisuallyHidden role="status">
        {billings.data && !isUpdating
          ? t('billing.resultCount', {
              year: place.year,
              month: place.month,
              count: billings.data.pagination.totalRecords,
            })
          : ''}
      </VisuallyHidden>
      <ReadView
        query={billings}
        loading={<TableSkeleton rows={BILLING_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<BillingEmpty place={place} onReset={() => go({ q: '' })} />}
      >
        {({ billings: rows, monthTotalRent, pagination }) => (
          <>
            <BillingTotal place={place} total={monthTotalRent} isUpdating={isUpdating} />
            <BillingTable rows={rows} pagination={pagination} isUpdating={isUpdating} onPage={(page) => go({ page })} />
          </>
        )}
      </ReadView>
    </Page>
  );
}
