import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

const root = join(__dirname, '../../..');
const Addresses = v.object({ api: v.string(), identity: v.string(), storage: v.string() });

export interface SandboxProcess {
  readonly child: ChildProcess;
  readonly api: string;
  readonly identity: string;
  readonly storage: string;
  /** The exit code; null if a signal ended it. */
  readonly exited: Promise<number | null>;
}

interface Choice {
  databaseUrl?: string;
  reset?: boolean;
}

/** A whole sandbox in its own process. If it does not start, it rejects with what the process prints. */
export async function startSandboxProcess(
  stateDir: string,
  { databaseUrl, reset }: Choice = {},
): Promise<SandboxProcess> {
  const script = join(__dirname, 'run-sandbox.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, stateDir, ...(reset ? ['--reset'] : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const complaint = text(child.stderr);
  const line = once(createInterface(child.stdout), 'line').then(([first]) => String(first));
  const first = await Promise.race([line, exited]);
  if (typeof first !== 'string') throw new Error(await complaint);
  return { child, exited, ...v.parse(Addresses, JSON.parse(first)) };
}

type SignedIn = { localId?: string; idToken?: string };

/** A call to the identity provider, `signUp` or `signInWithPassword`. */
export async function accounts({ identity }: SandboxProcess, call: string, body: object): Promise<SignedIn> {
  const response = await fetch(`${identity}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return (await response.json()) as SignedIn;
}

/** The headers for calls of a demo account. */
export async function signedIn(
  sandbox: SandboxProcess,
  email = 'tanaka@demo.example',
): Promise<Record<string, string>> {
  const { idToken } = await accounts(sandbox, 'signInWithPassword', { email, password: 'demo-pass-1' });
  return { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
}
