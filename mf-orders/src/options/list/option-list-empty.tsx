import { changesBetween } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { optionQueries } from '@portal/queries/option';
import { Card, EmptyState, Flex, ListFilterIcon, SecondaryButton, WrenchIcon } from '@portal/ui';
import { ReadView, RequestOptionLink } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { t } from '#text/t.ts';
import {
  canLeaveOutEnded,
  NO_CONDITION,
  type OptionListParams,
  optionListParams,
  optionListQuery,
} from './option-list-params.ts';

interface OptionListEmptyProps {
  params: OptionListParams;
  onReset: (params: Partial<OptionListParams>) => void;
}

/** No applications at all, none that match, or only ended ones: each with what helps. */
export function OptionListEmpty({ params, onReset }: OptionListEmptyProps) {
  const isWithoutEnded = params.ended === 'without' && canLeaveOutEnded(params);
  const withEnded = isWithoutEnded ? <WithEnded onReset={onReset} /> : null;
  const conditions = Object.keys(changesBetween(params, NO_CONDITION)).length;
  if (conditions === 0) return withEnded ? <NoOpenOption withEnded={withEnded} /> : <NoOption />;
  return (
    <Card>
      <EmptyState
        icon={<ListFilterIcon />}
        title={t('option.emptyFiltered')}
        body={t('filter.conditionsSet', { count: conditions })}
        action={
          <Flex wrap="wrap" justify="center" gap="3">
            <SecondaryButton onPress={() => onReset(NO_CONDITION)}>{t('filter.reset')}</SecondaryButton>
            {withEnded}
          </Flex>
        }
      />
    </Card>
  );
}

const NoOption = () => (
  <Card>
    <EmptyState
      icon={<WrenchIcon />}
      title={t('option.empty')}
      body={t('option.emptyBody')}
      action={<RequestOptionLink />}
    />
  </Card>
);

/** Only a second look tells a new customer from one whose applications have all ended. */
function NoOpenOption({ withEnded }: { withEnded: ReactNode }) {
  const all = useQuery(optionQueries.list(optionListQuery({ ...optionListParams.defaults, ended: 'all' })));
  return (
    <ReadView
      query={all}
      loading={<TableSkeleton rows={3} />}
      isEmpty={({ pagination }) => pagination.totalRecords === 0}
      empty={<NoOption />}
    >
      {() => (
        <Card>
          <EmptyState icon={<WrenchIcon />} body={t('option.emptyOpen')} action={withEnded} />
        </Card>
      )}
    </ReadView>
  );
}

const WithEnded = ({ onReset }: Pick<OptionListEmptyProps, 'onReset'>) => (
  <SecondaryButton onPress={() => onReset({ ended: 'all' })}>{t('option.showEnded')}</SecondaryButton>
);
