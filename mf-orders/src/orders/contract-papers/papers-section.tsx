import type { ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import type { UseQueryResult } from '@portal/platform/query';
import { formatDateWeekday } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Card, EmptyState, LinkButton, RangeText, Stack } from '@portal/ui';
import { ReadView, useMarkReadOnScreen } from '@portal/ui/pages';
import { useState } from 'react';
import { OrderDetailSkeleton } from '#orders/detail/order-detail-skeleton.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { PapersCard } from './papers-card.tsx';
import { useGoBackOnFailure } from './use-go-back-on-failure.ts';
import { useUnsentPapers } from './use-unsent-papers.tsx';

interface PapersSectionProps {
  query: UseQueryResult<{ data: ContractPapers[] }>;
  order: Order;
  estimates: UseQueryResult<NumberedEstimate[]>;
}

/** The papers of each contract. */
export function PapersSection({ query, order, estimates }: PapersSectionProps) {
  useGoBackOnFailure(query);
  return (
    <ReadView
      query={query}
      loading={<OrderDetailSkeleton />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Card>
          <NoPapers order={order} />
        </Card>
      }
    >
      {({ data }) => <PapersList papers={data} order={order} estimates={estimates} />}
    </ReadView>
  );
}

/** What is prepared and when to expect it, or what leads to papers. */
function NoPapers({ order: { id, estimates, expected } }: { order: Order }) {
  const accepted = estimates?.accepted ?? 0;
  if (accepted === 0)
    return (
      <EmptyState
        title={t('contract.empty')}
        body={t('contract.whenAccepted')}
        action={<LinkButton to={orderPaths.detail(id)}>{t('orderDetail.toEstimates')}</LinkButton>}
      />
    );
  const body = expected?.papers
    ? t('contract.preparedBy', { date: formatDateWeekday(expected.papers) })
    : t('contract.whenPrepared');
  return <EmptyState title={t('contract.beingPrepared', { count: accepted })} body={<RangeText text={body} />} />;
}

interface PapersListProps extends Omit<PapersSectionProps, 'query'> {
  papers: readonly ContractPapers[];
}

/** First those that wait for the customer, otherwise in the order in which they were issued. */
function PapersList({ papers, order, estimates }: PapersListProps) {
  const noteChosen = useUnsentPapers();
  useMarkReadOnScreen(({ id }) => papers.some((one) => one.id === id));
  // A card keeps its place while it is shown, whatever becomes of it.
  const [first] = useState(() => papers.filter(({ status }) => status === 'toBeSigned').map(({ id }) => id));
  const sorted = papers.toSorted((one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)));
  const estimateOf = ({ estimateId }: ContractPapers) =>
    estimates.isPending ? undefined : (estimates.data?.find(({ id }) => id === estimateId) ?? null);
  return (
    <Stack gap="5">
      {sorted.map((one) => (
        <PapersCard key={one.id} papers={one} order={order} estimate={estimateOf(one)} onChosen={noteChosen} />
      ))}
    </Stack>
  );
}
