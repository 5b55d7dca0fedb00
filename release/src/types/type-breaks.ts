import { isDeepStrictEqual } from 'node:util';
import type { Program } from '@portal/app-kit/build/contract/program';
import type { SharedTypes } from '@portal/app-kit/build/contract/shared-types';
import { type Compiling, type Complaint, complaintsOf } from './compile.ts';

/** A missing module or name: it breaks where it runs, too. */
const MISSING = ['TS2305', 'TS2307', 'TS2614', 'TS2724'];

interface Compared extends Pick<Compiling, 'app'> {
  /** By name and version, the programs of live remotes. */
  readonly programs: Readonly<Record<string, Program>>;
  readonly before: SharedTypes;
  readonly after: SharedTypes;
}

/**
 * What the compiler says against the later types, and did not say against the earlier ones: libraries that only the
 * remotes' own repositories have are missing in both.
 */
export async function newComplaints({ programs, before, after, app }: Compared): Promise<Complaint[]> {
  if (Object.keys(programs).length === 0 || isDeepStrictEqual(before, after)) return [];
  const found = await complaintsOf({ programs, types: after, app });
  if (found.length === 0) return [];
  const known = await complaintsOf({ programs, types: before, app });
  const isKnown = (one: Complaint) => known.some((other) => isDeepStrictEqual(one, other));
  return found.filter((one) => !isKnown(one));
}

/** In one word, as other platforms say it. */
export const wordFor = (complaints: readonly Complaint[]): 'fits' | 'type breaking' | 'breaking' => {
  if (complaints.length === 0) return 'fits';
  return complaints.some(({ code }) => MISSING.includes(code)) ? 'breaking' : 'type breaking';
};

export const complaintLine = ({ program, place, code, words }: Complaint): string =>
  `${program} ${place}: ${words} (${code})`;
