import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_RECORD_FILE } from '@portal/app-kit/build/build-record';
import { nextStep } from '#change/step.ts';
import { writeInOneStep } from '#change/write-in-one-step.ts';
import { DIGESTS_FILE, filesFolder, mapFile, recordsFolder, STAGING_FOLDER } from '#folder/folder.ts';
import { type Build, digestsOf, readBuildRecord } from './build-folder.ts';
import { compressFolder } from './compress.ts';

/** A build as it will be served, but not published yet; or as it was published earlier. */
export interface StagedBuild extends Build {
  readonly stagedIn: string;
  readonly isNew: boolean;
}

/**
 * Copies and compresses a build beside `public/`.
 * @throws if this version is published with other bytes already, for example from another version of a tool.
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
  // Somebody may build into this folder meanwhile, and a published version never changes.
  const copied = Object.keys(digests).filter((file) => existsSync(join(folder, file)));
  for (const file of copied) cpSync(join(folder, file), join(staged, file));
  if (!isEqual(digestsOf(staged), digests))
    throw new Error(`${name} ${version}: ${folder} was changed while it was copied. Build again.`);
  await compressFolder(staged);
  return { ...build, stagedIn: staged, isNew: true };
}

/** Publishes a version once; its folder never changes afterwards. Nobody reads it before a document names it. */
export function publish(outDir: string, { folder, record, records, stagedIn, isNew, digests }: StagedBuild): void {
  const { name, version } = record;
  const published = join(outDir, filesFolder(name, version));
  if (isNew) {
    mkdirSync(dirname(published), { recursive: true });
    nextStep(`publish the files of ${name}`);
    renameSync(stagedIn, published);
  }
  nextStep(`keep the records of ${name}`);
  const kept = join(outDir, recordsFolder(name, version));
  for (const [file, content] of Object.entries(records)) writeInOneStep(join(kept, file), content);
  // Never in `public/`: they have the sources in them.
  for (const script of Object.keys(digests)) {
    const map = join(folder, `${script}.map`);
    if (existsSync(map)) writeInOneStep(join(outDir, mapFile(name, version, script)), readFileSync(map));
  }
  writeInOneStep(join(kept, DIGESTS_FILE), JSON.stringify(digests, null, 2));
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
