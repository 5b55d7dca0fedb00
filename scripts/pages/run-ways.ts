import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfRepository } from './copy.ts';
import { WAYS, type Way } from './ways.ts';

/** A long one is a browser test with its builds, or a room of mutations. */
const LIMIT_MS = 12 * 60_000;

interface Result {
  passed: number;
  failed: number;
  times: { what: string; seconds: number }[];
}

/** Runs the commands of the pages in a copy of the repository; with names, only those that contain one of them. */
export async function runWays(say: (line: string) => void, names: readonly string[] = []): Promise<Result> {
  const ways = WAYS.filter(({ command, by, notHere }) => !by && !notHere && isWanted(command, names));
  const { folder, remove } = copyOfRepository();
  const running: ChildProcess[] = [];
  const times: Result['times'] = [];
  let failed = 0;
  try {
    for (const way of ways) {
      const started = Date.now();
      if (way.change) appendFileSync(join(folder, way.change), '\n');
      const complaint = await complaintOf(way, folder, running);
      const seconds = (Date.now() - started) / 1000;
      times.push({ what: way.command, seconds });
      say(`  ${complaint === null ? 'ok    ' : 'FAILED'} ${way.command} (${seconds.toFixed(1)} s)`);
      if (complaint === null) continue;
      failed += 1;
      say(complaint);
    }
  } finally {
    // The last first: what stands on another goes before it.
    for (const program of running.reverse()) await stop(program);
    remove();
  }
  return { passed: ways.length - failed, failed, times };
}

const isWanted = (command: string, names: readonly string[]): boolean =>
  names.length === 0 || names.some((name) => command.includes(name));

/** What it said if it did not do its work; null if it did. */
function complaintOf(way: Way, folder: string, running: ChildProcess[]): Promise<string | null> {
  const program = spawn('bash', ['-c', `set -o pipefail; ${way.as ?? way.command}`], {
    cwd: join(folder, way.in ?? ''),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it started ends with it.
    detached: true,
  });
  return new Promise((resolve) => {
    let said = '';
    let isStopped = false;
    const end = (complaint: string | null) => {
      clearTimeout(limit);
      resolve(complaint);
    };
    const stopAndEnd = async (complaint: string | null) => {
      isStopped = true;
      await stop(program);
      end(complaint);
    };
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!way.until?.test(said)) return;
      program.stdout.off('data', hear);
      program.stderr.off('data', hear);
      // Whoever writes and is not read any more would wait.
      program.stdout.resume();
      program.stderr.resume();
      if (!way.stays) return void stopAndEnd(null);
      running.push(program);
      end(null);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.on('close', (code) => {
      if (!isStopped) end(code === 0 && !way.until ? null : `${said}\n(ended with ${code})`);
    });
    const limit = setTimeout(() => void stopAndEnd(`${said}\n(took too long)`), LIMIT_MS);
  });
}

/** In order, with everything that it started. */
function stop(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.pid === undefined) return resolve();
    program.once('close', () => resolve());
    process.kill(-program.pid, 'SIGTERM');
  });
}
