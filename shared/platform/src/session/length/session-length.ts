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

export type EndReason = Extract<SignedOutReason, 'idle' | 'tooLong'>;

/** How long before an end customers are warned: of one that a press puts off, and of one for which they finish first. */
const WARNING_MS: Readonly<Record<EndReason, number>> = { idle: 60_000, tooLong: 300_000 };

export type Stage =
  | { kind: 'running'; leftMs: number }
  | { kind: 'warned'; reason: EndReason; leftMs: number }
  | { kind: 'over'; reason: EndReason };

/** Where a session stands. `leftMs`: until that changes, if nothing is done. */
export function stageOf(limits: SessionLimits, ages: Ages): Stage {
  const ofAge = (limits.absoluteMs ?? Number.POSITIVE_INFINITY) - ages.absoluteMs;
  if (ofAge <= 0) return { kind: 'over', reason: 'tooLong' };
  const ofIdleness = (limits.idleMs ?? Number.POSITIVE_INFINITY) - ages.idleMs;
  if (ofIdleness <= 0) return { kind: 'over', reason: 'idle' };
  if (ofIdleness <= WARNING_MS.idle) return { kind: 'warned', reason: 'idle', leftMs: Math.min(ofAge, ofIdleness) };
  const untilIdleWarning = ofIdleness - WARNING_MS.idle;
  if (ofAge <= WARNING_MS.tooLong)
    return { kind: 'warned', reason: 'tooLong', leftMs: Math.min(ofAge, untilIdleWarning) };
  return { kind: 'running', leftMs: Math.min(ofAge - WARNING_MS.tooLong, untilIdleWarning) };
}
