import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type AppBuild, BUILD_RECORD_FILE, buildFolder, touchBuild } from '@portal/app-kit/build';
import { webpackCli } from './webpack-cli.ts';

type App = Pick<AppBuild, 'name' | 'directory' | 'version'> & Partial<Pick<AppBuild, 'role'>>;
type Say = (line: string) => void;

interface BuiltApp<Some extends App = AppBuild> {
  app: Some;
  folder: string;
}

/**
 * Builds the apps whose sources have changed, and returns them.
 * @throws with the build's own message.
 */
export async function buildApps<Some extends App>(apps: readonly Some[], say: Say): Promise<BuiltApp<Some>[]> {
  const wanted = apps.map((app) => ({ app, folder: buildFolder(app, app.version()) }));
  for (const { folder } of wanted) if (isBuilt(folder)) touchBuild(folder);
  const missing = wanted.filter(({ folder }) => !isBuilt(folder)).map(({ app }) => app);
  // The shell takes as long as all others together, so that it goes first.
  const queue = [...missing.filter(({ role }) => role === 'host'), ...missing.filter(({ role }) => role !== 'host')];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) await build(app, say);
  };
  await Promise.all([worker(), worker()]);
  // Each build reads the version itself.
  const changed = wanted.find(({ folder }) => !isBuilt(folder));
  if (changed) throw new Error(`${changed.app.name} changed while it was built: start again.`);
  return wanted;
}

/** Builds one app if its sources have changed; returns the folder of its build. */
export async function buildApp(app: App, say: Say): Promise<string> {
  const [built] = await buildApps([app], say);
  if (!built) throw new Error(`${app.name} was not built.`);
  return built.folder;
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, BUILD_RECORD_FILE));

async function build(app: App, say: Say): Promise<void> {
  const started = Date.now();
  const program = webpackCli(app, [], ['ignore', 'pipe', 'inherit']);
  const ended = new Promise<number | null>((resolve, reject) => program.on('error', reject).on('close', resolve));
  const [code, words] = await Promise.all([ended, program.stdout ? text(program.stdout) : '']);
  if (code !== 0) throw new Error(`${app.name} could not be built:\n${words.trim()}`);
  say(`  built ${app.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
