import type { OptionStatusFilter } from '@portal/contract/option';
import { type SetListParams, totalOf } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { optionQueries } from '@portal/queries/option';
import { SelectFilter } from '@portal/ui';
import { CheckboxFilter, FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';
import { AccountFilters, useAccountConditions } from '@portal/ui/pages';
import { serviceName } from '#options/option/services.ts';
import { type PlainMessageKey, t } from '#text/t.ts';
import {
  canLeaveOutEnded,
  NO_CONDITION,
  type OptionListParams,
  optionListParams,
  optionListQuery,
  SERVICE_FILTERS,
  statusFilters,
} from './option-list-params.ts';

const STATUS_LABELS: Record<OptionStatusFilter, PlainMessageKey> = {
  all: 'option.filterAll',
  reviewing: 'option.filterReviewing',
  answered: 'option.statusAnswered',
  done: 'option.statusDone',
  cancelled: 'option.statusCancelled',
};

interface OptionListFiltersProps {
  params: OptionListParams;
  onChange: SetListParams<OptionListParams>;
}

export function OptionListFilters({ params, onChange }: OptionListFiltersProps) {
  const features = useFeatures();
  const hasFilters = features.includes('optionFilters');
  return (
    <FilterBar
      list="options"
      codec={optionListParams}
      params={params}
      cleared={NO_CONDITION}
      onChange={onChange}
      search={
        <SearchField label={t('order.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
      }
      segments={
        hasFilters ? (
          <SegmentedFilter
            hasLabel
            label={t('option.columnStatus')}
            value={params.filter}
            options={statusFilters(features).map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
            onChange={(filter) => onChange({ filter })}
          />
        ) : undefined
      }
      toggle={
        features.includes('endedOptions') && canLeaveOutEnded(params) ? (
          <CheckboxFilter
            label={t('option.filterNotEnded')}
            value={params.ended === 'without'}
            onChange={(isOn) => onChange({ ended: isOn ? 'without' : 'all' })}
          />
        ) : undefined
      }
      conditions={[...serviceConditions(params), ...useAccountConditions(params)]}
      useCount={useOptionCount}
    >
      {({ contact, department, service }, change) => (
        <>
          {hasFilters ? (
            <SelectFilter
              label={t('option.filterService')}
              value={service}
              options={SERVICE_FILTERS.map((value) => ({ value, label: serviceLabel(value) }))}
              onChange={(value) => change({ service: value })}
            />
          ) : null}
          <AccountFilters contact={contact} department={department} onChange={change} />
        </>
      )}
    </FilterBar>
  );
}

const serviceLabel = (service: OptionListParams['service']): string =>
  service === 'all' ? t('option.filterAll') : serviceName(service);

const serviceConditions = ({ service }: OptionListParams) =>
  service === 'all'
    ? []
    : [{ label: `${t('option.filterService')} ${serviceLabel(service)}`, without: { service: 'all' } as const }];

const useOptionCount = (params: OptionListParams) =>
  totalOf(useQuery({ ...optionQueries.list(optionListQuery({ ...params, page: 1 })), meta: { dialog: false } }));
