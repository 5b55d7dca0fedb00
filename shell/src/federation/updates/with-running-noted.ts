import type { FetchRemote } from '#federation/loader/version-loader.ts';
import type { PortalReleases } from './open-releases.ts';

/** Notes which version of each remote has its code in the page. */
export const withRunningNoted =
  ({ noteRunning }: Pick<PortalReleases, 'noteRunning'>, fetchRemote: FetchRemote): FetchRemote =>
  async (name, prefix, attempt) => {
    const module = await fetchRemote(name, prefix, attempt);
    noteRunning(name, attempt);
    return module;
  };
