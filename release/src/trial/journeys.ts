import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEY_FILE } from '@portal/app-kit/journey';
import type { Registry } from '@portal/platform/registry';
import { type LogEntry, readLog } from '#change/audit-log.ts';
import { digest } from '#compose/build-folder.ts';
import type { StagedBuild } from '#compose/publish.ts';
import { recordsFolder } from '#folder/folder.ts';
import { isSignedByOwner, type Owners, readOwners } from '#rights/owners.ts';
import { ownerOf } from './owner-of.ts';

/** Where the journeys are from. */
export interface JourneySources {
  /** The composed folder, and its log. */
  readonly folder: string;
  readonly log: readonly LogEntry[];
  /** The new build. */
  readonly staged: StagedBuild;
  say(line: string): void;
}

/**
 * By remote, a copy of its journey in `home`, which nobody changes any more: the new build's own, and that of every other
 * remote. Where the folder has owners, the code of another team is taken only as one of them has signed it.
 * @throws with a sentence, if it is another, or if the new build has none.
 */
export function copyJourneys(
  home: string,
  remotes: Registry['remotes'],
  sources: JourneySources,
): Record<string, string> {
  const { folder, staged } = sources;
  const owners = readOwners(folder);
  const journeys: Record<string, string> = {};
  for (const [name, { current }] of Object.entries(remotes)) {
    const { version } = current;
    const isOwn = name === staged.record.name;
    const code = isOwn ? ownJourney(staged) : journeyOf({ name, version }, owners, sources);
    if (!code) continue;
    journeys[name] = join(home, `${name}.mjs`);
    writeFileSync(journeys[name], code);
  }
  return journeys;
}

function ownJourney({ record: { name, version }, records }: StagedBuild): Buffer {
  const code = records[JOURNEY_FILE];
  if (code) return code;
  throw new Error(
    `${name} ${version} has no journey, by which whoever releases another app would see that it breaks ${name}: write src/journey.ts (docs/how-to-add.md#a-journey). In an emergency: --without-trial "…".`,
  );
}

/**
 * The journey of a remote's version in a composed folder, if it has one that may be run.
 * @throws with a sentence, if it is another than an owner has signed.
 */
export const liveJourney = (
  folder: string,
  remote: { name: string; version: string },
  say: JourneySources['say'],
): Buffer | undefined => journeyOf(remote, readOwners(folder), { folder, log: readLog(folder), say });

function journeyOf(
  remote: { name: string; version: string },
  owners: Owners | null,
  from: Pick<JourneySources, 'folder' | 'log' | 'say'>,
): Buffer | undefined {
  const file = join(from.folder, recordsFolder(remote.name, remote.version), JOURNEY_FILE);
  if (!existsSync(file)) return undefined;
  const code = readFileSync(file);
  if (!owners || isSigned(code, remote, owners, from)) return code;
  from.say(`The journey of ${remote.name} ${remote.version} is left out: none of its owners has signed it.`);
  return undefined;
}

function isSigned(
  code: Buffer,
  { name, version }: { name: string; version: string },
  owners: Owners,
  { folder, log }: Pick<JourneySources, 'folder' | 'log'>,
): boolean {
  const signed = log.findLast(
    (entry) =>
      entry.app === name &&
      [entry.to, entry.canary].includes(version) &&
      entry.journey &&
      isSignedByOwner(owners, entry),
  );
  if (!signed) return false;
  if (signed.journey === digest(code)) return true;
  throw new Error(
    `The journey of ${name} ${version} in ${folder} is not the one that ${signed.signedBy} has signed, so nobody runs it: tell its team (${ownerOf(folder, name, version)}). In an emergency: --without-trial "…".`,
  );
}
