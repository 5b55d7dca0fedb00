import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { ESTIMATE_GROUPS, type EstimateGroup, type EstimateRows } from '#estimates/estimate/estimate-layout.ts';

/** The group in which an estimate is shown, by number. */
export function groupByNumber(
  rows: EstimateRows,
  id: string,
): { group: EstimateGroup; estimates: readonly NumberedEstimate[] } {
  const group = ESTIMATE_GROUPS.find((one) => rows[one].some((estimate) => estimate.id === id)) ?? 'waiting';
  return { group, estimates: rows[group].toSorted((a, b) => a.number - b.number) };
}
