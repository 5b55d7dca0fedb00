import { join } from 'node:path';
import { alonePort, BESIDE, type Ports, TRIAL } from '@portal/app-kit/build/local-environment';
import type { Sandbox, SandboxOptions } from '@portal/sandbox/src/main.ts';
import { apps } from './apps.ts';
import { say } from './console.ts';
import { root } from './root.ts';

type Choice = Partial<
  Pick<SandboxOptions, 'stateDir' | 'templates' | 'reset' | 'large' | 'desk' | 'deskPace' | 'databaseUrl' | 'log'>
>;

/** The provider's side for the portal at `ports.portal` and for the apps that run alone. */
export async function startLocalSandbox(ports: Ports, choice: Choice = {}): Promise<Sandbox> {
  // It takes seconds to load: whoever joins a running one does without.
  const { startSandbox } = await import('@portal/sandbox/src/main.ts');
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

/** A running sandbox is used and left running. */
export async function joinOrStartSandbox(ports: Ports, choice: Choice = {}): Promise<Pick<Sandbox, 'stop'>> {
  if (await answers(`http://localhost:${ports.api}/healthz`)) {
    say('Using the running sandbox.');
    return { stop: async () => undefined };
  }
  say('Starting the sandbox (identity, storage, lessee API) ...');
  return startLocalSandbox(ports, choice);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
