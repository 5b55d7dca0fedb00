import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { federatedConfig, shellConfig, standaloneConfig } from './webpack-configuration.ts';

/** `federated`: as it is deployed. `standalone`: a remote alone, with its own copy of everything shared. */
export type BuildKind = 'federated' | 'standalone';

export interface AppBuild {
  readonly name: string;
  readonly role: 'host' | 'remote';
  readonly directory: string;
  readonly root: string;
  readonly prefixes: readonly string[];
  /** The port on which a remote runs alone. */
  readonly standalonePort?: number;
  configuration(kind: BuildKind, version: string, mode: 'production' | 'development'): Configuration;
}

interface RemoteOptions {
  directory: string;
  /** By prefix, the names of the chunks (`webpackChunkName`) of the page that is most often entered. */
  prefixes: Record<`/${string}`, string>;
  standalonePort: number;
}

/** A remote's whole build, described by what only the remote knows. */
export function defineRemote({ directory, prefixes, standalonePort }: RemoteOptions): AppBuild {
  const name = basename(directory);
  const context = { name, directory, versionOf: versionReader(directory) };
  return {
    name,
    role: 'remote',
    directory,
    root: dirname(directory),
    prefixes: Object.keys(prefixes),
    standalonePort,
    configuration: (kind, version, mode) =>
      kind === 'standalone'
        ? standaloneConfig({ ...context, version, mode })
        : federatedConfig({ ...context, version, mode, firstChunks: prefixes }),
  };
}

interface ShellOptions {
  directory: string;
  /** By first path segment of the shell's own screens, the chunk of that screen. */
  screens: Record<`/${string}`, string>;
}

export function defineShell({ directory, screens }: ShellOptions): AppBuild {
  const name = basename(directory);
  const context = { name, directory, versionOf: versionReader(directory) };
  return {
    name,
    role: 'host',
    directory,
    root: dirname(directory),
    prefixes: Object.keys(screens),
    configuration: (_kind, version, mode) => shellConfig({ ...context, version, mode, firstChunks: screens }),
  };
}

/** The installed version of a package, as seen from the app. */
function versionReader(directory: string): (library: string) => string {
  const require = createRequire(join(directory, 'package.json'));
  return (library) => {
    const scoped = library.startsWith('@');
    const name = library.split('/', scoped ? 2 : 1).join('/');
    const folder = require.resolve
      .paths(name)
      ?.map((path) => join(path, name, 'package.json'))
      .find((file) => exists(file));
    if (!folder) throw new Error(`${name} is not installed below ${directory}`);
    return JSON.parse(readFileSync(folder, 'utf8')).version;
  };
}

function exists(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
