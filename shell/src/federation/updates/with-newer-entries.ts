import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import { type IsInCanary, wantedVersion } from '#federation/registry/wanted-version.ts';
import type { PortalReleases } from './open-releases.ts';

/**
 * If a remote cannot be loaded, it may have been released again since the page was opened, and the old files may be
 * gone. If the registry lists another version now, that one is loaded, without a reload of the page.
 */
export function withNewerEntries(
  loader: RemoteLoader,
  { remotes, askQuickly }: Pick<PortalReleases, 'remotes' | 'askQuickly'>,
  isInCanary: IsInCanary,
): RemoteLoader {
  const wanted = (name: string) => remotes[name] && wantedVersion(remotes[name], isInCanary);
  async function load(name: string, prefix: string, pathname?: string) {
    const tried = wanted(name);
    try {
      return await loader.load(name, prefix, pathname);
    } catch (error) {
      await askQuickly();
      if (wanted(name) === tried) throw error;
      return loader.load(name, prefix, pathname);
    }
  }
  return { ...loader, load };
}
