import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * A clone of this repository as it is now, with what has not been committed yet, on a branch beside `main`: whatever a
 * command does there, nothing here changes. It is installed, and builds come along.
 */
export function copyOfRepository(from = root, below = tmpdir()): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(below, 'pages-'));
  // PostgreSQL runs as a user of its own, who has to get there.
  chmodSync(parent, 0o755);
  const remove = () => rmSync(parent, { recursive: true, force: true });
  try {
    const folder = join(parent, 'portal');
    fill(folder, from);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function fill(folder: string, from: string): void {
  run(from, 'git', 'clone', '--quiet', '--no-hardlinks', from, folder);
  for (const file of uncommitted(from)) {
    rmSync(join(folder, file), { force: true });
    if (existsSync(join(from, file))) cpSync(join(from, file), join(folder, file));
  }
  for (const app of readdirSync(from).filter((name) => existsSync(join(from, name, 'dist'))))
    cpSync(join(from, app, 'dist'), join(folder, app, 'dist'), { recursive: true, preserveTimestamps: true });
  run(folder, 'git', 'config', 'user.name', 'Pages');
  run(folder, 'git', 'config', 'user.email', 'pages@demo.example');
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', 'commit', '--quiet', '--allow-empty', '--message', 'as it is');
  run(folder, 'git', 'checkout', '--quiet', '-B', 'change');
  run(folder, 'git', 'branch', '--force', '--quiet', 'main');
  run(folder, process.execPath, '-e', "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())");
}

/** What differs from the last commit, staged or not, and what git does not know yet. */
function uncommitted(from: string): string[] {
  // A file that moved has changed in both places.
  const differing = run(from, 'git', 'diff', '--name-only', '--no-renames', '-z', 'HEAD');
  const unknown = run(from, 'git', 'ls-files', '--others', '--exclude-standard', '-z');
  return `${differing}${unknown}`.split('\0').filter(Boolean);
}

function run(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
