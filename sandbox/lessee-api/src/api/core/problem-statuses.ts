import type { Call } from '@portal/shared/contract/call';
import { type ProblemStatus, TITLES } from './problem.ts';

/**
 * What a call may answer besides success: bad input and our own faults, what comes with a body, with a sign-in or
 * without one, and what the contract names. 503: the keys of tokens, or what else the platform has, cannot be had.
 */
export function statusesOf(call: Call): ProblemStatus[] {
  const statuses = new Set<number>([
    400,
    ...(call.method === 'GET' ? [] : [413]),
    ...(call.auth ? [401, 403, 503] : [429]),
    ...call.errors,
    500,
  ]);
  return [...statuses].sort().filter(isProblemStatus);
}

const isProblemStatus = (status: number): status is ProblemStatus => status in TITLES;
