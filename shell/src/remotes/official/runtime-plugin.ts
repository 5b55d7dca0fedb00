import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { entryScript } from '../entry-script.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

/**
 * Hands the shell's federation runtime to the remotes, which are built without one (`externalRuntime`). The plugin's
 * own option for this bundles the runtime a second time (measured: 31.9 instead of 22.2 KB).
 */
globalThis._FEDERATION_RUNTIME_CORE ??= core;

/**
 * The runtime keeps the promise of a shared module that failed to load, and would return it forever. The plugin is
 * registered for every part of the runtime, because the remotes' parts are the ones that ask.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
core.registerGlobalPlugins([forgetFailedShares]);

/** Loads a container's entry as the portal does. */
const portalRuntimePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'portal-runtime',
  createScript: ({ url }) => entryScript(url, entryIntegrity.get(url)),
});

/** The promised integrity of each entry, by address. */
export const entryIntegrity = new Map<string, string>();

// The federation runtime loads a plugin by its default export.
export default portalRuntimePlugin;
