import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceVersion } from '@portal/app-kit/build/source-version';
import { root } from '../root.ts';

export const KIT_PORT = 4090;
const UI = join(root, 'shared/ui');
const BUILDS = join(root, '.cache/kit');

/** Storybook, without asking or telling any other machine anything. */
export const storybook = (args: readonly string[], stdio: StdioOptions): ChildProcess =>
  spawn(
    join(UI, 'node_modules/.bin/storybook'),
    [...args, '--config-dir', 'storybook', '--disable-telemetry', '--quiet'],
    { cwd: UI, stdio },
  );

/** Builds the catalogue unless its sources are as before; returns its folder. @throws with the build's own message. */
export async function buildCatalogue(say: (line: string) => void): Promise<string> {
  const version = sourceVersion(root, ['shared'], 'kit', { withStories: true });
  const folder = join(BUILDS, version);
  if (existsSync(folder)) return folder;
  const started = Date.now();
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(BUILDS, { recursive: true });
  // Without sources and descriptions of the pieces, which only a reader needs.
  const build = storybook(['build', '--test', '--output-dir', unfinished], ['ignore', 'pipe', 'pipe']);
  let words = '';
  for (const stream of [build.stdout, build.stderr]) stream?.on('data', (chunk: Buffer) => (words += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The catalogue could not be built:\n${words}`);
  for (const old of readdirSync(BUILDS))
    if (old !== `${version}.unfinished`) rmSync(join(BUILDS, old), { recursive: true });
  renameSync(unfinished, folder);
  say(`  built the catalogue of the kit (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return folder;
}
