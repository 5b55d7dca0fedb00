import { differsFrom } from '@portal/platform';
import { Card, EmptyState, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { NO_CONDITION, type UsageListParams } from './usage-list-params.ts';

interface UsageListEmptyProps {
  params: UsageListParams;
  onReset: (params: Partial<UsageListParams>) => void;
}

/** No contract at all, or none that matches: then with what helps. */
export const UsageListEmpty = ({ params, onReset }: UsageListEmptyProps) => (
  <Card>
    {differsFrom(params, NO_CONDITION) ? (
      <EmptyState
        body={t('usage.emptyFiltered')}
        action={<SecondaryButton onPress={() => onReset(NO_CONDITION)}>{t('filter.reset')}</SecondaryButton>}
      />
    ) : (
      <EmptyState body={t('usage.empty')} />
    )}
  </Card>
);
