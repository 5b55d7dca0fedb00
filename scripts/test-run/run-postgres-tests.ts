/** The tests that need a database, on a PostgreSQL that is started for them: `npm run test:postgres [-- path]`. */
import { endWith } from '../console.ts';
import { DATABASE_TESTS, runOnPostgres } from './postgres-tests.ts';

await endWith(async () => {
  const result = await runOnPostgres([...DATABASE_TESTS, ...process.argv.slice(2)]);
  if (typeof result === 'string') throw new Error(result);
  return result;
});
