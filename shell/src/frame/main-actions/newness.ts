import type { OrderProgress } from '@portal/contract/order';

export const isAllZero = (progress: OrderProgress): boolean => Object.values(progress).every((count) => count === 0);

/** unsure: the counts are not known yet, or seven zeros may also mean that everything is over. */
export type Newness = 'new' | 'known' | 'unsure';

/** `orderCount`: of all orders, also those that are over. Both are undefined while they are not known. */
export function newnessOf(
  progress: OrderProgress | undefined,
  orderCount: number | undefined,
  hasFailed: boolean,
): Newness {
  if (hasFailed || (progress && !isAllZero(progress))) return 'known';
  if (!progress || orderCount === undefined) return 'unsure';
  return orderCount === 0 ? 'new' : 'known';
}
