import type { OrderProgress } from '@portal/contract/order';

export const isAllZero = (progress: OrderProgress): boolean => Object.values(progress).every((count) => count === 0);

/** unsure: the counts are not known yet, or all are zero because every order is over. */
export type CustomerKind = 'new' | 'known' | 'unsure';

/** `orderCount` includes orders that are over. Both are undefined while they are not known. */
export function customerKindOf(
  progress: OrderProgress | undefined,
  orderCount: number | undefined,
  hasFailed: boolean,
): CustomerKind {
  if (hasFailed || (progress && !isAllZero(progress))) return 'known';
  if (!progress || orderCount === undefined) return 'unsure';
  return orderCount === 0 ? 'new' : 'known';
}
