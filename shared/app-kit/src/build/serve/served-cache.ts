import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { sourceVersion } from '../source-version.ts';

/**
 * What a served app compiled last time, in `.cache/`. It counts only for the same installed packages, the same
 * configuration and the same Node; the sources are compared one by one. `name` keeps apart what may run at once.
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
    // The lock file, which is part of the version, stands for webpack itself: it need not be read through at each start.
    buildDependencies: { defaultWebpack: [] },
  };
}
