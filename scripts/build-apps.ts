import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type AppBuild, BUILD_RECORD_FILE, buildFolder, touchBuild } from '@portal/shared/build';
import { root } from './root.ts';

type App = Pick<AppBuild, 'name' | 'directory' | 'version' | 'configuration'> & Partial<Pick<AppBuild, 'role'>>;
type Say = (line: string) => void;

export interface BuiltApp<Some extends App = AppBuild> {
  app: Some;
  folder: string;
}

interface BuildOptions {
  /**
   * For a command that ends afterwards: it saves the start of another program. Where something else runs as well, a
   * build would hold it up, and Ctrl-C would have to wait for it.
   */
  inThisProgram?: boolean;
}

/**
 * Builds the apps whose sources have changed, and returns them.
 * @throws with the build's own message.
 */
export async function buildApps<Some extends App>(
  apps: readonly Some[],
  say: Say,
  { inThisProgram = false }: BuildOptions = {},
): Promise<BuiltApp<Some>[]> {
  const wanted = apps.map((app) => ({ app, folder: buildFolder(app, app.version()) }));
  for (const { folder } of wanted) if (isBuilt(folder)) touchBuild(folder);
  const missing = wanted.filter(({ folder }) => !isBuilt(folder)).map(({ app }) => app);
  // The shell takes as long as all others together, so that two programs share the work evenly.
  const hosts = missing.filter(({ role }) => role === 'host');
  const others = missing.filter(({ role }) => role !== 'host');
  const [first = [], ...further] = [others, hosts].filter((some) => some.length > 0);
  await Promise.all([
    ...further.map((some) => buildBeside(some, say)),
    inThisProgram ? buildHere(first, say) : buildBeside(first, say),
  ]);
  // Each build reads the version itself.
  const changed = wanted.find(({ folder }) => !isBuilt(folder));
  if (changed) throw new Error(`${changed.app.name} changed while it was built: start again.`);
  return wanted;
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, BUILD_RECORD_FILE));

/** Two at a time: while the minifier's threads work for one, the other goes on. */
export async function buildHere(apps: readonly App[], say: Say): Promise<void> {
  if (apps.length === 0) return;
  // webpack takes a while to load.
  const { runBuild } = await import('@portal/shared/build/run-build');
  const queue = [...apps];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const started = Date.now();
      try {
        await runBuild(app.configuration());
      } catch (error) {
        throw new Error(`${app.name} could not be built:\n${error instanceof Error ? error.message : error}`);
      }
      say(`  built ${app.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** In a program of its own, which reads the apps' configurations itself. */
function buildBeside(apps: readonly App[], say: Say): Promise<void> {
  if (apps.length === 0) return Promise.resolve();
  const script = join(root, 'scripts/build-beside.ts');
  const build = spawn(process.execPath, ['--import', 'tsx', script, ...apps.map(({ directory }) => directory)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: build.stdout }).on('line', say);
  let words = '';
  build.stderr.on('data', (chunk: Buffer) => {
    words += chunk;
  });
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('close', (code) => (code === 0 ? resolve() : reject(new Error(words.trim()))));
  });
}
