import type { OrderProgress } from '@portal/shared/contract/order';

export const isAllZero = (progress: OrderProgress): boolean => Object.values(progress).every((count) => count === 0);

/** unsure: seven zeros may also mean that everything is over. */
export type Newness = 'new' | 'known' | 'unsure';

/** `orderCount`: of all orders, also those that are over; undefined while it is not known. */
export function newnessOf(
  progress: OrderProgress | undefined,
  orderCount: number | undefined,
  isCountFailed: boolean,
): Newness {
  if (!progress || !isAllZero(progress) || isCountFailed) return 'known';
  if (orderCount === undefined) return 'unsure';
  return orderCount === 0 ? 'new' : 'known';
}
