import type { Estimate } from '@portal/shared/contract/estimate';
import { inListOrder } from './estimate-rules.ts';

interface ShownEstimates {
  /** In their current positions. */
  rows: readonly Estimate[];
  /** Later arrivals, in the order in which they will be added. */
  waiting: readonly Estimate[];
}

const idsOf = (estimates: readonly Estimate[]): string[] => estimates.map(({ id }) => id);

/** The positions when nothing is on screen yet that could move: the list's order [4.1, 4.2]. */
export const firstPlaces = (estimates: readonly Estimate[]): readonly string[] => idsOf(inListOrder(estimates));

/**
 * An estimate keeps its position and number, even when it is answered; later ones wait until the customer asks for
 * them.
 */
export function shownEstimates(estimates: readonly Estimate[], places: readonly string[]): ShownEstimates {
  const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  return {
    rows: places.flatMap((id) => byId.get(id) ?? []),
    waiting: inListOrder(estimates.filter(({ id }) => !places.includes(id))),
  };
}

/** The positions once the waiting ones are shown: after the others. */
export const placesWith = (places: readonly string[], waiting: readonly Estimate[]): readonly string[] => [
  ...places,
  ...idsOf(waiting),
];
