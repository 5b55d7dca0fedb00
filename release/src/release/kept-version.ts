import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD_FILE, type BuildRecord } from '@portal/app-kit/build/build-record';
import * as v from 'valibot';
import { Digests, digest, readBuildRecord } from '#compose/build-folder.ts';
import { DIGESTS_FILE, filesFolder, recordsFolder } from '#folder/folder.ts';

/** A version whose files are kept in a composed folder. */
export interface KeptVersion {
  readonly record: BuildRecord;
  /** By file, the digest with which it was published. */
  readonly digests: Digests;
}

/** null if the folder does not know this version, or no longer does. */
export function keptVersion(folder: string, app: string, version: string): KeptVersion | null {
  const kept = join(folder, recordsFolder(app, version));
  if (![BUILD_RECORD_FILE, DIGESTS_FILE].every((file) => existsSync(join(kept, file)))) return null;
  const digests = v.parse(Digests, JSON.parse(readFileSync(join(kept, DIGESTS_FILE), 'utf8')));
  return { record: readBuildRecord(kept), digests };
}

/** What is wrong with its published files, in words; null if all are as they were published. */
export function damageOf(folder: string, { record, digests }: KeptVersion): string | null {
  const files = join(folder, filesFolder(record.name, record.version));
  const isMissing = (file: string) => !existsSync(join(files, file));
  const missing = Object.keys(digests).filter(isMissing);
  if (missing.length > 0) return `${missing.length === 1 ? missing[0] : `${missing.length} files`} missing`;
  const changed = Object.entries(digests).filter(([file, known]) => digest(readFileSync(join(files, file))) !== known);
  return changed.length > 0 ? `${changed.map(([file]) => file).join(', ')} changed` : null;
}
