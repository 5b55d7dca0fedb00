import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LogEntry } from '#change/audit-log.ts';
import { OWNERS_FILE } from '#folder/folder.ts';
import { isSignedWith, type Signer } from './signer.ts';

/** Who may change what is live of each app. */
const Owners = v.object({
  /** By the name of a person or of a job in CI, the public key. */
  keys: v.record(v.string(), v.pipe(v.string(), v.base64())),
  /** By app, the names of those who may release it and roll it back. */
  apps: v.record(v.string(), v.array(v.string())),
});
export type Owners = v.InferOutput<typeof Owners>;

/** null: nobody has said so, and whoever may write into the folder may release. @throws if it cannot be read. */
export function readOwners(folder: string): Owners | null {
  const file = join(folder, OWNERS_FILE);
  if (!existsSync(file)) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Owners), readFileSync(file, 'utf8'));
  if (result.success) return result.output;
  throw new Error(`${file} cannot be read, so that nobody may release: ${result.issues[0].message}`);
}

/** Puts name and signature of its author to a line of the log. */
export type SignEntry = (entry: LogEntry) => LogEntry;

/**
 * The right to change what is live of an app.
 * @throws with a sentence, if the folder has owners and this is none of them.
 */
export function rightTo(folder: string, app: string, signer: Signer | null): SignEntry {
  const owners = readOwners(folder);
  if (owners === null) return (entry) => entry;
  const names = owners.apps[app] ?? [];
  const allowed = names.length > 0 ? names.join(', ') : 'nobody yet';
  if (!signer)
    throw new Error(`Who may release ${app} is said in ${folder}/${OWNERS_FILE} (${allowed}): sign with --key <file>.`);
  const name = names.find((each) => owners.keys[each] === signer.key);
  if (name === undefined)
    throw new Error(`This key may not release ${app}. ${folder}/${OWNERS_FILE} names ${allowed}.`);
  return (entry) => {
    const named = { ...entry, signedBy: name };
    return { ...named, signature: signer.sign(signedText(named)) };
  };
}

/** Whether an owner of the app has signed this line, and nothing of it was changed since. */
export function isSignedByOwner({ keys, apps }: Owners, entry: LogEntry): boolean {
  const { app, signedBy, signature } = entry;
  const key = signedBy === undefined ? undefined : keys[signedBy];
  if (!signedBy || !key || !signature || !apps[app]?.includes(signedBy)) return false;
  return isSignedWith(key, signedText(entry), signature);
}

/** The same whatever the order of the fields. */
const signedText = ({ signature: _, ...entry }: LogEntry): string =>
  JSON.stringify(
    Object.entries(entry)
      .filter(([, value]) => value !== null && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
