import type { Estimate } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { type EstimateSort, sortEstimates } from './estimate-rules.ts';

export const ESTIMATE_GROUPS = ['waiting', 'answered'] as const;
export type EstimateGroup = (typeof ESTIMATE_GROUPS)[number];

const groupOf = (status: Estimate['status']): EstimateGroup => (status === 'unanswered' ? 'waiting' : 'answered');

/** The ids of each group's rows, from above. */
export type EstimateLayout = Readonly<Record<EstimateGroup, readonly string[]>>;

/** Each estimate in its group, in order. */
export function groupEstimates(estimates: readonly NumberedEstimate[], sort: EstimateSort): EstimateLayout {
  const idsOf = (group: EstimateGroup) =>
    sortEstimates(estimates, sort)
      .filter(({ status }) => groupOf(status) === group)
      .map(({ id }) => id);
  return { waiting: idsOf('waiting'), answered: idsOf('answered') };
}

const isLaidOut = ({ waiting, answered }: EstimateLayout, id: string): boolean =>
  waiting.includes(id) || answered.includes(id);

interface LaidOutEstimates {
  rows: Readonly<Record<EstimateGroup, readonly NumberedEstimate[]>>;
  /** Not shown yet, in the order in which they will be shown. */
  arrived: readonly NumberedEstimate[];
  /** Shown in a group that is no longer theirs. */
  outdated: readonly NumberedEstimate[];
}

/** The current estimates in their former places; only their states may have changed. */
export function estimatesIn(layout: EstimateLayout, estimates: readonly NumberedEstimate[]): LaidOutEstimates {
  const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  const rowsOf = (group: EstimateGroup) => layout[group].flatMap((id) => byId.get(id) ?? []);
  const rows = { waiting: rowsOf('waiting'), answered: rowsOf('answered') };
  return {
    rows,
    arrived: sortEstimates(estimates.filter(({ id }) => !isLaidOut(layout, id))),
    outdated: ESTIMATE_GROUPS.flatMap((group) => rows[group].filter(({ status }) => groupOf(status) !== group)),
  };
}

/** The last layout, and its sort. */
export interface KeptLayout {
  sort: EstimateSort;
  layout: EstimateLayout;
}

/**
 * The layout now. In an empty list nothing can move, so whatever arrives is shown. Otherwise only another sort moves
 * rows.
 */
export function nextLayout(kept: KeptLayout, estimates: readonly NumberedEstimate[], sort: EstimateSort): KeptLayout {
  if (isEmpty(kept.layout)) return { sort, layout: groupEstimates(estimates, sort) };
  if (kept.sort === sort) return kept;
  return { sort, layout: groupEstimates(shownEstimates(kept.layout, estimates), sort) };
}

export const shownEstimates = (layout: EstimateLayout, estimates: readonly NumberedEstimate[]): NumberedEstimate[] =>
  estimates.filter(({ id }) => isLaidOut(layout, id));

const isEmpty = ({ waiting, answered }: EstimateLayout): boolean => waiting.length + answered.length === 0;
