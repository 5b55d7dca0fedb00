import type { Call } from '@portal/shared/contract/call';
import { type ProblemStatus, TITLES } from './problem.ts';

/** What any call may answer: bad input and our own faults; and what comes with a body or with a sign-in. */
export function statusesOf(call: Call): ProblemStatus[] {
  const statuses = new Set<number>([
    400,
    ...(call.body ? [413] : []),
    ...(call.auth ? [401, 403] : []),
    ...call.errors,
    500,
  ]);
  return [...statuses].sort().filter(isProblemStatus);
}

const isProblemStatus = (status: number): status is ProblemStatus => status in TITLES;
