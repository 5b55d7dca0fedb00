import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { changeFolder } from '#change/change-folder.ts';
import { readPublished } from '#compose/published.ts';
import { filesWithEntry } from '#compose/remote-entry.ts';

/**
 * Announces maintenance of a remote's areas in a published folder, or takes it back (null): in the document and in the
 * registry. Nothing else in the folder changes. Returns whether anything has changed.
 * @throws if the registry cannot be read, or has no such remote.
 */
export async function announceMaintenance(
  folder: string,
  remote: string,
  maintenance: AreaMaintenance | null,
  { by, say }: { by: string; say: (line: string) => void } = { by: 'somebody', say: () => undefined },
): Promise<boolean> {
  // Before the lock, so that a folder that is no portal stays unchanged.
  readPublished(folder);
  return changeFolder(folder, { what: `the maintenance of ${remote} by ${by}`, say }, async () => {
    const change = await filesWithEntry(folder, remote, ({ maintenance: _, ...entry }) =>
      maintenance ? { ...entry, maintenance } : entry,
    );
    if (!change) return { files: {}, log: [], result: false };
    const reason = maintenance ? JSON.stringify(maintenance) : 'ended';
    const log = [{ at: new Date().toISOString(), by, what: 'maintenance', app: remote, reason, from: null, to: null }];
    return { files: change, log, result: true };
  });
}
