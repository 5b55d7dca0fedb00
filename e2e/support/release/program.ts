import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Program {
  /** What its words name as its address. */
  address: string;
  /** All that it has said. */
  said(): string;
  stop(): Promise<void>;
}

/** Starts a TypeScript program and waits until its words name an address. */
export async function startProgram(args: readonly string[], names: RegExp, cwd = root): Promise<Program> {
  const program = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = said.match(names)?.[1];
      if (found) resolve(found);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`${args.join(' ')} ended before it ran:\n${said}`)));
  });
  return { address: await address, said: () => said, stop };
}
