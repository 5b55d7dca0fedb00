import type { ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import type { UseQueryResult } from '@portal/platform/query';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Card, EmptyState, Stack } from '@portal/ui';
import { ReadView, useMarkReadOnScreen } from '@portal/ui/pages';
import { useState } from 'react';
import { OrderDetailSkeleton } from '#orders/detail/order-detail-skeleton.tsx';
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
  // For which the provider makes out papers.
  const accepted = order.estimates?.accepted ?? 0;
  return (
    <ReadView
      query={query}
      loading={<OrderDetailSkeleton />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Card>
          {accepted > 0 ? (
            <EmptyState title={t('contract.beingPrepared', { count: accepted })} body={t('contract.whenPrepared')} />
          ) : (
            <EmptyState title={t('contract.empty')} body={t('contract.whenAccepted')} />
          )}
        </Card>
      }
    >
      {({ data }) => <PapersList papers={data} order={order} estimates={estimates} />}
    </ReadView>
  );
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
