import type { NumberedEstimate } from '@portal/queries/estimate-number';

/** A withdrawn estimate cannot be sent. */
export const canShare = ({ status }: Pick<NumberedEstimate, 'status'>): boolean => status !== 'aborted';

/** The estimates of the list that were selected and can still be sent; ids that are not in it do not count. */
export const selectedOf = (
  estimates: readonly NumberedEstimate[],
  ids: readonly string[],
): readonly NumberedEstimate[] => estimates.filter((estimate) => canShare(estimate) && ids.includes(estimate.id));

export const withToggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Whether none, some or all of those that can be sent are selected. */
export function selectionOf(estimates: readonly NumberedEstimate[], ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = selectedOf(estimates, ids).length;
  if (count === 0) return 'none';
  return count === estimates.filter(canShare).length ? 'all' : 'some';
}

/** All that can be sent, or none if all were selected. */
export const withAllToggled = (estimates: readonly NumberedEstimate[], ids: readonly string[]): readonly string[] =>
  selectionOf(estimates, ids) === 'all' ? [] : estimates.filter(canShare).map(({ id }) => id);
