import type { SignedOutReason } from '../session.ts';

/** How long a session may be; what is left out has no end. */
export interface SessionLimits {
  idleMs?: number | undefined;
  absoluteMs?: number | undefined;
}

interface Ages {
  /** Since anything was done, in any tab. */
  idleMs: number;
  /** Since the sign-in. */
  absoluteMs: number;
}

/** Customers are warned this long before the end that they can put off. */
const WARNING_MS = 60_000;

export type Stage =
  | { kind: 'running' | 'warned'; leftMs: number }
  | { kind: 'over'; reason: Extract<SignedOutReason, 'idle' | 'tooLong'> };

/** Where a session stands. `leftMs`: until that changes, if nothing is done. */
export function stageOf(limits: SessionLimits, ages: Ages): Stage {
  const ofAge = (limits.absoluteMs ?? Number.POSITIVE_INFINITY) - ages.absoluteMs;
  if (ofAge <= 0) return { kind: 'over', reason: 'tooLong' };
  const ofIdleness = (limits.idleMs ?? Number.POSITIVE_INFINITY) - ages.idleMs;
  if (ofIdleness <= 0) return { kind: 'over', reason: 'idle' };
  const isWarned = ofIdleness <= WARNING_MS;
  return {
    kind: isWarned ? 'warned' : 'running',
    leftMs: Math.min(ofAge, isWarned ? ofIdleness : ofIdleness - WARNING_MS),
  };
}
