import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildContract } from '@portal/app-kit/build/contract';
import { programIn } from '@portal/app-kit/build/contract/program';
import { type SharedTypes, sharedTypesOf } from '@portal/app-kit/build/contract/shared-types';
import { liveContracts } from '#compatibility/live-contracts.ts';
import { verdictOn } from '#compatibility/verdict.ts';
import { PUBLIC_TYPES_FILE } from '#folder/folder.ts';
import { contractOf, readLivePortal } from '#release/live-portal.ts';
import { complaintsOf } from '#types/compile.ts';
import { complaintLine, wordFor } from '#types/type-breaks.ts';

interface Checked {
  readonly name: string;
  /** The folder of its sources. */
  readonly directory: string;
  /** Builds it if it has changed; returns the folder. Only a composed folder has the names to compare a build with. */
  build(): Promise<string>;
  say(line: string): void;
}

const ADDRESS = /^https?:\/\//;

/** Judges a remote's working tree by what is live in a composed folder, or at an address. Returns the exit code. */
export async function checkAgainst(where: string, { name, directory, build, say }: Checked): Promise<number> {
  const types = await typesAt(where);
  const complaints = types
    ? await complaintsOf({ programs: { [name]: programIn(directory) }, types, app: directory })
    : [];
  const clashes = ADDRESS.test(where) ? [] : clashesIn(where, await build());
  for (const line of [...clashes, ...complaints.map(complaintLine)]) say(`  ${line}`);
  if (!types) say(`  The shell that is live in ${where} has no types: none were compared.`);
  const word = clashes.length > 0 ? 'breaking' : wordFor(complaints);
  const compared = ADDRESS.test(where) ? 'types' : 'names and types';
  say(`${word}: ${name}, by its ${compared}, beside what is live in ${where}`);
  return word === 'fits' ? 0 : 1;
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
  return verdictOn(liveContracts(readLivePortal(folder).registry, contractOf(folder)), contract).clashes;
}
