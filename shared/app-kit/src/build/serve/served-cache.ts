import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { sourceVersion } from '../source-version.ts';

/**
 * The cache of a served app, in `.cache/`. It is valid for the same installed packages, configuration and Node; sources
 * are compared one by one. `name` separates what may run at the same time.
 */
export function servedCache(directory: string, name: string): Configuration['cache'] {
  const root = dirname(directory);
  const app = basename(directory);
  const configuration = [
    `${app}/webpack.config.ts`,
    `${app}/package.json`,
    'shared/app-kit/src/build',
    'shared/app-kit/package.json',
  ];
  return {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack', app),
    name,
    version: sourceVersion(root, configuration, process.version),
    // The lock file is part of the version, so webpack need not compare its own files at each start.
    buildDependencies: { defaultWebpack: [] },
  };
}
