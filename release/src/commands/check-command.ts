import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppBuild } from '@portal/app-kit/build';
import { readBuildContract } from '@portal/app-kit/build/contract';
import { programIn } from '@portal/app-kit/build/contract/program';
import { type SharedTypes, sharedTypesOf } from '@portal/app-kit/build/contract/shared-types';
import { todayInTokyo } from '@portal/platform/text';
import { judgeNames } from '#compatibility/check-compatibility.ts';
import { readBuild } from '#compose/build-folder.ts';
import { PUBLIC_TYPES_FILE } from '#folder/folder.ts';
import { contractOf, readLivePortal } from '#release/live-portal.ts';
import { type Complaint, complaintsOf } from '#types/compile.ts';
import { judgeTypes } from '#types/judge-types.ts';
import { complaintLine, wordFor } from '#types/type-breaks.ts';

interface Checked {
  readonly name: string;
  readonly role: AppBuild['role'];
  /** The folder of its sources. */
  readonly directory: string;
  /** Builds it if it has changed; returns the folder. Only a composed folder has what to compare a build with. */
  build(): Promise<string>;
  say(line: string): void;
}

/** What was found, and by what. */
interface Found {
  readonly clashes: readonly string[];
  readonly complaints: readonly Complaint[];
  readonly remarks: readonly string[];
  readonly by: 'names and types' | 'types';
}

const ADDRESS = /^https?:\/\//;

/** Judges an app's working tree by what is live in a composed folder, or at an address. Returns the exit code. */
export async function checkAgainst(where: string, app: Checked): Promise<number> {
  const { name, role, say } = app;
  if (role === 'host' && ADDRESS.test(where)) {
    say(`not compared: ${name}, since what the remotes use is in the composed folder alone, not at ${where}`);
    return 0;
  }
  const { clashes, complaints, remarks, by } = await (role === 'host' ? hostAgainst : remoteAgainst)(where, app);
  for (const line of [...clashes, ...complaints.map(complaintLine), ...remarks]) say(`  ${line}`);
  const word = clashes.length > 0 ? 'breaking' : wordFor(complaints);
  say(`${word}: ${name}, by its ${by}, beside what is live in ${where}`);
  return word === 'fits' ? 0 : 1;
}

/** By its declarations, against which the programs of the live remotes are compiled. */
async function hostAgainst(folder: string, { directory, build }: Checked): Promise<Found> {
  const live = readLivePortal(folder);
  const built = readBuild(await build());
  const { breaks, remarks } = await judgeTypes({ build: built, live, libraries: directory });
  return { clashes: clashesIn(folder, built.folder), complaints: breaks, remarks, by: 'names and types' };
}

/** By its sources, compiled against the declarations of the live shell. */
async function remoteAgainst(where: string, { name, directory, build }: Checked): Promise<Found> {
  const types = await typesAt(where);
  return {
    complaints: types ? await complaintsOf({ programs: { [name]: programIn(directory) }, types, app: directory }) : [],
    remarks: types ? [] : [`The shell that is live in ${where} has no types: none were compared.`],
    ...(ADDRESS.test(where)
      ? { clashes: [], by: 'types' }
      : { clashes: clashesIn(where, await build()), by: 'names and types' }),
  };
}

/** null: an older shell is live there. @throws if there is no portal. */
async function typesAt(where: string): Promise<SharedTypes | null> {
  const text = ADDRESS.test(where) ? await textAt(`${where.replace(/\/$/, '')}/types.json`) : textIn(where);
  const types = sharedTypesOf(text);
  return Object.keys(types).length > 0 ? types : null;
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}: is it the address of a portal?`);
  return response.text();
}

function textIn(folder: string): string {
  try {
    return readFileSync(join(folder, PUBLIC_TYPES_FILE), 'utf8');
  } catch {
    throw new Error(`There is no ${PUBLIC_TYPES_FILE} in ${folder}: is it a composed portal?`);
  }
}

function clashesIn(folder: string, build: string): readonly string[] {
  const contract = readBuildContract(build);
  if (!contract) return [];
  const { registry: live } = readLivePortal(folder);
  return judgeNames({ contract, live, today: todayInTokyo(), contractOf: contractOf(folder) }).clashes;
}
