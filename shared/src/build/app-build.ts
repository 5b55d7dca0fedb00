import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RemoteAreas } from '@portal/shared/host/area';
import type { Configuration } from 'webpack';
import { federatedConfig, shellConfig, standaloneConfig } from './webpack-configuration.ts';

const SHARED_PACKAGE = '@portal/shared';
const PACKAGE_FOLDER = join(import.meta.dirname, '../..');

/** `federated`: as it is deployed. `standalone`: a remote alone, with its own copy of everything shared. */
export type BuildKind = 'federated' | 'standalone';

export interface AppBuild {
  readonly name: string;
  readonly role: 'host' | 'remote';
  readonly directory: string;
  readonly root: string;
  /** The port on which a remote runs alone. */
  readonly standalonePort?: number;
  configuration(kind: BuildKind, version: string, mode: 'production' | 'development'): Configuration;
}

interface RemoteOptions {
  directory: string;
  areas: RemoteAreas;
  standalonePort: number;
}

/** A remote's whole build, described by what only the remote knows. */
export function defineRemote({ directory, areas, standalonePort }: RemoteOptions): AppBuild {
  const name = basename(directory);
  const context = { name, directory, versionOf };
  return {
    name,
    role: 'remote',
    directory,
    root: dirname(directory),
    standalonePort,
    configuration: (kind, version, mode) =>
      kind === 'standalone'
        ? standaloneConfig({ ...context, version, mode })
        : federatedConfig({ ...context, version, mode, areas }),
  };
}

interface ShellOptions {
  directory: string;
  /** By first path segment of the shell's own screens, the chunk of that screen. */
  screens: Record<`/${string}`, string>;
}

export function defineShell({ directory, screens }: ShellOptions): AppBuild {
  const name = basename(directory);
  const context = { name, directory, versionOf };
  return {
    name,
    role: 'host',
    directory,
    root: dirname(directory),
    configuration: (_kind, version, mode) => shellConfig({ ...context, version, mode, firstChunks: screens }),
  };
}

/** The installed version of a library: every shared one is a dependency of this package. */
function versionOf(library: string): string {
  const name = library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
  const folder = name === SHARED_PACKAGE ? PACKAGE_FOLDER : join(PACKAGE_FOLDER, 'node_modules', name);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
