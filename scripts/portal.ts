import { join } from 'node:path';
import { listenOnLoopback } from '@portal/sandbox/src/lifecycle/loopback.ts';
import type { Environment } from '@portal/shared/host/environment';
import { compose } from '../shell/composer/compose.ts';
import { portalListener } from '../shell/composer/serve.ts';
import { remotes, root, shell } from './apps.ts';
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
  const [builtShell, ...builtRemotes] = await buildApps([shell, ...remotes], say);
  if (!builtShell) throw new Error('the shell was not built');
  await compose({
    shell: builtShell.folder,
    shellPublic: join(root, 'shell/public'),
    remotes: builtRemotes.map(({ app, folder }) => ({ folder, prefixes: app.prefixes })),
    environment,
    outDir,
  });
  const server = await listenOnLoopback('portal', port, portalListener(outDir));
  return { address: `http://localhost:${port}`, stop: () => server.close() };
}
