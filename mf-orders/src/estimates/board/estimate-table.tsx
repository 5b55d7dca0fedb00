import type { Order } from '@portal/contract/order';
import { ArrowUpDownIcon, ArrowUpIcon, Box, trackPress, VisuallyHidden } from '@portal/ui';
import type { EstimateSort } from '#estimates/estimate/estimate-rules.ts';
import { groupNote } from '#estimates/estimate/group-note.ts';
import { useOrderPapers } from '#orders/order/use-order-papers.ts';
import { type PlainMessageKey, t } from '#text/t.ts';
import { type EstimateRowsProps, shownGroups } from './estimate-rows.ts';
import { EstimateTableRow } from './estimate-table-row.tsx';
import { tableLook } from './table-look.ts';

interface EstimateTableProps extends EstimateRowsProps {
  order: Order;
  sort: EstimateSort;
  onSort: (sort: EstimateSort) => void;
}

/** For a desk: one line for each estimate, so that they can be compared. */
export function EstimateTable({ order, sort, onSort, rows, ...row }: EstimateTableProps) {
  const { papers } = useOrderPapers(order);
  const sortHeader = { sort, onSort };
  return (
    <Box css={tableLook}>
      <table aria-labelledby="estimates">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('estimate.columnSelect')}</VisuallyHidden>
            </th>
            <th scope="col">{t('estimate.number')}</th>
            <th scope="col">{t('estimate.nameAddress')}</th>
            <th scope="col">{t('estimate.mapAndAddress')}</th>
            <SortHeader {...sortHeader} by="near" label={t('estimate.walk')} />
            <SortHeader {...sortHeader} by="cheap" label={t('estimate.rent')} isNumber />
            <th scope="col" data-number>
              {t('estimate.vacancy')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('estimate.columnActions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {shownGroups(rows).map(({ group, heading, estimates }) => (
          <tbody key={group}>
            <tr data-group={group}>
              <th colSpan={8} scope="rowgroup">
                <span>{heading}</span>
                <GroupNote name={groupNote(group, estimates, { order, papers })} />
              </th>
            </tr>
            {estimates.map((estimate) => (
              <EstimateTableRow key={estimate.id} estimate={estimate} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </Box>
  );
}

const GroupNote = ({ name }: { name: PlainMessageKey | null }) =>
  name ? (
    <Box as="span" marginInlineStart="2" fontSize="xs" fontWeight="normal" color="fg.muted">
      {t(name)}
    </Box>
  ) : null;

interface SortHeaderProps extends Pick<EstimateTableProps, 'sort' | 'onSort'> {
  by: EstimateSort;
  label: string;
  isNumber?: boolean;
}

/** The header of a column by which rows can be sorted. There is only one direction: the better ones first. */
function SortHeader({ by, label, sort, onSort, isNumber }: SortHeaderProps) {
  const isSorted = sort === by;
  return (
    <th scope="col" aria-sort={isSorted ? 'ascending' : 'none'} data-number={isNumber}>
      <button
        type="button"
        onClick={(event) => {
          trackPress('button', event.currentTarget);
          onSort(by);
        }}
      >
        <span>{label}</span>
        {isSorted ? <ArrowUpIcon /> : <ArrowUpDownIcon />}
      </button>
    </th>
  );
}
