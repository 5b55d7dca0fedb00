import { differsFrom } from '@portal/platform';
import { Card, EmptyState, ListFilterIcon, SecondaryButton, WrenchIcon } from '@portal/ui';
import { RequestOptionLink } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { NO_CONDITION, type OptionListParams } from './option-list-params.ts';

interface OptionListEmptyProps {
  params: OptionListParams;
  onReset: (params: Partial<OptionListParams>) => void;
}

/** No applications at all, or none that match: each with what helps. */
export const OptionListEmpty = ({ params, onReset }: OptionListEmptyProps) => (
  <Card>
    {differsFrom(params, NO_CONDITION) ? (
      <EmptyState
        icon={<ListFilterIcon />}
        body={t('option.emptyFiltered')}
        action={<SecondaryButton onPress={() => onReset(NO_CONDITION)}>{t('filter.reset')}</SecondaryButton>}
      />
    ) : (
      <EmptyState
        icon={<WrenchIcon />}
        title={t('option.empty')}
        body={t('option.emptyBody')}
        action={<RequestOptionLink />}
      />
    )}
  </Card>
);
