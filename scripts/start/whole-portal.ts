import { join } from 'node:path';
import type { Ports } from '@portal/app-kit/build/local-environment';
import type { compose } from '@portal/release';
import { LOG_FILE } from '@portal/release/folder';
import type { Sandbox } from '@portal/sandbox';
import { say } from '../console.ts';
import type { SandboxChoice } from '../local-sandbox.ts';
import { startPortal } from '../portal.ts';

interface WholePortal {
  readonly address: string;
  readonly sandbox: Sandbox['addresses'];
  stop(): Promise<void>;
}

interface Parts {
  /** Where the portal is composed. */
  readonly folder: string;
  readonly ports: Ports;
  readonly environment: Parameters<typeof compose>[0]['environment'];
  /** Takes where the portal's releases are written down, for the page of health. */
  startSandbox(choice: Pick<SandboxChoice, 'releaseLog'>): Promise<Sandbox>;
}

/** The portal in a folder, with its sandbox beside it. */
export async function startWholePortal({ folder, ports, environment, startSandbox }: Parts): Promise<WholePortal> {
  const sandbox = await startSandbox({ releaseLog: join(folder, LOG_FILE) });
  try {
    const portal = await startPortal(folder, ports.portal, environment, say);
    const stop = async () => {
      await portal.stop();
      await sandbox.stop();
    };
    return { address: portal.address, sandbox: sandbox.addresses, stop };
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
}
