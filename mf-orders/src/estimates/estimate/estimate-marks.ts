import type { NumberedEstimate } from '@portal/queries/estimate-number';

/** What makes an estimate stand out: the shortest walk, the lowest rent, fewer free spaces than asked for. */
export type EstimateMarkKind = 'nearest' | 'cheapest' | 'short';

/**
 * 最短 and 最安 help to choose, so they count only unanswered estimates, and only if there is a choice. 空き不足 is a
 * warning and forbids nothing.
 */
export function marksOf(
  estimates: readonly NumberedEstimate[],
  numberOfCars: number | null,
): (estimate: NumberedEstimate) => EstimateMarkKind[] {
  const waiting = estimates.filter(({ status }) => status === 'unanswered');
  const hasChoice = waiting.length > 1;
  const walk = Math.min(...waiting.map(({ minutesOnFoot }) => minutesOnFoot));
  const rent = Math.min(...waiting.map(({ monthlyRent }) => monthlyRent));
  return ({ status, minutesOnFoot, monthlyRent, vacancy }) => {
    const isChoice = hasChoice && status === 'unanswered';
    const marks = {
      nearest: isChoice && minutesOnFoot === walk,
      cheapest: isChoice && monthlyRent === rent,
      short: numberOfCars !== null && vacancy < numberOfCars,
    };
    return (['nearest', 'cheapest', 'short'] as const).filter((mark) => marks[mark]);
  };
}
