import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../console.ts';
import { copyOfRepository } from '../pages/copy.ts';
import { root } from '../root.ts';
import type { Count } from './test-report.ts';

const STAMP = 'node_modules/.portal-installed';
const PORTAL = '.cache/e2e/portal';
/** As whoever begins a remote would do it. The last two look at what the browser tests have built and composed. */
const COMMANDS = [
  ['new-remote', 'mf-reports', '--', '--title', 'レポート', '--prefix', '/reports'],
  ['check'],
  ['test:unit', '--', 'mf-reports/', 'scripts/commands.test.ts', 'scripts/ci', 'scripts/doctor'],
  ['test:e2e', '--', 'reports.spec', 'menu.spec', 'single-copies.spec'],
  // It refuses what is over its budget.
  ['release', 'mf-reports', '--', '--to', PORTAL],
  ['doctor', '--', '--portal', PORTAL],
] as const;

/** A remote is made in a copy of the repository, and has to pass at once what every change has to pass. */
export function tryNewRemote(): Count {
  const { folder, remove } = copyOfRepository();
  try {
    install(folder);
    const passed = COMMANDS.findIndex((args) => !succeeds(folder, args));
    return passed < 0 ? { passed: COMMANDS.length, failed: 0 } : { passed, failed: 1 };
  } finally {
    remove();
  }
}

/** The store has every package, so that no network is needed. */
function install(copy: string): void {
  const pnpm = join(root, 'node_modules/.bin/pnpm');
  const { status, stdout } = spawnSync(pnpm, ['install', '--frozen-lockfile', '--offline'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The copy in ${copy} could not be installed:\n${stdout}`);
  cpSync(join(root, STAMP), join(copy, STAMP));
}

function succeeds(copy: string, args: readonly string[]): boolean {
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  say(`  npm run ${args[0]}: ${status === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return status === 0;
}
