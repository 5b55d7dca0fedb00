import type { Estimate } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { compareEstimates, type EstimateSort, sortEstimates } from './estimate-rules.ts';

/** From top to bottom. */
export const ESTIMATE_GROUPS = ['agreed', 'waiting', 'closed'] as const;
export type EstimateGroup = (typeof ESTIMATE_GROUPS)[number];

/** An unknown status can be neither answered nor awaited. */
const GROUP: Record<Estimate['status'], EstimateGroup> = {
  unanswered: 'waiting',
  rejected: 'closed',
  accepted: 'agreed',
  contracted: 'agreed',
  aborted: 'closed',
  unknown: 'closed',
};

const perGroup = <Part>(part: (group: EstimateGroup) => Part): Record<EstimateGroup, Part> => ({
  agreed: part('agreed'),
  waiting: part('waiting'),
  closed: part('closed'),
});

/** The ids of each group's rows, from top to bottom. */
type EstimateLayout = Readonly<Record<EstimateGroup, readonly string[]>>;

/** Each estimate in its group, in order. */
export function groupEstimates(estimates: readonly NumberedEstimate[], sort: EstimateSort): EstimateLayout {
  const sorted = estimates.toSorted(compareEstimates(sort));
  return perGroup((group) => sorted.filter(({ status }) => GROUP[status] === group).map(({ id }) => id));
}

export const NO_LAYOUT: EstimateLayout = groupEstimates([], 'near');

const isLaidOut = (layout: EstimateLayout, id: string): boolean =>
  ESTIMATE_GROUPS.some((group) => layout[group].includes(id));

export type EstimateRows = Readonly<Record<EstimateGroup, readonly NumberedEstimate[]>>;

/** The rows of all groups, from top to bottom. */
export const allRows = (rows: EstimateRows): NumberedEstimate[] => ESTIMATE_GROUPS.flatMap((group) => rows[group]);

interface LaidOutEstimates {
  rows: EstimateRows;
  /** Not shown yet, unanswered ones first. */
  arrived: readonly NumberedEstimate[];
  /** Shown in a group that is no longer theirs. */
  outdated: readonly NumberedEstimate[];
}

/** The current estimates in their former places; only their states may have changed. */
export function estimatesIn(layout: EstimateLayout, estimates: readonly NumberedEstimate[]): LaidOutEstimates {
  const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  const rows = perGroup((group) => layout[group].flatMap((id) => byId.get(id) ?? []));
  return {
    rows,
    arrived: sortEstimates(estimates.filter(({ id }) => !isLaidOut(layout, id))),
    outdated: ESTIMATE_GROUPS.flatMap((group) => rows[group].filter(({ status }) => GROUP[status] !== group)),
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

const isEmpty = (layout: EstimateLayout): boolean => ESTIMATE_GROUPS.every((group) => layout[group].length === 0);
