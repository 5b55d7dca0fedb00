import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres } from '@portal/lessee-api/database/private-postgres/find-postgres';
import { startTemporaryPostgres } from '@portal/lessee-api/database/private-postgres/temporary-postgres';
import { root } from '../root.ts';
import { runJest } from './jest.ts';
import type { Skip } from './test-report.ts';

/** The tests that need a database, and no others. */
export const DATABASE_TESTS = ['--config', 'jest.database.config.mjs'];

/** The notice if no folder with PostgreSQL's programs was found; null if one was. */
export const postgresNotice = (binDir: string | null): string | null =>
  binDir === null
    ? [
        '*** SKIPPED: no PostgreSQL server (15 or later) was found on this machine, so the provider’s side was tested',
        '*** only on the embedded database. Install one (Debian: apt-get install postgresql; it need not run), or name the',
        '*** folder of its initdb and postgres in PORTAL_POSTGRES_BIN, and start again.',
      ].join('\n')
    : null;

/**
 * Runs Jest with a private PostgreSQL for everything that needs a database. Returns the exit code, or why it did not
 * run.
 */
export async function runOnPostgres(args: readonly string[], report?: string): Promise<number | string> {
  const notice = postgresNotice(await findPostgres());
  if (notice !== null) return notice;
  const server = await startTemporaryPostgres();
  try {
    return runJest(args, { report, env: { TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

/** What a run without PostgreSQL has not tested. */
export function skippedOnPostgres(): Skip {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/jest'), [...DATABASE_TESTS, '--listTests'], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: 'postgres://none' },
    encoding: 'utf8',
  });
  const count = stdout.split('\n').filter(Boolean).length;
  return { count, of: 'test files on PostgreSQL', why: 'no server: apt-get install postgresql' };
}
