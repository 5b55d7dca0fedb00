import { join } from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Our own runtime, or the one that comes with the federation plugin: ADR 37. Both run the same tests. */
export type FederationRuntime = 'own' | 'official';

/** The one switch between them: builds and commands read it here, and builds pass it on to the code. */
export const federationRuntime = (env: NodeJS.ProcessEnv = process.env): FederationRuntime => {
  const chosen = env.PORTAL_FEDERATION_RUNTIME ?? 'own';
  if (chosen === 'own' || chosen === 'official') return chosen;
  throw new Error(`PORTAL_FEDERATION_RUNTIME is ${chosen}: it can be own or official.`);
};

/** A condition of package.json's `imports`: the shell's loader has a file for each runtime. */
export const importConditions = (runtime: FederationRuntime): string[] =>
  runtime === 'official' ? ['official-federation', '...'] : ['...'];

/** Below it, under the name of the official one, lies what the plugin is to use: a link of our package.json. */
const PACKAGE_FOLDER = join(import.meta.dirname, '../../..');

/** What the plugin has to know of it, in a build of the shell or of a remote. */
export function runtimeOptions(
  runtime: FederationRuntime,
  role: { host: { runtimePlugin: string } } | 'remote',
): Pick<PluginOptions, 'implementation' | 'runtimePlugins' | 'experiments'> {
  if (runtime === 'own') return { implementation: PACKAGE_FOLDER };
  if (role === 'remote')
    return {
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    };
  return {
    runtimePlugins: [role.host.runtimePlugin],
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  };
}
