import type { ContractPapers } from '@portal/contract/contract';
import type { UseQueryResult } from '@portal/platform/query';
import { Card, EmptyState, Stack } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { OrderDetailSkeleton } from '#orders/detail/order-detail-skeleton.tsx';
import { t } from '#text/t.ts';
import { PapersCard } from './papers-card.tsx';
import { useGoBackOnFailure } from './use-go-back-on-failure.ts';
import { useUnsentPapers } from './use-unsent-papers.tsx';

interface PapersSectionProps {
  query: UseQueryResult<{ data: ContractPapers[] }>;
  /** How many estimates the customer has accepted, for which the provider makes out papers. */
  accepted: number;
}

/** The papers of each contract, in the order in which they were issued. */
export function PapersSection({ query, accepted }: PapersSectionProps) {
  useGoBackOnFailure(query);
  const noteChosen = useUnsentPapers();
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
      {({ data }) => (
        <Stack gap="5">
          {data.map((papers) => (
            <PapersCard key={papers.id} papers={papers} onChosen={noteChosen} />
          ))}
        </Stack>
      )}
    </ReadView>
  );
}
