import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { RELEASES_FOLDER, STAGING_FOLDER } from '#folder/folder.ts';
import { addToLog, type LogEntry, lineOf, readLine } from './audit-log.ts';
import { nextStep } from './step.ts';

/** By path in the folder, in the order in which they are replaced; null: the file is removed. */
export type Files = Readonly<Record<string, string | Buffer | null>>;

/** It exists while a change is under way, and after an interrupted one. */
const JOURNAL = `${RELEASES_FOLDER}/journal`;
const Journal = v.object({
  /** In this order; with the last one the change is live. */
  files: v.array(v.string()),
  /** Those that did not exist before. */
  added: v.array(v.string()),
  /** Those that are removed. */
  removed: v.optional(v.array(v.string()), []),
  /** As lines: if they were parsed and written again, one could differ from its line in the log. */
  log: v.array(v.string()),
});
type Journal = v.InferOutput<typeof Journal>;

/**
 * Replaces files; with the last one the change is live. All new files are written first and the old ones kept, so that
 * `settle` can take the change back if the process ends in between.
 */
export function replaceFiles(folder: string, files: Files, log: readonly LogEntry[]): void {
  const at = places(folder);
  const paths = Object.keys(files);
  nextStep('write the new files');
  for (const [file, content] of Object.entries(files)) if (content !== null) write(at.prepared('new', file), content);
  nextStep('keep the old files');
  const added = paths.filter((file) => !existsSync(join(folder, file)));
  for (const file of paths.filter((file) => !added.includes(file)))
    cpSync(join(folder, file), at.prepared('old', file), { preserveTimestamps: true });
  const removed = paths.filter((file) => files[file] === null);
  const lines = log.map(lineOf);
  write(at.prepared('journal.json'), JSON.stringify({ files: paths, added, removed, log: lines } satisfies Journal));
  nextStep('begin the journal');
  renameSync(at.prepared(), at.journal());
  for (const file of paths) {
    nextStep(`${removed.includes(file) ? 'remove' : 'replace'} ${file}`);
    if (removed.includes(file)) {
      rmSync(join(folder, file), { force: true });
      continue;
    }
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(at.journal('new', file), join(folder, file));
  }
  close(folder, lines);
}

/**
 * Settles an interrupted change: takes it back, or completes it if it is live already. Returns the change, if there was
 * one.
 */
export function settle(folder: string): { log: readonly LogEntry[]; isLive: boolean } | null {
  const at = places(folder);
  for (const left of [at.prepared(), at.done(), join(folder, STAGING_FOLDER)])
    rmSync(left, { recursive: true, force: true });
  if (!existsSync(at.journal())) return null;
  const { files, added, removed, log } = v.parse(Journal, JSON.parse(readFileSync(at.journal('journal.json'), 'utf8')));
  const isDone = (file: string) => !existsSync(removed.includes(file) ? join(folder, file) : at.journal('new', file));
  const isLive = files.every(isDone);
  if (!isLive) {
    for (const file of files.filter(isDone)) {
      nextStep(`put back ${file}`);
      if (added.includes(file)) rmSync(join(folder, file), { force: true });
      else if (existsSync(at.journal('old', file))) renameSync(at.journal('old', file), join(folder, file));
    }
  }
  const entries = log.flatMap(readLine);
  close(folder, isLive ? log : entries.map((entry) => lineOf({ ...entry, takenBack: true })));
  return { log: entries, isLive };
}

function close(folder: string, log: readonly string[]): void {
  const at = places(folder);
  nextStep('write the log');
  addToLog(folder, log);
  nextStep('end the journal');
  // Renamed, since its files cannot be removed at once, and half a journal would be misleading.
  renameSync(at.journal(), at.done());
  nextStep('remove the journal');
  for (const left of [at.done(), join(folder, STAGING_FOLDER)]) rmSync(left, { recursive: true, force: true });
}

const places = (folder: string) => {
  const below =
    (name: string) =>
    (...path: string[]) =>
      join(folder, name, ...path);
  return { journal: below(JOURNAL), prepared: below(`${JOURNAL}.new`), done: below(`${JOURNAL}.done`) };
};

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
