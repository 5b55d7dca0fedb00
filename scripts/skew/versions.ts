import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build/build-record';
import { type BuildContract, readBuildContract } from '@portal/app-kit/build/contract';
import { JOURNEY_FILE } from '@portal/app-kit/journey';
import { readRegistry } from '@portal/platform/registry/read-registry';
import { liveJourney, readBuildRecord } from '@portal/release';
import { filesFolder, REGISTRY_FILE, recordsFolder, SHELL } from '@portal/release/folder';

/** One built version of an app, wherever it lies. */
export interface Version {
  readonly app: string;
  readonly version: string;
  readonly record: BuildRecord;
  /** null: built before there were contracts. */
  readonly contract: BuildContract | null;
  /** The folder of its scripts. */
  readonly files: string;
  /** The code of its journey; null: it has none that may be run. */
  readonly journey: Buffer | null;
}

/** What is live, as far as it is known. */
export interface LiveSide {
  readonly shell: Version | null;
  readonly remotes: Readonly<Record<string, { readonly live: Version; readonly previous: Version | null }>>;
}

export const NOTHING_LIVE: LiveSide = { shell: null, remotes: {} };

/** @throws if the folder has no build. */
export function builtVersion(folder: string): Version {
  const record = readBuildRecord(folder);
  const journey = join(folder, JOURNEY_FILE);
  return {
    app: record.name,
    version: record.version,
    record,
    contract: readBuildContract(folder),
    files: folder,
    journey: existsSync(journey) ? readFileSync(journey) : null,
  };
}

/**
 * What is live in a composed folder.
 * @throws if it is none, or one that an older composer has written.
 */
export function liveIn(folder: string, say: (line: string) => void): LiveSide {
  const file = join(folder, REGISTRY_FILE);
  if (!existsSync(file)) throw new Error(`${folder} is no composed portal.`);
  const { shell, remotes } = readRegistry(readFileSync(file, 'utf8'), () => null);
  if (shell === undefined) throw new Error(`${folder} does not say which shell is live: compose it again.`);
  const published = (app: string, version: string): Version => {
    const records = join(folder, recordsFolder(app, version));
    if (!existsSync(records)) throw new Error(`${folder} has no record of ${app} ${version}: compose it again.`);
    // Code of other teams is run only as the release would run it.
    const journey = liveJourney(folder, { name: app, version }, say) ?? null;
    return { ...builtVersion(records), files: join(folder, filesFolder(app, version)), journey };
  };
  return {
    shell: published(SHELL, shell),
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { current, previous }]) => [
        name,
        { live: published(name, current.version), previous: previous ? published(name, previous.version) : null },
      ]),
    ),
  };
}
