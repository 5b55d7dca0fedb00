import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { contractsSince } from '../migration-rules.ts';
import { migrationsFolder } from '../session.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const FOLDERS = ['sandbox/lessee-api', 'shared/contract', 'shared/platform'];
/** Further back than one release is. */
const MIGRATIONS = 3;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit before the newest migrations, but not before one that takes away: for that, releases have to lie between.
 * null: there is no history here.
 */
export function commitBefore(): string | null {
  const newest = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .reverse();
  const taking = newest.findIndex(
    (file) => contractsSince(readFileSync(join(migrationsFolder, file), 'utf8')) !== null,
  );
  const first = newest[taking === -1 ? MIGRATIONS - 1 : Math.min(taking, MIGRATIONS - 1)] ?? '';
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', join(migrationsFolder, first));
    return git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}~1`);
  } catch {
    return null;
  }
}

/** The API of that commit in this folder. Its packages are those of today; only its own code is of then. */
export function unpackApi(commit: string, tree: string): void {
  const archive = execFileSync('git', ['archive', commit, 'tsconfig.base.json', ...FOLDERS], {
    cwd: root,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  mkdirSync(join(tree, 'node_modules'));
  symlinkSync(join(root, 'node_modules/.pnpm'), join(tree, 'node_modules/.pnpm'));
  for (const folder of FOLDERS) {
    const packages = join(folder, 'node_modules');
    cpSync(join(root, packages), join(tree, packages), { recursive: true, verbatimSymlinks: true });
  }
}

export interface RunningApi {
  readonly address: string;
  stop(): Promise<void>;
}

/** As a process of its own, which brings the database to the version of its code. */
export async function startApiOf(tree: string, url: string): Promise<RunningApi> {
  const script = fileURLToPath(new URL('./api-of-tree.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, tree], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  });
  const exited = once(child, 'exit');
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  if (typeof line[0] !== 'string' || !line[0].startsWith('http')) throw new Error(`The API of ${tree} did not start.`);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  return { address: line[0], stop };
}

/** The code of now. */
export const treeOfNow = root;
