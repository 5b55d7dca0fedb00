import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD_FILE, BuildRecord } from '@portal/app-kit/build/build-record';
import { BUILD_CONTRACT_FILE } from '@portal/app-kit/build/contract';
import { LICENSES_FILE, licensesOf } from '@portal/app-kit/build/contract/licenses';
import { PROGRAM_FILE } from '@portal/app-kit/build/contract/program';
import { TYPES_FILE } from '@portal/app-kit/build/contract/shared-types';
import { TEAM_FILE } from '@portal/app-kit/build/contract/team';
import { JOURNEY_FILE } from '@portal/app-kit/journey';
import * as v from 'valibot';

/** By name, the digest of every published file. Browsers know only the digest of the entry. */
export const Digests = v.record(v.string(), v.string());
export type Digests = v.InferOutput<typeof Digests>;

/** A finished build of one app. */
export interface Build {
  readonly folder: string;
  readonly record: BuildRecord;
  readonly digests: Digests;
  /** By file name, what is kept of it. Old builds have the build record alone. */
  readonly records: Readonly<Record<string, Buffer>>;
}

/** @throws if the folder has no build, one in another format, or one with other files than it describes. */
export function readBuild(folder: string): Build {
  const record = readBuildRecord(folder);
  const digests = digestsOf(folder);
  const wrong = record.entries.find(({ file, integrity }) => digests[file] !== integrity);
  if (wrong)
    throw new Error(
      `${record.name} ${record.version}: ${wrong.file} in ${folder} is not what its build has written. Delete that folder and build again.`,
    );
  const records = [
    BUILD_CONTRACT_FILE,
    BUILD_RECORD_FILE,
    JOURNEY_FILE,
    LICENSES_FILE,
    PROGRAM_FILE,
    TEAM_FILE,
    TYPES_FILE,
  ].filter((file) => existsSync(join(folder, file)));
  const contents = Object.fromEntries(records.map((file) => [file, readFileSync(join(folder, file))]));
  // Later the licences of all that is live are read together: a file that cannot be read would stop everybody.
  if (contents[LICENSES_FILE]) licensesOf(contents[LICENSES_FILE].toString());
  return {
    folder,
    record,
    digests,
    records: contents,
  };
}

/** @throws if the folder has none, or one in another format. */
export function readBuildRecord(folder: string): BuildRecord {
  return v.parse(BuildRecord, JSON.parse(readFileSync(join(folder, BUILD_RECORD_FILE), 'utf8')));
}

/** The digests of the published files in a folder, without compressed forms: these may differ between machines. */
export function digestsOf(folder: string): Digests {
  const files = readdirSync(folder).filter(isPublished).sort();
  return Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(folder, file)))]));
}

/** Source maps are not published. */
const isPublished = (file: string): boolean => file.endsWith('.js') || file.endsWith('.LICENSE.txt');

/** For the line of the log, and so for its signature: all published files as one, and the code that others run. */
export function digestsToSign({ digests, records }: Build): { digest: string; journey?: string } {
  const journey = records[JOURNEY_FILE];
  return {
    digest: digestOfAll(digests),
    ...(journey ? { journey: digest(journey) } : {}),
  };
}

/** All published files as one. */
export const digestOfAll = (digests: Digests): string => digest(Buffer.from(JSON.stringify(digests)));

/** A digest in the format of subresource integrity. */
export const digest = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
