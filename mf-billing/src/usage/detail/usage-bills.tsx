import type { listBillings } from '@portal/contract/billing';
import type { CallAnswer } from '@portal/contract/call';
import type { Contract } from '@portal/contract/contract';
import { useQuery } from '@portal/platform/query';
import { formatDateWeekday, formatNumber, formatYen } from '@portal/platform/text';
import { Box, Card, EmptyState, RangeText, SectionHeading, SkeletonText, Text, useViewport } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { DataTable } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { correctionNote } from '#billing/bill/correction-note.tsx';
import { t } from '#text/t.ts';
import { BILL_OF_CONTRACT_COLUMNS } from './bill-of-contract-columns.tsx';
import { areOfContract, billsOfContract } from './bills-of-contract.ts';

type Bills = CallAnswer<typeof listBillings>;

/** The bills of this contract; nothing if the provider cannot filter them. */
export function UsageBills({ contract }: { contract: Contract }) {
  const { id: contractId, usageStatus, nextBillingDate } = contract;
  const query = useQuery(billsOfContract(contractId));
  if (query.data && !areOfContract(query.data.billings, contractId)) return null;
  const next =
    usageStatus === 'duringUse' && nextBillingDate ? (
      <Text tone="muted" fontSize="sm">
        <RangeText text={t('usage.nextBill', { date: formatDateWeekday(nextBillingDate) })} />
      </Text>
    ) : null;
  return (
    <Box as="section" aria-labelledby="usage-bills">
      {query.data?.billings.length ? (
        <BillTable answer={query.data} next={next} />
      ) : (
        <Card>
          <Heading />
          <ReadView
            query={query}
            loading={<SkeletonText lines={4} />}
            isEmpty={() => true}
            empty={
              <>
                <EmptyState body={t('usage.noBills')} />
                {next}
              </>
            }
          >
            {() => null}
          </ReadView>
        </Card>
      )}
    </Box>
  );
}

const Heading = ({ note = null }: { note?: string | null }) => (
  <SectionHeading id="usage-bills" note={note}>
    {t('usage.bills')}
  </SectionHeading>
);

/** How many they are and what they come to, as far as the host says so. */
function totalOf({ pagination, monthTotalRent }: Bills): string | null {
  if (pagination.totalRecords === null) return null;
  const count = formatNumber(pagination.totalRecords);
  return monthTotalRent === null
    ? t('common.count', { count })
    : t('usage.billsTotal', { count, total: formatYen(monthTotalRent) });
}

const BillTable = ({ answer, next }: { answer: Bills; next: ReactNode }) => (
  <DataTable
    caption={t('table.caption', { title: t('usage.bills') })}
    heading={<Heading note={totalOf(answer)} />}
    columns={BILL_OF_CONTRACT_COLUMNS[useViewport()]}
    rows={answer.billings}
    rowKey={({ id }) => id}
    rowNote={correctionNote}
    footer={next}
  />
);
