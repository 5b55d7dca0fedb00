import { NOT_NARROWED, type SetListParams, totalOf } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { optionQueries } from '@portal/queries/option';
import { FilterBar, SearchField } from '@portal/ui/filters';
import { AccountFilters, useAccountConditions } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { type OptionListParams, optionListParams, optionListQuery } from './option-list-params.ts';

interface OptionListFiltersProps {
  params: OptionListParams;
  onChange: SetListParams<OptionListParams>;
}

export const OptionListFilters = ({ params, onChange }: OptionListFiltersProps) => (
  <FilterBar
    list="options"
    codec={optionListParams}
    params={params}
    cleared={NOT_NARROWED}
    onChange={onChange}
    search={
      <SearchField label={t('order.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    conditions={useAccountConditions(params)}
    useCount={useOptionCount}
  >
    {({ contact, department }, change) => (
      <AccountFilters contact={contact} department={department} onChange={change} />
    )}
  </FilterBar>
);

const useOptionCount = (params: OptionListParams) =>
  totalOf(useQuery({ ...optionQueries.list(optionListQuery({ ...params, page: 1 })), meta: { dialog: false } }));
