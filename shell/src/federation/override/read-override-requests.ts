import * as v from 'valibot';
import { OverrideRequest } from './override.ts';

const PARAMETER = 'remote';

interface OverrideRequests {
  readonly requests: readonly OverrideRequest[];
  /** Something in it is no request, or for no known remote. */
  readonly isRefused: boolean;
  /** `?remote=` without a value takes all overrides back. */
  readonly isWithdrawn: boolean;
  /** The address without them; null if there is none in it. */
  readonly rest: string | null;
}

/** Reads `?remote=mf-billing@http://localhost:4002` from an address, once for each remote. */
export function readOverrideRequests(address: string, known: readonly string[]): OverrideRequests {
  const url = new URL(address);
  const values = url.searchParams.getAll(PARAMETER);
  url.searchParams.delete(PARAMETER);
  // The whole address: a path that begins with two slashes would lead to another site.
  const rest = values.length > 0 ? url.href : null;
  const requests: OverrideRequest[] = [];
  let isRefused = false;
  for (const value of values.filter(Boolean)) {
    const at = value.indexOf('@');
    const request = v.safeParse(OverrideRequest, { remote: value.slice(0, at), address: value.slice(at + 1) });
    if (request.success && known.includes(request.output.remote)) requests.push(request.output);
    else isRefused = true;
  }
  return { requests, isRefused, isWithdrawn: values.includes(''), rest };
}
