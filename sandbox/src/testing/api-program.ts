import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningIdentity } from '#identity/testing/running-identity.ts';

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

export interface ApiPrograms {
  /** Where each program lies, by its name. */
  program(name: string): string;
  remove(): void;
}

/** The programs of the lessee API as they are deployed, outside this repository and its packages. */
export async function buildApiPrograms(): Promise<ApiPrograms> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'));
  const build = ['--import', 'tsx', 'scripts/build.ts', 'api', '--out', folder];
  await promisify(execFile)(process.execPath, build, { cwd: repository });
  return {
    program: (name) => join(folder, `bin/${name}.js`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

interface Counterparts {
  readonly projectId: string;
  readonly databaseUrl: string;
  /** Whose keys sign the tokens. */
  readonly keySet: { readonly address: string };
  readonly identity: RunningIdentity;
}

/** The variables that each program needs. */
export const programEnvironment = ({ projectId, databaseUrl, keySet, identity }: Counterparts) => ({
  PROJECT_ID: projectId,
  DATABASE_URL: databaseUrl,
  PORTAL_ORIGINS: 'https://portal.example',
  JWKS_URL: keySet.address,
  IDENTITY_PROVIDER: 'firebase',
  FIREBASE_AUTH_EMULATOR_HOST: new URL(identity.address()).host,
});

/** The lessee API as it is started in production, with these variables and no others. */
export async function startApiProgram(
  { program }: ApiPrograms,
  environment: Record<string, string>,
): Promise<ApiProgram> {
  const child = spawn(process.execPath, [program('main')], {
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
