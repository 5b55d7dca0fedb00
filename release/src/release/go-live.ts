import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Registry } from '@portal/platform/registry';
import type { LogEntry } from '#change/audit-log.ts';
import type { Files } from '#change/journal.ts';
import { portalFiles, publicTypes } from '#compose/portal-files.ts';
import { publicLicenses } from '#compose/public-licenses.ts';
import { listedVersions } from '#compose/registry.ts';
import { removeExpired } from '#compose/remove-expired.ts';
import { NGINX_MAPS_FILE, NGINX_SERVER_FILE } from '#folder/folder.ts';
import type { SignEntry } from '#rights/owners.ts';
import type { LivePortal } from './live-portal.ts';

/** What will be live. */
interface Next {
  shell: BuildRecord;
  registry: Registry;
  /** The line of the log: who does what, and why. */
  entry: LogEntry;
  /** By whoever has the right to it. */
  sign: SignEntry;
}

interface GoingLive {
  files: Files;
  log: readonly LogEntry[];
  /** The rules for web servers have changed. */
  hasNewRules: boolean;
  afterwards: () => void;
}

/** Every file that changes when `next` goes live, and the line of the log. */
export async function goLive(live: LivePortal, { shell, registry, entry, sign }: Next): Promise<GoingLive> {
  const { folder, environment } = live;
  const files = {
    ...publicTypes(folder, shell.version),
    ...publicLicenses(folder, registry),
    ...(await portalFiles({ shell, registry: { ...live.registry, ...registry }, environment })),
  };
  const isNew = (file: string) =>
    !existsSync(join(folder, file)) || readFileSync(join(folder, file), 'utf8') !== files[file];
  return {
    files,
    log: [sign({ ...entry, revision: registry.revision })],
    hasNewRules: [NGINX_MAPS_FILE, NGINX_SERVER_FILE].some(isNew),
    afterwards: () => removeExpired(folder, listedVersions(live.registry, registry)),
  };
}
