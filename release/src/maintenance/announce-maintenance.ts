import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceData } from '@portal/app-kit/build/document';
import { REGISTRY_ELEMENT_ID } from '@portal/platform/registry';
import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { changeFolder } from '#change/change-folder.ts';
import type { Files } from '#change/journal.ts';
import { formsOfFile } from '#compose/forms-of-file.ts';
import { readPublished } from '#compose/published.ts';
import { DOCUMENT_FILE, REGISTRY_FILE } from '#folder/folder.ts';

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
    const change = await announced(folder, remote, maintenance);
    if (!change) return { files: {}, log: [], result: false };
    const reason = maintenance ? JSON.stringify(maintenance) : 'ended';
    const log = [{ at: new Date().toISOString(), by, what: 'maintenance', app: remote, reason, from: null, to: null }];
    return { files: change, log, result: true };
  });
}

async function announced(folder: string, remote: string, maintenance: AreaMaintenance | null): Promise<Files | null> {
  const { registry } = readPublished(folder);
  const { maintenance: before, ...entry } = registry.remotes[remote] ?? unknown(remote, Object.keys(registry.remotes));
  if (JSON.stringify(before ?? null) === JSON.stringify(maintenance)) return null;
  registry.remotes[remote] = { ...entry, ...(maintenance ? { maintenance } : {}) };
  const html = replaceData(readFileSync(join(folder, DOCUMENT_FILE), 'utf8'), REGISTRY_ELEMENT_ID, registry);
  return {
    ...(await formsOfFile(DOCUMENT_FILE, html)),
    ...(await formsOfFile(REGISTRY_FILE, JSON.stringify(registry, null, 2))),
  };
}

function unknown(remote: string, known: readonly string[]): never {
  throw new Error(`There is no remote "${remote}": ${known.join(', ')}.`);
}
