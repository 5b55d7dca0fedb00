import type { Estimate } from '@portal/shared/contract/estimate';
import { inListOrder } from './estimate-rules.ts';

interface ShownEstimates {
  /** In the places that they have. */
  rows: readonly Estimate[];
  /** Those that came since, in the order in which they will be added. */
  waiting: readonly Estimate[];
}

const idsOf = (estimates: readonly Estimate[]): string[] => estimates.map(({ id }) => id);

/** The places when there is nothing yet that could be moved: the list's order [4.1, 4.2]. */
export const firstPlaces = (estimates: readonly Estimate[]): readonly string[] => idsOf(inListOrder(estimates));

/** An estimate keeps its place and number, also when it is answered; later ones wait until they are asked for. */
export function shownEstimates(estimates: readonly Estimate[], places: readonly string[]): ShownEstimates {
  const byId = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  return {
    rows: places.flatMap((id) => byId.get(id) ?? []),
    waiting: inListOrder(estimates.filter(({ id }) => !places.includes(id))),
  };
}

/** The places once those that waited are shown: behind the others. */
export const placesWith = (places: readonly string[], waiting: readonly Estimate[]): readonly string[] => [
  ...places,
  ...idsOf(waiting),
];
