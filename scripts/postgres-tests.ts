import { findPostgres } from '@portal/lessee-api/database/find-postgres';
import { startTemporaryPostgres } from '@portal/lessee-api/database/temporary-postgres';
import { runJest } from './jest.ts';

/** What has to be said when the folder with a PostgreSQL's programs was looked for; null, where one was found. */
export const postgresNotice = (binDir: string | null): string | null =>
  binDir === null
    ? [
        '*** SKIPPED: no PostgreSQL server (15 or later) was found on this machine, so that the provider’s side was tested',
        '*** on the embedded database alone. Install one (Debian: apt-get install postgresql; it need not run), or name the',
        '*** folder of its initdb and postgres in PORTAL_POSTGRES_BIN, and start again.',
      ].join('\n')
    : null;

/** Every test that needs a database, on a PostgreSQL of this run's own. Answers the exit code, or why it was skipped. */
export async function runPostgresTests(args: readonly string[], report?: string): Promise<number | string> {
  const notice = postgresNotice(await findPostgres());
  if (notice !== null) return notice;
  const server = await startTemporaryPostgres();
  try {
    const env = { TEST_DATABASE_URL: server.url };
    return runJest(['--config', 'jest.postgres.config.mjs', ...args], { report, env });
  } finally {
    await server.stop();
  }
}
