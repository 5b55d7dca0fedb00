import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export interface ApiProgram {
  address: string;
  /** What it has logged. */
  entries: { event: string; [field: string]: unknown }[];
  child: ChildProcess;
  /** By SIGTERM, in order; the exit code. */
  stop(): Promise<number | null>;
  /** At once, as when the machine dies. */
  kill(): Promise<void>;
}

/** The lessee API as it is started in production, with these variables and no others. */
export async function startApiProgram(environment: Record<string, string>): Promise<ApiProgram> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/lessee-api/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...environment },
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const entries: ApiProgram['entries'] = [];
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const listening = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const entry = JSON.parse(line);
      entries.push(entry);
      if (entry.event.startsWith('listening on ')) resolve(entry.event.replace('listening on ', ''));
    });
  });
  const address = await Promise.race([listening, exited.then(() => null)]);
  if (address === null) throw new Error(complaints);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { address, entries, child, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}
