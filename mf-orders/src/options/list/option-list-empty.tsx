import { Card, EmptyState, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { isNarrowed, type OptionListParams, optionListParams } from './option-list-params.ts';

interface OptionListEmptyProps {
  params: OptionListParams;
  onReset: (params: OptionListParams) => void;
}

/** No applications at all, or none that match: each with what helps. */
export const OptionListEmpty = ({ params, onReset }: OptionListEmptyProps) => (
  <Card>
    {isNarrowed(params) ? (
      <EmptyState
        body={t('option.emptyFiltered')}
        action={
          <SecondaryButton onPress={() => onReset(optionListParams.defaults)}>{t('filter.reset')}</SecondaryButton>
        }
      />
    ) : (
      <EmptyState title={t('option.empty')} body={t('option.emptyBody')} />
    )}
  </Card>
);
