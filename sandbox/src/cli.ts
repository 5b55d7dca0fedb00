/**
 * The sandbox alone: `tsx sandbox/src/cli.ts`, `--reset` for fresh data, `--large` for 100,000 orders in one company,
 * `--desk stepped` for estimates on command.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '@portal/lessee-api/stop-on-signals';
import { type DeskMode, deskModes } from '#controls/desk-control.ts';
import { type Sandbox, startSandbox } from './main.ts';

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
    portalOrigins: [
      'http://localhost:4000',
      'http://localhost:4001',
      'http://localhost:4002',
      'http://localhost:4003',
      'http://localhost:4004',
    ],
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
