import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { groupEstimates } from '#estimates/estimate/estimate-layout.ts';
import type { EstimateSort } from '#estimates/estimate/estimate-rules.ts';
import { selectedOf } from '#estimates/estimate/estimate-selection.ts';

/** Those that are selected, or without a selection those that wait for an answer or are agreed. */
export function comparedEstimates(
  estimates: readonly NumberedEstimate[],
  selectedIds: readonly string[],
  sort: EstimateSort,
): readonly NumberedEstimate[] {
  const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  const { agreed, waiting, closed } = groupEstimates(estimates, sort);
  const selected = selectedOf(estimates, selectedIds).map(({ id }) => id);
  const ids = [...waiting, ...agreed, ...closed].filter((id) =>
    selected.length > 0 ? selected.includes(id) : !closed.includes(id),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
