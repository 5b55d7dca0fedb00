import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppBuild, sourceVersion } from '@portal/shared/build';
import { app as account } from '../mf-account/webpack.config.ts';
import { app as billing } from '../mf-billing/webpack.config.ts';
import { app as news } from '../mf-news/webpack.config.ts';
import { app as orders } from '../mf-orders/webpack.config.ts';
import { app as shell } from '../shell/webpack.config.ts';

export const root = join(import.meta.dirname, '..');
export const remotes: readonly AppBuild[] = [orders, billing, account, news];
export { shell };

/** The version that the app's sources have now; sources that change while a build runs are the next build's. */
export function versionOf(app: AppBuild): string {
  const own = ['src', 'webpack.config.ts', 'package.json'].map((path) => join(app.name, path));
  const { version } = JSON.parse(readFileSync(join(app.directory, 'package.json'), 'utf8'));
  return sourceVersion(root, [...own, 'shared/src', 'shared/package.json'], version);
}

export const buildFolder = (app: AppBuild, version: string): string => join(app.directory, 'dist', version);
