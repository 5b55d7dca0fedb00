import { Card, EmptyState, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { isNarrowed, type UsageListParams, usageListParams } from './usage-list-params.ts';

interface UsageListEmptyProps {
  params: UsageListParams;
  onReset: (params: UsageListParams) => void;
}

/** No contract at all, or none that matches: then with what helps. */
export const UsageListEmpty = ({ params, onReset }: UsageListEmptyProps) => (
  <Card>
    {isNarrowed(params) ? (
      <EmptyState
        body={t('usage.emptyFiltered')}
        action={
          <SecondaryButton onPress={() => onReset(usageListParams.defaults)}>{t('filter.reset')}</SecondaryButton>
        }
      />
    ) : (
      <EmptyState body={t('usage.empty')} />
    )}
  </Card>
);
