import { allowsRemoteOverrides, type Environment } from '@portal/platform/environment';
import { tabStore } from '@portal/platform/session';
import type { LastGood } from '#federation/registry/last-good.ts';
import { fetchLocalBuild } from './fetch-local-build.ts';
import { keptOverrides } from './kept-overrides.ts';
import type { Override, OverrideRequest } from './override.ts';
import { readOverrideRequests } from './read-override-requests.ts';

export interface Overrides {
  /** The overrides that this page uses. */
  readonly active: readonly Override[];
  /** What the address asks for. Nothing is requested before somebody has agreed. */
  readonly requests: readonly OverrideRequest[];
  /** The address asks for something that is never allowed. */
  readonly isRefused: boolean;
  /** Takes effect with the next page. @throws if that server has no such remote. */
  agree(request: OverrideRequest): Promise<void>;
  /** Takes all back. Takes effect with the next page. */
  remove(): void;
}

/** The overrides of this page: none, and none kept, where the environment does not allow them (ADR 32). */
export function openOverrides(
  environment: Pick<Environment, 'name' | 'allowRemoteOverrides'>,
  known: readonly string[],
): Overrides {
  const kept = keptOverrides(tabStore);
  const { requests, isRefused, isWithdrawn, rest } = readOverrideRequests(location.href, known);
  // Somebody may copy the address, so the request leaves it at once.
  if (rest !== null) history.replaceState(history.state, '', rest);
  const isAllowed = allowsRemoteOverrides(environment);
  if (!isAllowed || isWithdrawn) kept.remove();
  if (!isAllowed)
    return { active: [], requests: [], isRefused: false, agree: async () => undefined, remove: kept.remove };
  return {
    active: kept.read().filter(({ remote }) => known.includes(remote)),
    requests,
    isRefused,
    agree: async (request) => void kept.keep(await fetchLocalBuild(request)),
    remove: kept.remove,
  };
}

/** A build of this machine is never the last good version of a remote, and does not remove one. */
export function ignoringOverrides({ active }: Pick<Overrides, 'active'>, lastGood: LastGood): LastGood {
  const isOverridden = (name: string) => active.some(({ remote }) => remote === name);
  return {
    ...lastGood,
    keep: (name, remote) => void (isOverridden(name) || lastGood.keep(name, remote)),
    forget: (name, version) => void (isOverridden(name) || lastGood.forget(name, version)),
  };
}
