import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { repositoryOf } from '../repository.ts';
import { sourceVersion } from '../source-version.ts';

/**
 * The cache of a served app, in `.cache/`. It is valid for the same installed packages, configuration and Node; sources
 * are compared one by one. `name` separates what may run at the same time.
 */
export function servedCache(directory: string, name: string): Configuration['cache'] {
  const root = repositoryOf(directory);
  const app = relative(root, directory);
  const configuration = [
    join(app, 'webpack.config.ts'),
    join(app, 'package.json'),
    'shared/app-kit/src/build',
    'shared/app-kit/package.json',
  ].filter((path) => existsSync(join(root, path)));
  return {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack', basename(directory)),
    name,
    version: sourceVersion(root, configuration, process.version),
    // The lock file is part of the version, so webpack need not compare its own files at each start.
    buildDependencies: { defaultWebpack: [] },
  };
}
