import { type IsInCanary, wantedVersion } from '#federation/registry/wanted-version.ts';
import type { ListedVersions, Running } from './release-change.ts';

type Remotes = ListedVersions['remotes'];

/** A remote whose code is in the page. */
export interface Run<Remote extends Remotes[string]> {
  readonly version: string;
  /** As it was listed when it was loaded. */
  readonly remote: Remote;
  /** It was loaded for a company in its canary. */
  readonly isForCanary: boolean;
}

/** The remotes that run in this page. A company in a canary and another one may use the same tab. */
export function createRunningRemotes<Remote extends Remotes[string]>(isInCanary: IsInCanary) {
  /** By remote, the newest first. */
  const runs = new Map<string, readonly Run<Remote>[]>();

  /** What runs for this company. The customer before may have run another version of a remote with a canary. */
  const runOf = (name: string): Run<Remote> | undefined =>
    runs.get(name)?.find(({ remote, isForCanary }) => !remote.canary || isInCanary(remote.canary) === isForCanary);

  return {
    runOf,
    /** Its code is in the page from now on. */
    noteRunning(name: string, run: Run<Remote>): void {
      const others = runs.get(name)?.filter(({ isForCanary }) => isForCanary !== run.isForCanary) ?? [];
      runs.set(name, [run, ...others]);
    },
    /** All that runs for this company. */
    running(): Running {
      const ours = [...runs.keys()].flatMap((name) => {
        const run = runOf(name);
        if (!run) return [];
        const listed = wantedVersion(run.remote, () => run.isForCanary);
        return [[name, { version: run.version, listed }] as const];
      });
      return new Map(ours);
    },
  };
}
