import type { Order } from '@portal/contract/order';
import type { UseQueryResult } from '@portal/platform/query';
import type { To } from '@portal/platform/router';
import { formatNumber } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Card, Flex, Heading, LinkButton, Numeral, PrinterIcon, Text, TextLink, useViewport } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { SegmentedFilter } from '@portal/ui/segments';
import { allRows } from '#estimates/estimate/estimate-layout.ts';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { ESTIMATE_SORTS, type EstimateSort } from '#estimates/estimate/estimate-rules.ts';
import { RentNote } from '#estimates/estimate/rent-note.tsx';
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
  const sheet = {
    pathname: orderPaths.comparison(order.id),
    search: estimateListParams.write({ ...estimateListParams.defaults, sort }),
  };
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
        <Flex gap="3" wrap="wrap" justify="end" align="center">
          {isPhone ? null : (
            // The group has the longer name.
            <Text as="span" tone="muted" fontSize="sm" aria-hidden="true" _print={{ display: 'none' }}>
              {t('sort.order')}
            </Text>
          )}
          <SegmentedFilter
            label={t('estimate.sortLabel')}
            value={sort}
            options={ESTIMATE_SORTS.map((value) => ({ value, label: t(SORT_LABEL[value]) }))}
            onChange={onSort}
          />
          {isPhone || shown.length === 0 ? null : (
            <LinkButton size="sm" icon={<PrinterIcon />} to={sheet}>
              {t('comparison.open')}
            </LinkButton>
          )}
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
              <RentNote isInset />
              <Rows order={order} sort={sort} onSort={onSort} {...rows} />
              {isPhone ? <SheetLink to={sheet} /> : null}
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

/** Below the cards: a phone prints seldom. */
const SheetLink = ({ to }: { to: To }) => (
  <Box paddingInline="4" paddingBlock="3" borderTopWidth="1px" fontSize="sm" _print={{ display: 'none' }}>
    <TextLink isAlone to={to}>
      <Box as="span" display="inline-block" marginInlineEnd="1.5" verticalAlign="-0.15em">
        <PrinterIcon size="1.25em" />
      </Box>
      <span>{t('comparison.open')}</span>
    </TextLink>
  </Box>
);

const SORT_LABEL = { near: 'estimate.sortNear', cheap: 'estimate.sortCheap' } as const;

/** Columns where there is room for them, cards elsewhere. */
const Rows = ({ order, sort, onSort, ...rows }: EstimateRowsProps & Sorting & { order: Order }) =>
  useHasTable() ? <EstimateTable order={order} sort={sort} onSort={onSort} {...rows} /> : <EstimateCards {...rows} />;
