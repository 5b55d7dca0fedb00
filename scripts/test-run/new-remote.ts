import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps } from '../apps.ts';
import { say } from '../console.ts';
import { root } from '../root.ts';
import { trackedFiles } from '../tracked-files.ts';
import type { Count } from './test-report.ts';

const PORTAL = '.cache/e2e/portal';
/** What a team runs that begins a remote. The last command releases into the portal of the browser tests. */
const COMMANDS = [
  'git init --quiet && git add --all && git -c user.name=New -c user.email=new@demo.example commit --quiet --message new',
  `node -e "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())"`,
  'npm run new-remote mf-reports -- --title レポート --prefix /reports',
  'npm run check',
  'npx jest mf-reports/ scripts/commands.test.ts scripts/ci',
  'npm test -- --only e2e reports.spec menu.spec single-copies.spec',
  // It refuses what is over its budget.
  `npm run release mf-reports -- --to ${PORTAL} --dirty "it is not committed yet"`,
];

/** A remote is made in a copy of the repository, and has to pass at once what every change has to pass. */
export function tryNewRemote(): Count {
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  // PostgreSQL runs as a user of its own, who must be able to read it.
  chmodSync(folder, 0o755);
  try {
    for (const file of trackedFiles()) cpSync(join(root, file), join(folder, file));
    // The same sources are not built twice.
    for (const dist of apps.map(({ name }) => join(name, 'dist')))
      if (existsSync(join(root, dist)))
        cpSync(join(root, dist), join(folder, dist), { recursive: true, preserveTimestamps: true });
    const passed = COMMANDS.findIndex((command) => !succeeds(folder, command));
    return passed < 0 ? { passed: COMMANDS.length, failed: 0 } : { passed, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function succeeds(copy: string, command: string): boolean {
  const started = Date.now();
  const { status } = spawnSync('bash', ['-c', command], { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
  say(`  ${command}: ${status === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return status === 0;
}
