import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { useId } from 'react';
import { trackPress } from '../kit/action/track-press.ts';
import { STICKY_SCREEN } from '../kit/theme/breakpoints.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../kit/theme/icons.ts';
import { useOptimisticChoice } from '../kit/waiting/use-optimistic-choice.ts';
import { type Column, type DataTableProps, nextDirection, type Sort } from './table-column.ts';

const sortButton: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'control',
  fontWeight: 'bold',
  cursor: 'pointer',
  _hover: { color: 'fg.brand', textDecoration: 'underline' },
  '& svg': { boxSize: '4' },
};

/** Styles for the cells of a `TableHeader`, which are plain elements. */
export const headerStyles: Record<string, SystemStyleObject> = {
  '& th': {
    fontSize: 'xs',
    fontWeight: 'bold',
    color: 'fg.muted',
    bg: 'bg.subtle',
    paddingBlock: '3',
    whiteSpace: 'nowrap',
    // Sticks below the page's header while its rows are on the screen.
    [STICKY_SCREEN]: { position: 'sticky', top: 'var(--header)', zIndex: 1 },
    // A border would scroll away: it belongs to the table, not to the cell.
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  },
  '& th > button': { ...sortButton, marginBlock: '-3' },
  // Prints which column sorts the rows, but not the other icons.
  '& th[aria-sort=none] svg': { _print: { display: 'none' } },
};

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    paddingInline: '4',
    paddingBlock: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    '& button': sortButton,
    _print: { display: 'none' },
  },
});

interface TableHeaderProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'kind' | 'sortable' | 'minWidth' | 'width'>[];
  sort: Sort | null;
  onSort: DataTableProps<unknown>['onSort'];
}

export function TableHeader({ columns, sort: known, onSort }: TableHeaderProps) {
  const { sort, press } = useChosenSort(known, onSort);
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell
            key={column.key}
            column={column}
            direction={directionOf(sort, column)}
            onPress={onSort && column.sortable ? press : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  column: TableHeaderProps['columns'][number];
  direction: Sort['direction'] | undefined;
  /** Only for a column that can be sorted. */
  onPress: ((key: string) => void) | undefined;
}

function HeadCell({ column, direction, onPress }: HeadCellProps) {
  const { key, header, kind, minWidth, width } = column;
  return (
    <th scope="col" data-kind={kind} style={{ minWidth, width }} aria-sort={onPress ? ariaSort(direction) : undefined}>
      {onPress ? <SortHeader header={header} direction={direction} onPress={() => onPress(key)} /> : header}
    </th>
  );
}

const directionOf = (sort: Sort | null, { key }: { key: string }) => (sort?.key === key ? sort.direction : undefined);

function useChosenSort(known: Sort | null, onSort: TableHeaderProps['onSort']) {
  const [sort, choose] = useOptimisticChoice(known);
  const press = (key: string) => {
    const next = { key, direction: nextDirection(directionOf(sort, { key })) };
    choose(next, () => onSort?.(next));
  };
  return { sort, press };
}

const ariaSort = (direction: Sort['direction'] | undefined) =>
  direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending';

const ICONS = { none: ArrowUpDownIcon, asc: ArrowUpIcon, desc: ArrowDownIcon };
const NEXT = { none: 'sort.buttonUnset', asc: 'sort.buttonToDesc', desc: 'sort.buttonToAsc' } as const;

interface SortHeaderProps {
  header: string;
  direction: Sort['direction'] | undefined;
  onPress: () => void;
}

/** A tablet has no headers: the sorting is above the rows. */
export function SortBar({ columns, sort: known, onSort }: TableHeaderProps) {
  const { sort, press } = useChosenSort(known, onSort);
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  return (
    <Bar role="group" aria-label={t('sort.label')}>
      <span aria-hidden="true">{t('sort.label')}</span>
      {sortable.map(({ key, header }) => (
        <span key={key}>
          <SortHeader header={header} direction={directionOf(sort, { key })} onPress={() => press(key)} />
        </span>
      ))}
    </Bar>
  );
}

/** Its name is the column's; its description says what a press does, so that the column keeps its plain name. */
function SortHeader({ header, direction, onPress }: SortHeaderProps) {
  const hintId = useId();
  const state = direction ?? 'none';
  const Icon = ICONS[state];
  return (
    <>
      <button
        type="button"
        aria-describedby={hintId}
        onClick={(event) => {
          trackPress('button', event.currentTarget);
          onPress();
        }}
      >
        <span>{header}</span>
        <Icon />
      </button>
      <span id={hintId} hidden>
        {t(NEXT[state], { column: header })}
      </span>
    </>
  );
}
