import type { Failure, ShownArea } from '@portal/ui/host';
import type { Area } from '#federation/areas/areas.ts';
import { availableAreas } from '#federation/areas/available-areas.ts';
import type { AreaAccess } from './portal.ts';
import { shellBuild } from './public-page.ts';

/**
 * The areas as they are shown. The card of a failed area links only to areas that work. If its code could not be
 * loaded, the other areas of its remote are likely to be gone, too, and are left out.
 */
export function createShownAreas({ areas, maintenance, loader }: AreaAccess) {
  /** The paths whose page failed when it was last shown. */
  const failed = new Set<string>();
  const isAway = ({ remote, prefix }: Area) => loader.isDown(remote, prefix) || maintenance.isOn(remote);
  const hasFailed = (path: string): boolean =>
    failed.has(path) || areas.some((area) => area.prefix === path && isAway(area));
  const isOf = (remote: string | undefined, path: string): boolean =>
    remote !== undefined && areas.some((area) => area.prefix === path && area.remote === remote);
  const at = (path: string, remote?: string) => ({
    others: (what: Failure) =>
      availableAreas(
        areas,
        (other) => other === path || (what === 'failed' && isOf(remote, other)) || hasFailed(other),
      ),
    onShown: () => void failed.delete(path),
    onFailed: () => void failed.add(path),
  });
  return {
    ofRemote: ({ remote, prefix, title }: Area): ShownArea => ({
      ...at(prefix, remote),
      title,
      build: () => loader.buildFor(remote, prefix),
    }),
    /** A page of the shell itself below the header. */
    ofShell: (path: string, title: string): ShownArea => ({ ...at(path), title, build: shellBuild }),
  };
}
