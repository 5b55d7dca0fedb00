import type { ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import type { PlainMessageKey } from '#text/t.ts';
import type { EstimateGroup } from './estimate-layout.ts';

interface Progress {
  order: Pick<Order, 'status'>;
  /** undefined: not known, or not yet. */
  papers: readonly Pick<ContractPapers, 'estimateId'>[] | undefined;
}

/**
 * Who acts next, if it is the same for every estimate of the group; null if it differs, or nobody knows, or nobody
 * does.
 */
export function groupNote(
  group: EstimateGroup,
  estimates: readonly NumberedEstimate[],
  { order, papers }: Progress,
): PlainMessageKey | null {
  if (group === 'waiting') return order.status === 'closed' ? null : 'estimate.groupWaitingNote';
  if (group === 'closed' || !papers) return null;
  const isPrepared = ({ id, status }: NumberedEstimate) =>
    status === 'accepted' && !papers.some(({ estimateId }) => estimateId === id);
  return estimates.every(isPrepared) ? 'estimate.groupAgreedNote' : null;
}
