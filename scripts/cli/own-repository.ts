import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from '@portal/app-kit/build';
import { register } from 'tsx/esm/api';

/** A team's repository: one app, at its root. */
export interface OwnRepository {
  readonly root: string;
  readonly app: AppBuild;
}

/** @throws with a sentence if there is no app in this folder. */
export async function ownRepository(root = process.cwd()): Promise<OwnRepository> {
  const file = join(root, 'webpack.config.ts');
  if (!existsSync(file))
    throw new Error(`There is no webpack.config.ts in ${root}: call portal in the folder of your remote.`);
  // The configuration is TypeScript.
  register();
  const { app }: { app: AppBuild } = await import(pathToFileURL(file).href);
  return { root, app };
}
