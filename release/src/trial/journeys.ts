import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEY_FILE } from '@portal/app-kit/journey';
import type { Registry } from '@portal/platform/registry';
import type { LogEntry } from '#change/audit-log.ts';
import { digest } from '#compose/build-folder.ts';
import type { StagedBuild } from '#compose/publish.ts';
import { recordsFolder } from '#folder/folder.ts';
import { isSealed, type Owners, readOwners } from '#rights/owners.ts';
import { ownerOf } from './owner-of.ts';

/** Where the journeys are from. */
export interface Travels {
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
 * @throws with a sentence, if it is another.
 */
export function copyJourneys(home: string, remotes: Registry['remotes'], travels: Travels): Record<string, string> {
  const { folder, staged, say } = travels;
  const owners = readOwners(folder);
  const journeys: Record<string, string> = {};
  for (const [name, { current }] of Object.entries(remotes)) {
    const { version } = current;
    const isOwn = name === staged.record.name;
    const code = isOwn ? staged.records[JOURNEY_FILE] : keptJourney(folder, name, version);
    if (!code) continue;
    if (owners && !isOwn && !isSigned(code, { name, version }, owners, travels)) {
      say(`The journey of ${name} ${version} is left out: none of its owners has signed it.`);
      continue;
    }
    journeys[name] = join(home, `${name}.mjs`);
    writeFileSync(journeys[name], code);
  }
  return journeys;
}

function keptJourney(folder: string, name: string, version: string): Buffer | undefined {
  const file = join(folder, recordsFolder(name, version), JOURNEY_FILE);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function isSigned(
  code: Buffer,
  { name, version }: { name: string; version: string },
  owners: Owners,
  { folder, log }: Travels,
): boolean {
  const signed = log.findLast(
    (entry) =>
      entry.app === name && [entry.to, entry.canary].includes(version) && entry.journey && isSealed(owners, entry),
  );
  if (!signed) return false;
  if (signed.journey === digest(code)) return true;
  throw new Error(
    `The journey of ${name} ${version} in ${folder} is not the one that ${signed.signedBy} has signed, so nobody runs it: tell its team (${ownerOf(folder, name, version)}). In an emergency: --without-trial "…".`,
  );
}
