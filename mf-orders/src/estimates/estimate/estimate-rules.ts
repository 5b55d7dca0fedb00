import { ESTIMATE_STATUSES, type Estimate } from '@portal/contract/estimate';
import type { Order } from '@portal/contract/order';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import type { StatusLook } from '#orders/order/order-status.ts';
import { t } from '#text/t.ts';

/** Nearest first, or cheapest first. */
export const ESTIMATE_SORTS = ['near', 'cheap'] as const;
export type EstimateSort = (typeof ESTIMATE_SORTS)[number];

/** By walk [4.2] or by rent. Of equal ones the nearer comes first, then the earlier. */
export const compareEstimates =
  (sort: EstimateSort) =>
  (a: NumberedEstimate, b: NumberedEstimate): number =>
    differenceBy[sort](a, b) || differenceBy.near(a, b) || a.number - b.number;

/** By status [4.1], then by walk. */
export const sortEstimates = (estimates: readonly NumberedEstimate[]): NumberedEstimate[] =>
  estimates.toSorted((a, b) => rank(a) - rank(b) || compareEstimates('near')(a, b));

/** One with an unknown status goes last. */
const rank = ({ status }: NumberedEstimate): number =>
  status === 'unknown' ? ESTIMATE_STATUSES.length : ESTIMATE_STATUSES.indexOf(status);
const differenceBy = {
  near: (a, b) => a.minutesOnFoot - b.minutesOnFoot,
  cheap: (a, b) => a.monthlyRent - b.monthlyRent,
} satisfies Record<EstimateSort, (a: NumberedEstimate, b: NumberedEstimate) => number>;

export const ESTIMATE_STATUS_LOOK: Record<Estimate['status'], StatusLook> = {
  unanswered: { label: 'estimate.statusUnanswered', tone: 'warn' },
  rejected: { label: 'estimate.statusRejected', tone: 'neutral' },
  accepted: { label: 'estimate.statusAccepted', tone: 'info' },
  contracted: { label: 'estimate.statusContracted', tone: 'ok' },
  aborted: { label: 'estimate.statusAborted', tone: 'neutral' },
  unknown: { label: 'common.beingChecked', tone: 'neutral' },
};

/** Without 徒歩, which the column's name says. */
export const minutesText = (minutes: number): string =>
  minutes < 1 ? t('estimate.underOneMinute') : t('estimate.minutes', { minutes });

const WAITING_MS = 4_000;
const WATCHING_MS = 20_000;

/**
 * How often the list is fetched while the page is visible: often until the first estimate, sometimes while more may
 * come, never once the search is over.
 */
export function estimatePollMs(status: Order['status'] | undefined, count: number | undefined): number | false {
  if (status === undefined || count === undefined) return false;
  if (status === 'closed' || status === 'searchStopped') return false;
  return count === 0 ? WAITING_MS : WATCHING_MS;
}
