import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type AppBuild, BUILD_RECORD_FILE, type BuildKind } from '@portal/shared/build';
import { buildFolder, root } from './apps.ts';

/** Builds those of the apps whose sources have changed; says which. @throws with the build's own words. */
export async function buildApps(
  apps: readonly AppBuild[],
  kind: BuildKind,
  say: (line: string) => void,
): Promise<void> {
  const changed = apps.filter(
    (app) => kind === 'standalone' || !existsSync(join(buildFolder(app, kind), BUILD_RECORD_FILE)),
  );
  if (changed.length === 0) return;
  const queue = [...changed];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const started = Date.now();
      await buildApp(app, kind);
      say(`  built ${app.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}

function buildApp(app: AppBuild, kind: BuildKind): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/build-app.ts'), app.name, kind], {
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
