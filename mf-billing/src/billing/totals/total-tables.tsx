import type { SetListParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { formatNumber, formatYen } from '@portal/platform/text';
import { billingQueries } from '@portal/queries/billing';
import { Box, Card, focusPageHeading, SimpleGrid, SkeletonText, TextButton } from '@portal/ui';
import { BarTable } from '@portal/ui/bars';
import { ReadView } from '@portal/ui/pages';
import { useState } from 'react';
import { type BillingListParams, billTotalsQuery } from '#billing/list/billing-list-params.ts';
import { t } from '#text/t.ts';
import { sumOf, type Total, totalsBy } from './bill-totals.ts';

/** Asked for beside the bills, and shown below them; only of a host that adds them up. */
export function useTotals(params: BillingListParams) {
  const canTotal = useFeatures().includes('billTotals');
  const totals = useQuery({
    ...billingQueries.totals(billTotalsQuery(params)),
    enabled: canTotal,
    meta: { dialog: false },
  });
  return canTotal ? totals : null;
}

interface TotalTablesProps {
  totals: ReturnType<typeof useTotals>;
  params: BillingListParams;
  go: SetListParams<BillingListParams>;
}

/** What the bills of the whole list come to, by site and by department. A name narrows the list to its bills. */
export function TotalTables({ totals, params, go }: TotalTablesProps) {
  const canFindSite = useFeatures().includes('billsOfSite');
  if (!totals) return null;
  const narrow = (change: Partial<BillingListParams>) => {
    go(change);
    focusPageHeading();
  };
  return (
    <Box marginTop="4" aria-busy={totals.isPlaceholderData} opacity={totals.isPlaceholderData ? 0.55 : 1}>
      <ReadView query={totals} loading={<Loading />} isEmpty={(rows) => rows.length === 0} empty={null}>
        {(rows) => (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
            <TotalTable
              title={t('billing.totalsBySite')}
              column={t('csv.site')}
              totals={totalsBy(rows, 'siteName')}
              othersName={(count) => t('billing.totalsOtherSites', { count })}
              chosen={params.site}
              onChoose={canFindSite ? (site) => narrow({ site }) : undefined}
            />
            <TotalTable
              title={t('billing.totalsByDepartment')}
              column={t('csv.department')}
              totals={totalsBy(rows, 'department')}
              othersName={(count) => t('billing.totalsOtherDepartments', { count })}
              chosen={params.department}
              onChoose={(department) => narrow({ department })}
            />
          </SimpleGrid>
        )}
      </ReadView>
    </Box>
  );
}

const Loading = () => (
  <Card>
    <SkeletonText lines={6} />
  </Card>
);

/** More than these are behind a button. */
const SHOWN_AT_FIRST = 5;

interface TotalTableProps {
  title: string;
  column: string;
  totals: readonly Total[];
  othersName: (count: number) => string;
  /** The name that the list is narrowed to already. */
  chosen: string;
  onChoose: ((name: string) => void) | undefined;
}

function TotalTable({ title, column, totals, othersName, chosen, onChoose }: TotalTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hasMore = totals.length > SHOWN_AT_FIRST + 1;
  const shown = isWhole || !hasMore ? totals : totals.slice(0, SHOWN_AT_FIRST);
  const others = totals.slice(shown.length);
  const highest = totals[0]?.rent ?? 0;
  return (
    <BarTable
      title={title}
      headers={{ name: column, count: t('billing.totalsCount'), amount: t('csv.total') }}
      rows={[
        ...shown.map((total) => ({
          ...inWords(total),
          share: highest === 0 ? 0 : total.rent / highest,
          onPress: total.name && total.name !== chosen && onChoose ? () => onChoose(total.name ?? '') : undefined,
        })),
        ...(others.length === 0 ? [] : [{ ...inWords(sumOf(othersName(others.length), others)), share: null }]),
      ]}
      total={inWords(sumOf(t('billing.totalsSum'), totals))}
      footer={
        hasMore ? (
          <Box marginInlineStart="-2.5">
            <TextButton size="sm" onPress={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
              {t(isWhole ? 'billing.totalsFold' : 'billing.totalsAll')}
            </TextButton>
          </Box>
        ) : null
      }
    />
  );
}

const inWords = ({ name, count, rent }: Total) => ({
  name: name ?? t('billing.noDepartment'),
  count: t('common.count', { count: formatNumber(count) }),
  amount: formatYen(rent),
});
