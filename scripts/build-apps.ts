import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type AppBuild, BUILD_RECORD_FILE } from '@portal/shared/build';
import { buildFolder, root, versionOf } from './apps.ts';

export interface BuiltApp {
  app: AppBuild;
  folder: string;
}

/**
 * Builds those of the apps whose sources have changed, and says which.
 * @throws with the build's own words.
 */
export async function buildApps(apps: readonly AppBuild[], say: (line: string) => void): Promise<BuiltApp[]> {
  const wanted = apps.map((app) => ({ app, version: versionOf(app) }));
  const isBuilt = ({ app, version }: (typeof wanted)[number]) =>
    existsSync(join(buildFolder(app, version), BUILD_RECORD_FILE));
  // What is asked for again counts as new.
  const now = new Date();
  for (const one of wanted.filter(isBuilt)) utimesSync(buildFolder(one.app, one.version), now, now);
  const queue = wanted.filter((one) => !isBuilt(one));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = Date.now();
      await buildApp(next.app, next.version);
      say(`  built ${next.app.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  for (const app of apps) removeOldBuilds(join(app.directory, 'dist'));
  return wanted.map(({ app, version }) => ({ app, folder: buildFolder(app, version) }));
}

function buildApp(app: AppBuild, version: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/build-app.ts'), app.name, version], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let words = '';
    build.stderr.on('data', (chunk) => {
      words += chunk;
    });
    build.on('error', reject);
    build.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${app.name} could not be built:\n${words}`));
    });
  });
}

const KEPT_BUILDS = 3;

function removeOldBuilds(dist: string): void {
  const builds = readdirSync(dist).map((name) => join(dist, name));
  const newestFirst = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(KEPT_BUILDS)) rmSync(old, { recursive: true });
}
