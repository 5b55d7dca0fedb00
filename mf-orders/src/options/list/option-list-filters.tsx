import type { SetListParams } from '@portal/platform';
import { FilterBar, SearchField } from '@portal/ui/filters';
import { AccountFilters } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { countFilters, type OptionListParams, optionListParams } from './option-list-params.ts';

interface OptionListFiltersProps {
  params: OptionListParams;
  onChange: SetListParams<OptionListParams>;
}

export const OptionListFilters = ({ params, onChange }: OptionListFiltersProps) => (
  <FilterBar
    search={
      <SearchField label={t('order.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    activeCount={countFilters(params)}
    onReset={() => onChange(optionListParams.defaults)}
  >
    <AccountFilters contact={params.contact} department={params.department} onChange={onChange} />
  </FilterBar>
);
