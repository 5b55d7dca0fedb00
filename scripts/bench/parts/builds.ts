import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../root.ts';
import { trackedFiles } from '../../tracked-files.ts';
import { median } from '../figures/statistics.ts';
import { table } from '../figures/tables.ts';
import type { Bench, PartReport } from './part.ts';

/** A copy: what is measured edits sources, and starts with no builds, no cache and no data. */
const COPY = join(root, '.cache/bench-builds');
const REMOTES_COMPONENT = 'mf-orders/src/order-list/order-list-page.tsx';
const SHARED_TEXTS = 'shared/src/text/messages.ts';
const IS_READY = 'The portal runs at';

/** How long builds take, and the start of everything. */
export async function measureBuilds({ options: { rounds }, say }: Pick<Bench, 'options' | 'say'>): Promise<PartReport> {
  copyRepository();
  const rows: (string | number)[][] = [];
  const add = (what: string, goal: string, all: readonly number[]) => {
    say(`  ${what}: ${all.map(seconds).join(', ')}`);
    rows.push([what, goal, seconds(median([...all])), seconds(Math.min(...all))]);
  };
  const repeated = async (before: () => void, ...names: string[]) => {
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      before();
      all.push(await build(...names));
    }
    return all;
  };
  add('all, with nothing kept', '', [await build()]);
  add('mf-orders after an edit of its list', '1.5', await repeated(() => edit(REMOTES_COMPONENT), 'mf-orders'));
  add('all after an edit of the shared texts', '6', await repeated(() => edit(SHARED_TEXTS)));
  add('`npm start`, with everything built and no data', '', [await startAndStop()]);
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await startAndStop());
  add('`npm start`, with everything built, installed and filled', '10', starts);
  return { text: table(['seconds, the whole command', 'goal', 'median', 'least'], rows), failures: [] };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/** The files of the repository as they are now, and the installed packages; links between workspaces are the copy's. */
function copyRepository(): void {
  rmSync(COPY, { recursive: true, force: true });
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    cpSync(join(root, file), join(COPY, file));
  }
  const asItIs = { recursive: true, verbatimSymlinks: true };
  for (const manifest of trackedFiles().filter((file) => file.endsWith('package.json'))) {
    const packages = join(dirname(manifest), 'node_modules');
    if (!existsSync(join(root, packages))) continue;
    for (const name of readdirSync(join(root, packages), { encoding: 'utf8' }).filter((one) => one !== '.cache')) {
      const from = join(root, packages, name);
      mkdirSync(join(COPY, packages), { recursive: true });
      if (name === '.pnpm') symlinkSync(from, join(COPY, packages, name));
      else cpSync(from, join(COPY, packages, name), asItIs);
    }
  }
  // As `npm start` notes that everything is installed.
  const lockFile = createHash('sha256')
    .update(readFileSync(join(COPY, 'pnpm-lock.yaml')))
    .digest('hex');
  writeFileSync(join(COPY, 'node_modules/.portal-installed'), lockFile);
}

function edit(file: string): void {
  const path = join(COPY, file);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\nglobalThis.name = '${Date.now()}';\n`);
}

async function build(...names: string[]): Promise<number> {
  const started = performance.now();
  const command = npm('run', 'build', '--', ...names);
  const [code] = await once(command, 'close');
  if (code !== 0) throw new Error(`npm run build ${names.join(' ')} ended with ${code}.`);
  return performance.now() - started;
}

/** Until it says its address; then it is stopped. */
async function startAndStop(): Promise<number> {
  const started = performance.now();
  const command = npm('start');
  const closed = once(command, 'close');
  let ready: number | null = null;
  if (command.stdout)
    for await (const line of createInterface({ input: command.stdout })) {
      if (ready !== null || !line.includes(IS_READY)) continue;
      ready = performance.now() - started;
      command.kill('SIGTERM');
    }
  await closed;
  if (ready === null) throw new Error('npm start ended before the portal ran.');
  return ready;
}

function npm(...args: string[]): ChildProcess {
  return spawn('npm', args, { cwd: COPY, stdio: ['ignore', 'pipe', 'inherit'] });
}
