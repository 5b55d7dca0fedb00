import type { Billing } from '@portal/contract/billing';
import type { Contract } from '@portal/contract/contract';
import { useQuery } from '@portal/platform/query';
import { formatDateWeekday, formatNumber } from '@portal/platform/text';
import { Box, Card, EmptyState, SectionHeading, SkeletonText, Text, useViewport } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { DataTable } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { correctionNote } from '#billing/bill/correction-note.tsx';
import { t } from '#text/t.ts';
import { BILL_OF_CONTRACT_COLUMNS } from './bill-of-contract-columns.tsx';
import { areOfContract, billsOfContract } from './bills-of-contract.ts';

/** The bills of this contract; nothing if the provider cannot filter them. */
export function UsageBills({ contract }: { contract: Contract }) {
  const { id: contractId, usageStatus, nextBillingDate } = contract;
  const query = useQuery(billsOfContract(contractId));
  if (query.data && !areOfContract(query.data.billings, contractId)) return null;
  const next =
    usageStatus === 'duringUse' && nextBillingDate ? (
      <Text tone="muted" fontSize="sm">
        {t('usage.nextBill', { date: formatDateWeekday(nextBillingDate) })}
      </Text>
    ) : null;
  return (
    <Box as="section" aria-labelledby="usage-bills">
      {query.data?.billings.length ? (
        <Bills bills={query.data.billings} count={query.data.pagination.totalRecords} next={next} />
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

const Heading = ({ count = null }: { count?: number | null }) => (
  <SectionHeading id="usage-bills" note={count === null ? null : t('common.count', { count: formatNumber(count) })}>
    {t('usage.bills')}
  </SectionHeading>
);

interface BillsProps {
  bills: readonly Billing[];
  count: number | null;
  next: ReactNode;
}

const Bills = ({ bills, count, next }: BillsProps) => (
  <DataTable
    caption={t('table.caption', { title: t('usage.bills') })}
    heading={<Heading count={count} />}
    columns={BILL_OF_CONTRACT_COLUMNS[useViewport()]}
    rows={bills}
    rowKey={({ id }) => id}
    rowNote={correctionNote}
    footer={next}
  />
);
