import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

const TIMEOUT_MS = 60_000;

export interface Answer {
  readonly stdout: string;
  readonly stderr: string;
}

/** What the installed pnpm answers, whatever its exit code says: with findings that is 1, too. */
export function askPnpm(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const options = {
    cwd: root,
    env: { ...process.env, pnpm_config_fetch_retries: '0', ...env },
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/pnpm'), args, options, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}
