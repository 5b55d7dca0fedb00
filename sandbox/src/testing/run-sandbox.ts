/** A sandbox in a process of its own, on any free ports: `tsx run-sandbox.ts <folder>`. Tells its addresses as JSON. */
import { stopOnSignals } from '#lifecycle/stop-on-signals.ts';
import { startSandbox } from '../main.ts';

const [stateDir] = process.argv.slice(2);
if (!stateDir) throw new Error('Which folder?');

const sandbox = startSandbox({
  stateDir,
  ports: { api: 0, identity: 0, storage: 0 },
  portalOrigins: ['http://localhost:4000'],
  desk: 'off',
  log: () => {},
});
const log = (line: string): void => void process.stderr.write(`${line}\n`);
stopOnSignals(async () => (await sandbox).stop(), log);
process.stdout.write(`${JSON.stringify((await sandbox).addresses)}\n`);
