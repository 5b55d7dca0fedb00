/**
 * The sandbox alone: `tsx sandbox/src/cli.ts`, `--reset` for fresh data, `--large` for 100,000 orders in one company,
 * `--desk stepped` for estimates on command.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '@portal/lessee-api/stop-on-signals';
import { type DeskMode, deskModes } from '#controls/desk-control.ts';
import { type Sandbox, startSandbox } from './main.ts';

/** Of the apps that run alone; new ones take the next. */
const PORTS_ALONE = Array.from({ length: 49 }, (_, index) => 4001 + index);

const log = (line: string): void => void process.stdout.write(`${line}\n`);

function readOptions(): { reset: boolean; large: boolean; desk: DeskMode } {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      desk: { type: 'string', default: 'automatic' },
    },
  });
  const desk = deskModes.find((mode) => mode === values.desk);
  if (!desk) throw new Error(`--desk must be one of ${deskModes.join(', ')}.`);
  return { reset: values.reset, large: values.large, desk };
}

async function run(): Promise<void> {
  const sandbox: Promise<Sandbox> = startSandbox({
    ...readOptions(),
    stateDir: fileURLToPath(new URL('../../.sandbox', import.meta.url)),
    portalOrigins: ['http://localhost:4000', ...PORTS_ALONE.map((port) => `http://localhost:${port}`)],
    databaseUrl: process.env.DATABASE_URL,
    log,
  });
  // From here on, so that a signal also stops a sandbox that is still starting.
  stopOnSignals(async () => (await sandbox).stop(), log);
  const { addresses } = await sandbox;
  log(`Lessee API  ${addresses.api}`);
  log(`Outbox      ${addresses.outbox}`);
  log(`Identity    ${addresses.identity}`);
  log(`Storage     ${addresses.storage}`);
  log('Ctrl-C stops it; the data stays.');
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
