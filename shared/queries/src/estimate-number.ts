import type { Estimate } from '@portal/contract/estimate';

/** An estimate with the number that it keeps for good: in the list, on its pin, in dialogs and mails. */
export type NumberedEstimate = Estimate & { number: number };

/**
 * The numbers that the host sends. From a host that sends none: the place at the first look of this visit, which
 * `known` remembers; what comes later takes the next.
 */
export function withNumbers(
  estimates: readonly Estimate[],
  known: readonly NumberedEstimate[] = [],
): NumberedEstimate[] {
  const kept = new Map(known.map(({ id, number }) => [id, number]));
  let last = Math.max(0, ...kept.values(), ...estimates.map(({ number = 0 }) => number));
  return estimates.map((estimate) => {
    const number = estimate.number ?? kept.get(estimate.id);
    if (number !== undefined) return { ...estimate, number };
    last += 1;
    return { ...estimate, number: last };
  });
}
