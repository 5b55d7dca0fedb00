import type { Order } from '@portal/contract/order';
import type { UseQueryResult } from '@portal/platform/query';
import { formatNumber } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Card, Flex, Heading, LinkButton, Numeral, PrinterIcon, useViewport } from '@portal/ui';
import { SegmentedFilter } from '@portal/ui/filters';
import { ReadView } from '@portal/ui/pages';
import { allRows } from '#estimates/estimate/estimate-layout.ts';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { ESTIMATE_SORTS, type EstimateSort } from '#estimates/estimate/estimate-rules.ts';
import type { RejectSeveral } from '#estimates/reject-several/use-reject-several.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ArrivalsBar } from './arrivals-bar.tsx';
import { EstimateCards } from './estimate-cards.tsx';
import type { EstimateRowsProps } from './estimate-rows.ts';
import { EstimateSkeleton } from './estimate-skeleton.tsx';
import { EstimateTable } from './estimate-table.tsx';
import { FirstArrival, NoEstimates } from './no-estimates.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useHasTable } from './use-has-table.ts';

interface Sorting {
  sort: EstimateSort;
  onSort: (sort: EstimateSort) => void;
}

interface EstimateSectionProps extends EstimateRowsProps, Sorting {
  order: Order;
  query: UseQueryResult<NumberedEstimate[]>;
  /** How many have arrived, and how many belong to another group now. */
  news: { arrived: number; outdated: number };
  onShowNews: () => void;
  onSelectAll: () => void;
  rejectSeveral: RejectSeveral;
}

/** The list: sorting, changes, rows, and what can be done with several of them. */
export function EstimateSection(props: EstimateSectionProps) {
  const { order, query, news, onShowNews, onSelectAll, rejectSeveral, sort, onSort, ...rows } = props;
  const shown = allRows(rows.rows);
  const isEmpty = query.data?.length === 0;
  const isPhone = useViewport() === 'mobile';
  const sheetParams = estimateListParams.write({ ...estimateListParams.defaults, sort });
  const sheetLink = (
    <LinkButton
      size="sm"
      icon={<PrinterIcon />}
      to={{ pathname: orderPaths.comparison(order.id), search: sheetParams }}
    >
      {t('comparison.open')}
    </LinkButton>
  );
  return (
    <Card as="section" aria-labelledby="estimates" padded={false}>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock="2.5"
        css={ABOVE_BAR}
      >
        <Flex align="baseline" wrap="wrap" columnGap="3">
          <Heading id="estimates">{t('estimate.title')}</Heading>
          {shown.length === 0 ? null : (
            <Numeral color="fg.muted">{t('common.count', { count: formatNumber(shown.length) })}</Numeral>
          )}
        </Flex>
        <Flex gap="3" wrap="wrap" justify="end">
          <SegmentedFilter
            label={t('estimate.sortLabel')}
            value={sort}
            options={ESTIMATE_SORTS.map((value) => ({ value, label: t(SORT_LABEL[value]) }))}
            onChange={onSort}
          />
          {isPhone || shown.length === 0 ? null : sheetLink}
        </Flex>
      </Flex>
      <ArrivalsBar {...news} sort={isEmpty ? null : sort} onShow={onShowNews} />
      <FirstArrival isEmpty={isEmpty} count={shown.length} />
      <ReadView
        query={query}
        loading={<EstimateSkeleton counts={order.estimates} />}
        isEmpty={(list) => list.length === 0}
        empty={<NoEstimates status={order.status} expected={order.expected} />}
      >
        {() => (
          <>
            <Box css={ABOVE_BAR}>
              <Rows order={order} sort={sort} onSort={onSort} {...rows} />
              {isPhone ? (
                <Box paddingInline="4" paddingBlock="3" borderTopWidth="1px" _print={{ display: 'none' }}>
                  {sheetLink}
                </Box>
              ) : null}
            </Box>
            <SelectionBar
              orderId={order.id}
              estimates={shown}
              selectedIds={rows.selectedIds}
              onToggleAll={onSelectAll}
              isLocked={rows.isLocked}
              rejectSeveral={rejectSeveral}
            />
          </>
        )}
      </ReadView>
    </Card>
  );
}

/** On a phone, what gets the focus is not below the bar of the selection. */
const ABOVE_BAR = { '& :is(a, button, input, [tabindex])': { scrollMarginBottom: { base: '7.5rem', md: '0' } } };

const SORT_LABEL = { near: 'estimate.sortNear', cheap: 'estimate.sortCheap' } as const;

/** Columns where there is room for them, cards elsewhere. */
const Rows = ({ order, sort, onSort, ...rows }: EstimateRowsProps & Sorting & { order: Order }) =>
  useHasTable() ? <EstimateTable order={order} sort={sort} onSort={onSort} {...rows} /> : <EstimateCards {...rows} />;
