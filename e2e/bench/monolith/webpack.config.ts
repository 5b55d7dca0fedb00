import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AppBuild, defineMonolith } from '@portal/app-kit/build';

const root = join(import.meta.dirname, '../../..');
// webpack-cli takes no configuration that waits for an import.
const require = createRequire(import.meta.url);
const appIn = (folder: string): AppBuild => require(join(root, folder, 'webpack.config.ts')).app;
const own = (file: string) => join(import.meta.dirname, 'src', file);

export const app = defineMonolith({
  directory: import.meta.dirname,
  root,
  shell: appIn('shell'),
  remotes: readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'webpack.config.ts')))
    .map(appIn),
  replaced: {
    'federation/loader/remote-loader.ts': own('linked-loader.ts'),
    'federation/registry/open-registry.ts': own('linked-registry.ts'),
  },
});
export default app.configuration;
