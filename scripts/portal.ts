import { join } from 'node:path';
import type { Registry } from '@portal/platform/registry';
import { compose, operator, portalListener } from '@portal/release';
import { openWaiting } from '@portal/sandbox/ports';
import { apps } from './apps.ts';
import { buildApps } from './build/build-apps.ts';
import { root } from './root.ts';

interface ComposedPortal {
  address: string;
  stop(): Promise<void>;
}

/** Builds what changed and puts it together; files of earlier releases stay in the folder. */
export async function composePortal(
  outDir: string,
  environment: Parameters<typeof compose>[0]['environment'],
  say: (line: string) => void,
  signer: Parameters<typeof compose>[0]['signer'] = null,
): Promise<Registry> {
  say('Building what changed ...');
  const built = await buildApps(apps, say);
  const shell = built.find(({ app }) => app.role === 'host');
  if (!shell) throw new Error('no app is a host');
  return compose({
    shell: shell.folder,
    shellPublic: join(root, 'shell/public'),
    remotes: built.filter((one) => one !== shell).map(({ folder }) => folder),
    environment,
    outDir,
    by: operator(root),
    signer,
    say,
  });
}

/**
 * Composes the portal and serves it on loopback. The port is opened first: a port in use is reported before the slow
 * work, and early requests wait instead of failing.
 */
export async function startPortal(
  outDir: string,
  port: number,
  environment: Parameters<typeof compose>[0]['environment'],
  say: (line: string) => void,
): Promise<ComposedPortal> {
  const server = await openWaiting('portal', port);
  try {
    await composePortal(outDir, environment, say);
  } catch (error) {
    await server.close();
    throw error;
  }
  server.answerWith(portalListener(outDir));
  return { address: `http://localhost:${port}`, stop: () => server.close() };
}
