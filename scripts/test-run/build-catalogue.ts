import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceVersion } from '@portal/app-kit/build/source-version';
import { root } from '../root.ts';

const run = promisify(execFile);
const UI = join(root, 'shared/ui');
const BUILDS = join(root, '.cache/kit');

/** Builds the kit's Storybook unless its sources are as before; returns its folder. @throws with the build's own message. */
export async function buildCatalogue(say: (line: string) => void): Promise<string> {
  const version = sourceVersion(root, ['shared'], 'kit', { withStories: true });
  const folder = join(BUILDS, version);
  if (existsSync(folder)) return folder;
  const started = Date.now();
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(BUILDS, { recursive: true });
  // `--test` leaves out what only a reader needs: sources and descriptions.
  const args = ['build', '--test', '--output-dir', unfinished, '--config-dir', 'storybook', '--disable-telemetry'];
  await run(join(UI, 'node_modules/.bin/storybook'), [...args, '--quiet'], { cwd: UI, maxBuffer: 2 ** 26 }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`The catalogue could not be built:\n${stdout}${stderr}`);
    },
  );
  for (const old of readdirSync(BUILDS))
    if (old !== `${version}.unfinished`) rmSync(join(BUILDS, old), { recursive: true });
  renameSync(unfinished, folder);
  say(`  built the catalogue of the kit (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return folder;
}
