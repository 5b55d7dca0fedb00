/** What build-apps.ts starts: builds the apps in these folders. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from '@portal/shared/build';
import { buildHere } from './build-apps.ts';
import { endWith, say } from './console.ts';

await endWith(async () => {
  const configurations = process.argv.slice(2).map((folder) => pathToFileURL(join(folder, 'webpack.config.ts')).href);
  const modules: { app: AppBuild }[] = await Promise.all(configurations.map((file) => import(file)));
  await buildHere(
    modules.map(({ app }) => app),
    say,
  );
  return 0;
});
