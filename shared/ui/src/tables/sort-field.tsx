import { t } from '@portal/platform/text';
import { SelectFilter } from '../kit/field/select-field.tsx';
import { Text } from '../kit/layout/layout.ts';
import type { Column, Sort } from './table-column.ts';

type SortColumns = readonly Pick<Column<never>, 'key' | 'header' | 'sortable'>[];

const NONE = 'none';
const LABELS = { asc: 'sort.choiceAsc', desc: 'sort.choiceDesc' } as const;
const choiceValue = ({ key, direction }: Sort): string => `${key}:${direction}`;

const choicesOf = (columns: SortColumns) =>
  columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, header }) =>
      (['desc', 'asc'] as const).map((direction) => ({
        sort: { key, direction },
        value: choiceValue({ key, direction }),
        label: t(LABELS[direction], { column: header }),
      })),
    );

interface SortFieldProps {
  columns: SortColumns;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** A list may also be sorted by no column. */
  hasNone?: boolean;
}

/** The order of a list as a field, where there are no headers. */
export function SortField({ columns, sort, onSort, hasNone = false }: SortFieldProps) {
  const choices = choicesOf(columns);
  return (
    <SelectFilter
      label={t('sort.order')}
      value={sort ? choiceValue(sort) : NONE}
      options={[...(hasNone ? [{ value: NONE, label: t('sort.none') }] : []), ...choices]}
      onChange={(chosen) => onSort(choices.find(({ value }) => value === chosen)?.sort ?? null)}
    />
  );
}

/** The order of the rows below, in words. */
export function SortLine({ columns, sort }: Pick<SortFieldProps, 'columns' | 'sort'>) {
  const choice = sort && choicesOf(columns).find(({ value }) => value === choiceValue(sort));
  return choice ? (
    <Text tone="muted" paddingInline="4" paddingTop="3">
      {t('sort.now', { order: choice.label })}
    </Text>
  ) : null;
}
