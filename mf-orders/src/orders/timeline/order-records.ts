import type { ContractPapers } from '@portal/contract/contract';
import type { Estimate } from '@portal/contract/estimate';
import type { Order, OrderChange, OrderEvent } from '@portal/contract/order';
import type { Contact } from '@portal/contract/values/primitives';
import { joinChanges } from '#text/join-changes.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

export interface OrderRecord {
  readonly at: string;
  readonly what: string;
  /** `null`: nobody knows any more. `us`: the provider. */
  readonly by: Contact | 'us' | null;
}

interface Known {
  order: Pick<Order, 'createdAt' | 'contact' | 'history'>;
  estimates: readonly Estimate[];
  papers: readonly ContractPapers[];
}

/** What has happened at a site, newest first, as far as the host tells when. */
export function orderRecords({ order, estimates, papers }: Known): OrderRecord[] {
  const records = [
    { at: order.createdAt, what: t('orderRecord.requested'), by: order.contact },
    ...(order.history ?? []).flatMap(change),
    ...arrivals(estimates),
    ...estimates.flatMap(answer),
    ...papers.flatMap(steps),
  ];
  return records.filter(({ at }) => at !== '').sort((one, other) => other.at.localeCompare(one.at));
}

const CHANGES: Record<OrderChange, PlainMessageKey> = {
  name: 'orderCreate.constructionName',
  place: 'orderCreate.address',
  period: 'order.columnPeriod',
  cars: 'order.cars',
  remarks: 'orderCreate.remarks',
  attachments: 'orderCreate.attachments',
};

/** What a newer host tells of and this portal has no word for is left out. */
function change({ kind, at, by = null, changes }: OrderEvent): OrderRecord[] {
  if (kind === 'unknown') return [];
  const what = joinChanges(changes, CHANGES);
  return [{ at, by, what: what ? t('orderRecord.changedWhat', { what }) : t(`orderRecord.${kind}`) }];
}

/** Those that came together are one record. */
function arrivals(estimates: readonly Estimate[]): OrderRecord[] {
  const counts = new Map<string, number>();
  for (const { createdAt } of estimates) if (createdAt) counts.set(createdAt, (counts.get(createdAt) ?? 0) + 1);
  return [...counts].map(([at, count]) => ({ at, what: t('orderRecord.arrived', { count }), by: 'us' }));
}

const ANSWERS: Partial<Record<Estimate['status'], 'orderRecord.accepted' | 'orderRecord.rejected'>> = {
  accepted: 'orderRecord.accepted',
  contracted: 'orderRecord.accepted',
  rejected: 'orderRecord.rejected',
};

function answer({ status, parkingName: parking, answeredAt, answeredBy = null }: Estimate): OrderRecord[] {
  const what = ANSWERS[status];
  return what && answeredAt ? [{ at: answeredAt, what: t(what, { parking }), by: answeredBy }] : [];
}

function steps({ parkingName: parking, documents, submittedAt, submittedBy = null }: ContractPapers): OrderRecord[] {
  const [issued] = documents.map(({ createdAt }) => createdAt).sort();
  return [
    ...(issued ? [{ at: issued, what: t('orderRecord.papersIssued', { parking }), by: 'us' as const }] : []),
    ...(submittedAt ? [{ at: submittedAt, what: t('orderRecord.papersSubmitted', { parking }), by: submittedBy }] : []),
  ];
}
