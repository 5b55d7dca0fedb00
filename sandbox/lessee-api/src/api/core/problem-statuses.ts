import type { Call } from '@portal/contract/call';
import { type ProblemStatus, TITLES } from './problem.ts';

/**
 * What a call may answer besides success: bad input and our own faults, the statuses for calls with a body, with and
 * without sign-in, and those that the contract names. 503: the token keys or another service of the platform cannot be
 * reached.
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
