import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LOG_FILE } from '#folder/folder.ts';

/** One change of one app. Later commands may add kinds and fields. */
export const LogEntry = v.looseObject({
  /** An instant. */
  at: v.string(),
  by: v.string(),
  what: v.string(),
  app: v.string(),
  /** Versions, if one replaced another. */
  from: v.optional(v.nullable(v.string()), null),
  to: v.optional(v.nullable(v.string()), null),
  /** The version that some companies got, or have no longer. */
  canary: v.optional(v.string()),
  reason: v.optional(v.string()),
  /** The commit that was built, and where it is from. */
  source: v.optional(v.string()),
  repository: v.optional(v.string()),
  /** Of a release: the digest of the digests of its files. */
  digest: v.optional(v.string()),
  /** The digest of its journey, which other teams run. */
  journey: v.optional(v.string()),
  /** The owner who did it, and the signature, where the folder has owners. */
  signedBy: v.optional(v.string()),
  signature: v.optional(v.string()),
  /** The revision of the registry that made it live. */
  revision: v.optional(v.string()),
  /** It was interrupted before it was live, and taken back. */
  takenBack: v.optional(v.literal(true)),
});
export type LogEntry = v.InferOutput<typeof LogEntry>;

const Line = v.pipe(v.string(), v.parseJson(), LogEntry);

/** The audit log, oldest first. A line that cannot be read is left out. */
export function readLog(folder: string): LogEntry[] {
  return linesOf(folder).flatMap(readLine);
}

/** None if it cannot be read. */
export function readLine(line: string): LogEntry[] {
  const result = v.safeParse(Line, line);
  return result.success ? [result.output] : [];
}

export const lineOf = (entry: LogEntry): string => JSON.stringify(entry);

/** Adds lines that are not in the log yet: an interrupted change may be completed twice. */
export function addToLog(folder: string, added: readonly string[]): void {
  const known = new Set(linesOf(folder));
  const lines = added.filter((line) => !known.has(line));
  if (lines.length === 0) return;
  // A line that was cut off must not swallow the next one.
  const start = textOf(folder).endsWith('\n') || known.size === 0 ? '' : '\n';
  appendFileSync(join(folder, LOG_FILE), `${start}${lines.join('\n')}\n`);
}

const linesOf = (folder: string): string[] => textOf(folder).split('\n').filter(Boolean);

function textOf(folder: string): string {
  const file = join(folder, LOG_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
