import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from '@portal/app-kit/build';
import { root } from './root.ts';

/** A folder with a webpack configuration is an app: there is no list to keep. */
const configurations = readdirSync(root)
  .map((folder) => join(root, folder, 'webpack.config.ts'))
  .filter((file) => existsSync(file));

export const apps: readonly AppBuild[] = await Promise.all(
  configurations.map(async (file) => {
    const { app }: { app: AppBuild } = await import(pathToFileURL(file).href);
    return app;
  }),
);
export const remotes: readonly AppBuild[] = apps.filter(({ role }) => role === 'remote');
export const shell: AppBuild = theShell();

function theShell(): AppBuild {
  const host = apps.find(({ role }) => role === 'host');
  if (!host) throw new Error('There is no shell: no webpack.config.ts has the role "host".');
  return host;
}
