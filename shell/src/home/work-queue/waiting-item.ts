import type { Billing } from '@portal/contract/billing';
import type { ContractPapers } from '@portal/contract/contract';
import type { Estimate } from '@portal/contract/estimate';
import type { OrderListItem } from '@portal/contract/order';
import { earliest, monthOf, tokyoDate, yearOf } from '@portal/platform/text';

interface Waiting {
  key: string;
  /** The name of the site. */
  site: string;
  /** Since when it waits, empty if unknown; for a bill, the due date. `YYYY-MM-DD` */
  day: string;
}

/** Something that waits for the customer. */
export type WaitingItem =
  | (Waiting & { kind: 'estimates'; orderId: string; count: number; lowestRent: number; shortestWalk: number })
  | (Waiting & { kind: 'papers'; orderId: string; parkingName: string })
  | (Waiting & { kind: 'bill'; year: number; month: number; totalRent: number });
export type WaitingKind = WaitingItem['kind'];

type OrderName = Pick<OrderListItem, 'id' | 'name' | 'createdAt'>;

const dayOf = (instant: string): string => instant && tokyoDate(instant);

/** The estimates of an order that wait for an answer: one item, since the first of them. */
export function estimatesItem(order: OrderName, estimates: readonly Estimate[]): WaitingItem[] {
  const waiting = estimates.filter(({ status }) => status === 'unanswered');
  if (waiting.length === 0) return [];
  const [first = order.createdAt, ...others] = waiting.map(({ createdAt = order.createdAt }) => createdAt);
  return [
    {
      kind: 'estimates',
      key: `estimates-${order.id}`,
      site: order.name,
      day: dayOf(earliest(first, ...others)),
      orderId: order.id,
      count: waiting.length,
      lowestRent: Math.min(...waiting.map(({ monthlyRent }) => monthlyRent)),
      shortestWalk: Math.min(...waiting.map(({ minutesOnFoot }) => minutesOnFoot)),
    },
  ];
}

/** The contract papers of an order that are not signed yet. Submitted ones wait for the provider. */
export const papersItems = (order: OrderName, papers: readonly ContractPapers[]): WaitingItem[] =>
  papers
    .filter(({ status }) => status === 'toBeSigned')
    .map(({ id, parkingName, documents: [document] }) => ({
      kind: 'papers',
      key: `papers-${id}`,
      site: order.name,
      day: dayOf(document?.createdAt || order.createdAt),
      orderId: order.id,
      parkingName,
    }));

/** The bills that have not been downloaded yet. */
export const billItems = (bills: readonly Billing[]): WaitingItem[] =>
  bills
    .filter(({ downloadedAt }) => downloadedAt === null)
    .map(({ id, order, parkingName, parkingAddress, billingDate, paymentDueDate, totalRent }) => ({
      kind: 'bill',
      key: `bill-${id}`,
      site: order?.name ?? parkingName ?? parkingAddress,
      day: paymentDueDate,
      year: yearOf(billingDate),
      month: monthOf(billingDate),
      totalRent,
    }));
