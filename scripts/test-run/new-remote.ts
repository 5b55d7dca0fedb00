import { spawnSync } from 'node:child_process';
import { say } from '../console.ts';
import { copyOfRepository } from '../pages/copy.ts';
import type { Count } from './test-report.ts';

const PORTAL = '.cache/e2e/portal';
/** As whoever begins a remote would do it. The last looks at what the browser tests have built and composed. */
const COMMANDS = [
  'npm run new-remote mf-reports -- --title レポート --prefix /reports',
  'npm run check',
  'npx jest mf-reports/ scripts/commands.test.ts scripts/ci',
  'npm test -- --only e2e reports.spec menu.spec single-copies.spec',
  // It refuses what is over its budget.
  `npm run release mf-reports -- --to ${PORTAL}`,
];

/** A remote is made in a copy of the repository, and has to pass at once what every change has to pass. */
export function tryNewRemote(): Count {
  const { folder, remove } = copyOfRepository();
  try {
    const passed = COMMANDS.findIndex((command) => !succeeds(folder, command));
    return passed < 0 ? { passed: COMMANDS.length, failed: 0 } : { passed, failed: 1 };
  } finally {
    remove();
  }
}

function succeeds(copy: string, command: string): boolean {
  const started = Date.now();
  const { status } = spawnSync('bash', ['-c', command], { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
  say(`  ${command}: ${status === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return status === 0;
}
