/**
 * A sandbox in its own process, on any free ports: `tsx run-sandbox.ts <folder> [--reset]`, on DATABASE_URL if that is
 * set. Prints its addresses as JSON, or what is wrong in a sentence.
 */
import { stopOnSignals } from '@portal/lessee-api/stop-on-signals';
import { startSandbox } from '../main.ts';
import { TEMPLATES } from './templates.ts';

const [stateDir, flag] = process.argv.slice(2);
if (!stateDir) throw new Error('Which folder?');

const sandbox = startSandbox({
  stateDir,
  ports: { api: 0, identity: 0, storage: 0 },
  portalOrigins: ['http://localhost:4000'],
  desk: 'off',
  templates: TEMPLATES,
  reset: flag === '--reset',
  databaseUrl: process.env.DATABASE_URL,
  log: () => {},
});
const log = (line: string): void => void process.stderr.write(`${line}\n`);
stopOnSignals(async () => (await sandbox).stop(), log);
try {
  process.stdout.write(`${JSON.stringify((await sandbox).addresses)}\n`);
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
