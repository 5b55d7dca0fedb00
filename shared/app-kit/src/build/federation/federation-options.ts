import { join } from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** What every build tells the federation plugin. */
export const FEDERATION = {
  // The plugin looks for its official runtime below this folder: package.json links ours under that name (ADR 2).
  implementation: join(import.meta.dirname, '../../..'),
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
  virtualRuntimeEntry: true,
} as const satisfies Partial<PluginOptions>;
