import type { ChildProcess } from 'node:child_process';

/* A program in a process group of its own, which serves until it is ended. */

/** With all that it has started itself. */
export async function end(server: ChildProcess): Promise<void> {
  if (!server.pid || server.exitCode !== null) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  process.kill(-server.pid, 'SIGTERM');
  await closed;
}

/** @throws with what it said if it ends without these words. */
export function says({ stdout, stderr }: ChildProcess, words: string): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(words)) resolve();
    };
    stdout?.on('data', hear).once('end', () => reject(new Error(said)));
    stderr?.on('data', hear);
  });
}
