import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type AppBuild, BUILD_RECORD_FILE, buildFolder, touchBuild } from '@portal/shared/build';
import { webpackCli } from './webpack-cli.ts';

type App = Pick<AppBuild, 'name' | 'directory' | 'version'>;

export interface BuiltApp<Some extends App = AppBuild> {
  app: Some;
  folder: string;
}

/**
 * Builds the apps whose sources have changed, and returns them.
 * @throws with the build's own message.
 */
export async function buildApps<Some extends App>(
  apps: readonly Some[],
  say: (line: string) => void,
): Promise<BuiltApp<Some>[]> {
  const wanted = apps.map((app) => ({ app, folder: buildFolder(app, app.version()) }));
  const queue = wanted.filter(({ folder }) => !isBuilt(folder));
  for (const { folder } of wanted) if (isBuilt(folder)) touchBuild(folder);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = Date.now();
      await buildApp(next.app);
      // Each build reads the version itself.
      if (!isBuilt(next.folder)) throw new Error(`${next.app.name} changed while it was built: start again.`);
      say(`  built ${next.app.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return wanted;
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, BUILD_RECORD_FILE));

function buildApp(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = webpackCli(app, [], ['ignore', 'pipe', 'pipe']);
    let words = '';
    const hear = (chunk: Buffer) => {
      words += chunk;
    };
    build.stdout?.on('data', hear);
    build.stderr?.on('data', hear);
    build.on('error', reject);
    build.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${app.name} could not be built:\n${words}`));
    });
  });
}
