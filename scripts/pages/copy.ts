import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * A clone of this repository as it is now, with what has not been committed yet, on a branch beside `main`: whatever a
 * command does there, nothing here changes. It is installed, and builds come along.
 */
export function copyOfRepository(): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'pages-'));
  const folder = join(parent, 'portal');
  run(parent, 'git', 'clone', '--quiet', '--no-hardlinks', root, folder);
  for (const file of listed('--modified', '--others', '--exclude-standard')) {
    rmSync(join(folder, file), { force: true });
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  for (const app of readdirSync(root).filter((name) => existsSync(join(root, name, 'dist'))))
    cpSync(join(root, app, 'dist'), join(folder, app, 'dist'), { recursive: true, preserveTimestamps: true });
  run(folder, 'git', 'config', 'user.name', 'Pages');
  run(folder, 'git', 'config', 'user.email', 'pages@demo.example');
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', 'commit', '--quiet', '--allow-empty', '--message', 'as it is');
  run(folder, 'git', 'checkout', '--quiet', '-B', 'change');
  run(folder, 'git', 'branch', '--force', '--quiet', 'main');
  run(folder, process.execPath, '-e', "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())");
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

function listed(...args: string[]): string[] {
  return run(root, 'git', 'ls-files', '-z', ...args)
    .split('\0')
    .filter(Boolean);
}

function run(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
