import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import { type BuildContract, readBuildContract } from '@portal/app-kit/build/contract';
import type { Registry } from '@portal/platform/registry';
import * as v from 'valibot';
import { type LogEntry, readLog } from '#change/audit-log.ts';
import { readBuildRecord } from '#compose/build-folder.ts';
import { HostedEnvironment } from '#compose/hosted-environment.ts';
import { readPublished } from '#compose/published.ts';
import { registryOf } from '#compose/registry.ts';
import { LIVE_ENVIRONMENT_FILE, recordsFolder, SHELL } from '#folder/folder.ts';

/** What is live in a composed folder: all that a release of one app must know of the other apps. */
export interface LivePortal {
  readonly folder: string;
  readonly registry: Registry & { shell: string };
  readonly shell: BuildRecord;
  readonly environment: HostedEnvironment;
  readonly log: readonly LogEntry[];
}

/** @throws with what is missing, and what to do. */
export function readLivePortal(folder: string): LivePortal {
  const { registry: published, reading } = readPublished(folder);
  const [fault] = reading.faults;
  if (fault)
    throw new Error(
      `The registry in ${folder} has a fault, which a release would hide (${fault.remote}: ${fault.reason}). Compose the portal again.`,
    );
  const { revision, shell, remotes } = reading;
  const file = join(folder, LIVE_ENVIRONMENT_FILE);
  if (shell === undefined || !existsSync(file) || !existsSync(join(folder, recordsFolder(SHELL, shell))))
    throw new Error(`${folder} does not say what is live in it: an older composer has written it. Compose it again.`);
  return {
    folder,
    // Fields that this version does not know stay as they are.
    registry: {
      ...published,
      ...registryOf(
        shell,
        mapValues(remotes, (entry, name) => ({ ...published.remotes[name], ...entry })),
      ),
      revision,
      shell,
    },
    shell: readBuildRecord(join(folder, recordsFolder(SHELL, shell))),
    environment: v.parse(HostedEnvironment, JSON.parse(readFileSync(file, 'utf8'))),
    log: readLog(folder),
  };
}

/** The version of an app that everybody has; null if it has never been released. */
export const liveVersion = ({ registry }: Pick<LivePortal, 'registry'>, app: string): string | null =>
  (app === SHELL ? registry.shell : registry.remotes[app]?.current.version) ?? null;

/** null: no longer kept, missing in an old build, or in another format. */
export const contractOf =
  (folder: string) =>
  (app: string, version: string): BuildContract | null => {
    try {
      return readBuildContract(join(folder, recordsFolder(app, version)));
    } catch {
      return null;
    }
  };

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A, name: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
