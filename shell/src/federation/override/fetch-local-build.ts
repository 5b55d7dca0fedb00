import * as v from 'valibot';
import { LocalBuild, type Override, type OverrideRequest } from './override.ts';

const GIVE_UP_MS = 8000;

/** Asks the server for its build. @throws if it redirects, does not answer, or has another remote. */
export async function fetchLocalBuild(request: OverrideRequest): Promise<Override> {
  const response = await fetch(`${request.address}/build.json`, {
    // Whatever listens on that port must not redirect us.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const build = v.parse(LocalBuild, await response.json());
  if (build.name !== request.remote) throw new Error(`${request.address} has ${build.name}, not ${request.remote}`);
  return { ...request, build };
}
