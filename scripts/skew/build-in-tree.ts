import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Run = (command: string, args: readonly string[], cwd: string) => string;

/** Those of the wanted apps that there are in this working copy. */
export const appsIn = (tree: string, wanted: readonly string[]): string[] =>
  wanted.filter((name) => existsSync(join(tree, name, 'webpack.config.ts')));

/** Builds these apps with the working copy's own command; returns the folders of the builds. */
export function foldersBuilt(tree: string, names: readonly string[], run: Run): string[] {
  // Without a name the command builds every app.
  if (names.length === 0) return [];
  return run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...names], tree)
    .split('\n')
    .filter((line) => line.startsWith(tree));
}
