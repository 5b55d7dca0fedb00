import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_RECORD_FILE } from '@portal/shared/build/build-record';
import { BUILD_CONTRACT_FILE } from '@portal/shared/build/contract';
import { type Build, type Digests, digestsOf, readBuildRecord } from './build-folder.ts';
import { nextStep } from './change/step.ts';
import { compressFolder } from './compress.ts';
import { DIGESTS_FILE, filesFolder, recordsFolder, STAGING_FOLDER } from './folder.ts';

/** A build in the form in which it is served, before anybody can read it; or as it was published earlier. */
export interface StagedBuild extends Build {
  readonly stagedIn: string;
  readonly isNew: boolean;
}

/**
 * Copies and compresses a build beside `public/`.
 * @throws if this version is published with other bytes already, as by another version of a tool.
 */
export async function stage(outDir: string, build: Build): Promise<StagedBuild> {
  const { folder, record, digests } = build;
  const { name, version } = record;
  const published = join(outDir, filesFolder(name, version));
  if (existsSync(published)) {
    const kept = join(outDir, recordsFolder(name, version));
    const isSame =
      isEqual(digestsOf(published), digests) &&
      (!existsSync(join(kept, BUILD_RECORD_FILE)) || isEqual(readBuildRecord(kept), record));
    if (!isSame)
      throw new Error(
        `${name} ${version} is published in ${outDir} with other bytes already, and a version is never overwritten. Another tool has built it, or somebody has changed ${published}: raise the version in ${name}/package.json and build again.`,
      );
    return { ...build, stagedIn: published, isNew: false };
  }
  const staged = join(outDir, STAGING_FOLDER, name);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  nextStep(`copy the files of ${name}`);
  for (const file of Object.keys(digests)) cpSync(join(folder, file), join(staged, file));
  await compressFolder(staged);
  return { ...build, stagedIn: staged, isNew: true };
}

/** Publishes a version, once: its folder is never written to again. Nobody reads it before a document names it. */
export function publish(outDir: string, { record, folder, stagedIn, isNew, digests }: StagedBuild): void {
  const { name, version } = record;
  const published = join(outDir, filesFolder(name, version));
  if (isNew) {
    mkdirSync(dirname(published), { recursive: true });
    nextStep(`publish the files of ${name}`);
    renameSync(stagedIn, published);
  }
  nextStep(`keep the records of ${name}`);
  keepRecords(folder, join(outDir, recordsFolder(name, version)), digests);
}

/** What the build says about itself. Builds from before there were contracts have none. */
function keepRecords(folder: string, target: string, digests: Digests): void {
  mkdirSync(target, { recursive: true });
  const keep = (file: string, content: string | Buffer) => {
    writeFileSync(join(target, `${file}.new`), content);
    renameSync(join(target, `${file}.new`), join(target, file));
  };
  for (const file of [BUILD_CONTRACT_FILE, BUILD_RECORD_FILE])
    if (existsSync(join(folder, file))) keep(file, readFileSync(join(folder, file)));
  keep(DIGESTS_FILE, JSON.stringify(digests, null, 2));
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
