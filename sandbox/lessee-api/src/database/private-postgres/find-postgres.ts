import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const OLDEST = 15;

interface PostgresFolder {
  readonly binDir: string;
  /** Its major version; null: there is no whole server in it. */
  readonly version: number | null;
}

/** The first of the oldest that is new enough: the SQL is in its subset, and the embedded engine is new anyway. */
export function choosePostgres(folders: readonly PostgresFolder[]): string | null {
  let chosen: { binDir: string; version: number } | null = null;
  for (const { binDir, version } of folders) {
    if (version === null || version < OLDEST) continue;
    if (chosen === null || version < chosen.version) chosen = { binDir, version };
  }
  return chosen?.binDir ?? null;
}

/** `postgres (PostgreSQL) 15.14 (Debian …)` → 15 */
export const versionIn = (words: string): number | null => {
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(words) ?? [];
  return major === undefined ? null : Number(major);
};

/**
 * The folder with the programs of a PostgreSQL that can be started here, or null. Named by PORTAL_POSTGRES_BIN, in
 * Debian's place, where they are not on the PATH, or on the PATH.
 * @throws with a sentence if the one that is named is none.
 */
export async function findPostgres(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  const named = env.PORTAL_POSTGRES_BIN;
  if (named) {
    if (choosePostgres([await look(named)]) !== null) return named;
    throw new Error(
      `PORTAL_POSTGRES_BIN names ${named}, which has no initdb and postgres of version ${OLDEST} or later: correct it or unset it.`,
    );
  }
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = [...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')), ...onPath];
  return choosePostgres(await Promise.all(folders.map(look)));
}

async function look(binDir: string): Promise<PostgresFolder> {
  const [server, initdb] = await Promise.all(['postgres', 'initdb'].map((program) => ask(join(binDir, program))));
  return { binDir, version: server === initdb ? (server ?? null) : null };
}

const ask = (program: string): Promise<number | null> =>
  run(program, ['--version']).then(
    ({ stdout }) => versionIn(stdout),
    () => null,
  );
