import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Runs another program in this terminal; resolves with its exit code. */
export const run = (command: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const program = spawn(command, args, { stdio: 'inherit' });
    program.on('error', reject);
    program.on('close', (code) => resolve(code ?? 1));
  });

/** The file that a package has for this command. */
export function programOf(name: string, command = name): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}
