import { changesBetween } from '@portal/platform';
import { CalendarIcon, Card, EmptyState, ListFilterIcon, SecondaryButton } from '@portal/ui';
import { RequestSearchLink } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { NO_CONDITION, type UsageListParams } from './usage-list-params.ts';

interface UsageListEmptyProps {
  params: UsageListParams;
  onReset: (params: Partial<UsageListParams>) => void;
}

/** No contract at all, or none that matches: then with what helps. */
export function UsageListEmpty({ params, onReset }: UsageListEmptyProps) {
  const conditions = Object.keys(changesBetween(params, NO_CONDITION)).length;
  return (
    <Card>
      {conditions > 0 ? (
        <EmptyState
          icon={<ListFilterIcon />}
          title={t('usage.emptyFiltered')}
          body={t('billing.conditionsSet', { count: conditions })}
          action={<SecondaryButton onPress={() => onReset(NO_CONDITION)}>{t('filter.reset')}</SecondaryButton>}
        />
      ) : (
        <EmptyState
          icon={<CalendarIcon />}
          title={t('usage.empty')}
          body={t('usage.emptyBody')}
          action={<RequestSearchLink />}
        />
      )}
    </Card>
  );
}
