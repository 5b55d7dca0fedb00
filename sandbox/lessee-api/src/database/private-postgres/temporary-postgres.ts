import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const Started = v.object({ url: v.string(), dir: v.string() });

interface TemporaryPostgres {
  readonly url: string;
  /** Where its data are until it stops. */
  readonly dir: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for this run alone, in a folder that goes with it. A process of its own holds it, so that nothing is
 * left behind even when this one is killed. Ask `findPostgres` first whether there is one.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const script = fileURLToPath(new URL('./private-postgres-process.ts', import.meta.url));
  const holder = spawn(process.execPath, ['--import', 'tsx', script], {
    // Out of the terminal's reach: a Ctrl-C is for the tests, and the server goes after them.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(holder, 'exit');
  const first = await Promise.race([once(createInterface(holder.stdout), 'line'), exited]);
  const [line] = first as [unknown];
  if (typeof line !== 'string') throw new Error('The private PostgreSQL did not start: see the lines above.');
  const { url, dir } = v.parse(Started, JSON.parse(line));
  const stop = async (): Promise<void> => {
    holder.stdin.end();
    await exited;
  };
  return { url, dir, stop };
}
