import type { UseQueryResult } from '@portal/platform/query';
import { Card, EmptyState, JapaneseYenIcon, ListFilterIcon, SecondaryButton } from '@portal/ui';
import { ReadView, RequestSearchLink } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import type { PageOfBills } from '#billing/page-of-bills.ts';
import { t } from '#text/t.ts';
import { type BillingListParams, countBillConditions } from './billing-list-params.ts';

interface NoBillsProps {
  params: BillingListParams;
  /** Asks for all bills of the account; null where there are some, or the host cannot tell. */
  useAll: (() => UseQueryResult<PageOfBills>) | null;
  onReset: () => void;
}

/** No bill at all, a month without bills, or filters without a match: each with what helps. */
export function NoBills({ params, useAll, onReset }: NoBillsProps) {
  const conditions = countBillConditions(params);
  if (conditions > 0)
    return (
      <Card>
        <EmptyState
          icon={<ListFilterIcon />}
          title={t('billing.emptyFiltered')}
          body={t('billing.conditionsSet', { count: conditions })}
          action={<SecondaryButton onPress={onReset}>{t('filter.reset')}</SecondaryButton>}
        />
      </Card>
    );
  return useAll ? <NoneOfMonthOrAll params={params} useAll={useAll} /> : <NoneOfMonth params={params} />;
}

const NoneOfMonth = ({ params: { year, month } }: Pick<NoBillsProps, 'params'>) => (
  <Card>
    <EmptyState icon={<JapaneseYenIcon />} body={t('billing.empty', { year, month })} />
  </Card>
);

/** Only a second look tells a new customer from one without bills in this month. */
function NoneOfMonthOrAll({
  params,
  useAll,
}: {
  params: BillingListParams;
  useAll: () => UseQueryResult<PageOfBills>;
}) {
  return (
    <ReadView
      query={useAll()}
      loading={<TableSkeleton rows={3} />}
      isEmpty={({ pagination }) => pagination.totalRecords === 0}
      empty={
        <Card>
          <EmptyState
            icon={<JapaneseYenIcon />}
            title={t('billing.emptyTitle')}
            body={t('billing.emptyBody')}
            action={<RequestSearchLink />}
          />
        </Card>
      }
    >
      {() => <NoneOfMonth params={params} />}
    </ReadView>
  );
}
