import type { FetchRemote } from '#remotes/remote-loader.ts';
import type { PortalReleases } from './open-releases.ts';

/** Notes which version of each remote has its code in the page. */
export const noteWhatRuns =
  ({ remotes, noteRunning }: Pick<PortalReleases, 'remotes' | 'noteRunning'>, fetchRemote: FetchRemote): FetchRemote =>
  async (name, prefix, attempt) => {
    const { version } = attempt;
    const listed = remotes[name]?.current.version ?? version;
    const module = await fetchRemote(name, prefix, attempt);
    noteRunning(name, { version, listed });
    return module;
  };
