import { AccountFilters, type GoToPlace } from '@portal/shared/host/list';
import { FilterBar, SearchField } from '@portal/shared/ui/filters';
import { t } from '#text/t.ts';
import { countFilters, type OptionListPlace, optionPlace } from './option-list-place.ts';

interface OptionListFiltersProps {
  place: OptionListPlace;
  onChange: GoToPlace<OptionListPlace>;
}

export const OptionListFilters = ({ place, onChange }: OptionListFiltersProps) => (
  <FilterBar
    search={<SearchField label={t('order.searchLabel')} value={place.q} onSearch={(q) => onChange({ q }, 'replace')} />}
    activeCount={countFilters(place)}
    onReset={() => onChange({ ...optionPlace.whole, q: place.q })}
  >
    <AccountFilters contact={place.contact} department={place.department} onChange={onChange} />
  </FilterBar>
);
