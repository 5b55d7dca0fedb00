import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Alone {
  /** Its top, which leads to its first area. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a remote alone, like `npm run standalone`, on the sandbox of these tests. */
export async function startAlone(remote: string): Promise<Alone> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/start-standalone.ts', remote, '--test'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = said.match(/runs alone at (\S+)/)?.[1];
      if (found) resolve(found);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`${remote} ended before it ran:\n${said}`)));
  });
  return { address: await address, stop };
}
