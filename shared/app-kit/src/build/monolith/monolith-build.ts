import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { type AppBuild, inputsOf, SHARED_SOURCES } from '../app-build.ts';
import { sourceVersion } from '../source-version.ts';
import { monolithConfig } from './monolith-configuration.ts';

interface MonolithOptions {
  directory: string;
  root: string;
  shell: AppBuild;
  remotes: readonly AppBuild[];
  /** By a module of the shell, the module that takes its place. */
  replaced: Readonly<Record<string, string>>;
}

interface MonolithBuild extends Pick<AppBuild, 'name' | 'directory' | 'version'> {
  configuration(): Configuration;
}

/** All apps in one build (monolith-configuration.ts), published as the shell. */
export function defineMonolith({ directory, root, shell, remotes, replaced }: MonolithOptions): MonolithBuild {
  const inputs = [directory, ...[shell, ...remotes].map((app) => app.directory)].flatMap((folder) =>
    inputsOf(relative(root, folder)),
  );
  const version = () => {
    const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    return sourceVersion(root, [...inputs, ...SHARED_SOURCES], manifest.version);
  };
  const { name } = shell;
  return {
    name,
    directory,
    version,
    configuration: () =>
      monolithConfig(
        { name, directory, version: version(), mode: 'production', isServed: false, cache: false },
        {
          shell: { directory: shell.directory, screens: shell.screens ?? {}, staticSkeleton: shell.staticSkeleton },
          remotes: remotes.map((app) => ({ directory: app.directory, areas: app.areas ?? {} })),
          replaced,
        },
      ),
  };
}
