import { join } from 'node:path';
import { listenOnLoopback } from '@portal/sandbox/src/lifecycle/loopback.ts';
import type { Environment } from '@portal/shared/host/environment';
import { compose } from '../shell/composer/compose.ts';
import { portalListener } from '../shell/composer/serve.ts';
import { buildFolder, remotes, root, shell } from './apps.ts';
import { buildApps } from './build-apps.ts';

interface ComposedPortal {
  address: string;
  stop(): Promise<void>;
}

/** Builds what changed, composes it and serves it on loopback. */
export async function startPortal(
  outDir: string,
  port: number,
  environment: Environment,
  say: (line: string) => void,
): Promise<ComposedPortal> {
  say('Building what changed ...');
  await buildApps([shell, ...remotes], 'federated', say);
  await compose({
    shell: buildFolder(shell, 'federated'),
    shellPublic: join(root, 'shell/public'),
    remotes: remotes.map((remote) => ({ folder: buildFolder(remote, 'federated'), prefixes: remote.prefixes })),
    environment,
    outDir,
  });
  const server = await listenOnLoopback('portal', port, portalListener(outDir));
  return { address: `http://localhost:${port}`, stop: () => server.close() };
}
