import { ESTIMATE_STATUSES, type Estimate, type EstimateStatus } from '@portal/shared/contract/estimate';
import type { OrderStatus } from '@portal/shared/contract/order';
import type { StatusLook } from '#order/order-status.ts';
import { t } from '#text/t.ts';

/** By status, then by walking time to the site [4.1, 4.2]. */
export const inListOrder = <E extends Pick<Estimate, 'status' | 'minutesOnFoot'>>(estimates: readonly E[]): E[] =>
  estimates.toSorted((a, b) => rank(a) - rank(b) || a.minutesOnFoot - b.minutesOnFoot);

const rank = ({ status }: Pick<Estimate, 'status'>): number => ESTIMATE_STATUSES.indexOf(status);

export const ESTIMATE_STATUS_LOOK: Record<EstimateStatus, StatusLook> = {
  unanswered: { label: 'estimate.statusUnanswered', tone: 'warn' },
  rejected: { label: 'estimate.statusRejected', tone: 'neutral' },
  accepted: { label: 'estimate.statusAccepted', tone: 'info' },
  contracted: { label: 'estimate.statusContracted', tone: 'ok' },
  aborted: { label: 'estimate.statusAborted', tone: 'neutral' },
};

export const walkText = (minutes: number): string =>
  minutes < 1 ? t('estimate.minutesUnder1') : t('estimate.minutesOnFoot', { minutes });

const WAITING_MS = 4_000;
const WATCHING_MS = 20_000;

/**
 * How often the list is fetched again while the page is visible: often until the first estimate, occasionally while
 * more may come, never once the search is over.
 */
export function estimatePollMs(status: OrderStatus | undefined, count: number | undefined): number | false {
  if (status === undefined || count === undefined) return false;
  if (status === 'closed' || status === 'searchStopped') return false;
  return count === 0 ? WAITING_MS : WATCHING_MS;
}
