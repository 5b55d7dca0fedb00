import { join } from 'node:path';
import type { AppBuild } from '@portal/app-kit/build';
import { alonePort, BESIDE, type Ports, TRIAL } from '@portal/app-kit/build/local-environment';
import type { Sandbox, SandboxOptions } from '@portal/sandbox';
import { say } from './console.ts';

/** The repository of a sandbox: the data lie below its root, and its apps may call the sandbox when they run alone. */
export interface SandboxOwner {
  readonly root: string;
  readonly apps: readonly Pick<AppBuild, 'standalonePort'>[];
}

export type SandboxChoice = Partial<
  Pick<
    SandboxOptions,
    'stateDir' | 'templates' | 'reset' | 'large' | 'desk' | 'deskPace' | 'databaseUrl' | 'releaseLog' | 'log'
  >
>;

/** The provider's side for the portal at `ports.portal` and for the apps that run alone. */
export async function startSandboxOf(
  { root, apps }: SandboxOwner,
  ports: Ports,
  choice: SandboxChoice = {},
): Promise<Sandbox> {
  // Loading it takes seconds, and a command that joins a running sandbox does not need it.
  const { startSandbox } = await import('@portal/sandbox');
  const { portal, api, identity, storage } = ports;
  const alone = apps.map(({ standalonePort }) => `http://localhost:${alonePort(standalonePort, ports)}`);
  return startSandbox({
    stateDir: join(root, '.sandbox'),
    ports: { api, identity, storage },
    portalOrigins: [
      `http://localhost:${portal}`,
      `http://localhost:${portal + BESIDE}`,
      `http://localhost:${portal + TRIAL}`,
      ...alone,
    ],
    desk: 'automatic',
    databaseUrl: process.env.DATABASE_URL,
    log: (line) => say(`  ${line}`),
    ...choice,
  });
}

/** Uses a sandbox that runs already, and leaves it running. */
export async function joinOrStartSandboxOf(
  owner: SandboxOwner,
  ports: Ports,
  choice: SandboxChoice = {},
): Promise<Pick<Sandbox, 'stop'>> {
  if (await answers(`http://localhost:${ports.api}/healthz`)) {
    say('Using the running sandbox.');
    return { stop: async () => undefined };
  }
  say('Starting the sandbox (identity, storage, lessee API) ...');
  return startSandboxOf(owner, ports, choice);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
