import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM_FILE, Program } from '@portal/app-kit/build/contract/program';
import {
  readSharedTypes,
  type SharedTypes,
  sharedTypesOf,
  TYPES_FILE,
} from '@portal/app-kit/build/contract/shared-types';
import type { Registry } from '@portal/platform/registry';
import * as v from 'valibot';
import type { Build } from '#compose/build-folder.ts';
import { recordsFolder, SHELL } from '#folder/folder.ts';
import { type Complaint, complaintsOf } from './compile.ts';
import { complaintLine, newComplaints, wordFor } from './type-breaks.ts';

/** What is live in a composed folder. */
interface Live {
  readonly folder: string;
  readonly registry: Pick<Registry, 'remotes'> & { readonly shell: string };
}

interface Judged {
  readonly build: Build;
  readonly live: Live;
  /** An app whose installed libraries have the declarations. */
  readonly libraries: string;
}

interface TypeVerdict {
  readonly breaks: readonly Complaint[];
  /** What could not be compared. */
  readonly remarks: readonly string[];
}

/**
 * A remote is compiled against the live shell. A shell compiles every remote that a page may load: the current, previous
 * and canary version of each, from whichever repository it is.
 */
export function judgeTypes(judged: Judged): Promise<TypeVerdict> {
  return judged.build.record.name === SHELL ? judgeShell(judged) : judgeRemote(judged);
}

/** @throws with what the compiler says, unless there is a reason to go live nevertheless. */
export function refuseTypeBreaks({ record }: Build, breaks: readonly Complaint[], reason: string | undefined): void {
  if (breaks.length === 0 || reason !== undefined) return;
  throw new Error(
    [
      `${record.name} ${record.version} does not fit what is live by its types (${wordFor(breaks)}):`,
      ...breaks.map((one) => `  ${complaintLine(one)}`),
      'Mend it, or say why it goes live nevertheless: --type-breaking "…".',
    ].join('\n'),
  );
}

async function judgeRemote({ build, live, libraries }: Judged): Promise<TypeVerdict> {
  const program = build.records[PROGRAM_FILE];
  const types = liveTypes(live);
  const { name, version } = build.record;
  if (!program) return { breaks: [], remarks: [] };
  if (!types)
    return { breaks: [], remarks: [`The live shell ${live.registry.shell} has no types: none were compared.`] };
  const programs = { [`${name} ${version}`]: programOf(program.toString()) };
  return { breaks: await complaintsOf({ programs, types, app: libraries }), remarks: [] };
}

async function judgeShell({ build, live, libraries }: Judged): Promise<TypeVerdict> {
  const [before, record] = [liveTypes(live), build.records[TYPES_FILE]];
  if (!before || !record) return { breaks: [], remarks: [] };
  const { programs, without } = livePrograms(live);
  return {
    breaks: await newComplaints({ programs, before, after: sharedTypesOf(record.toString()), app: libraries }),
    remarks: without.map((one) => `${one} was built without its program: its types were not compared.`),
  };
}

function liveTypes({ folder, registry }: Live): SharedTypes | null {
  const types = readSharedTypes(join(folder, recordsFolder(SHELL, registry.shell), TYPES_FILE));
  return types && Object.keys(types).length > 0 ? types : null;
}

function livePrograms({ folder, registry }: Live) {
  const programs: Record<string, Program> = {};
  const without: string[] = [];
  for (const [name, { current, previous, canary }] of Object.entries(registry.remotes))
    for (const { version } of [current, previous, canary?.build].filter((build) => build !== undefined)) {
      const file = join(folder, recordsFolder(name, version), PROGRAM_FILE);
      if (existsSync(file)) programs[`${name} ${version}`] = programOf(readFileSync(file, 'utf8'));
      else without.push(`${name} ${version}`);
    }
  return { programs, without };
}

const programOf = (text: string): Program => v.parse(v.pipe(v.string(), v.parseJson(), Program), text);
