import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from '@portal/app-kit/build';
import { buildApp } from '../build-apps.ts';
import { root } from '../root.ts';

/** An app beside what it shares with the others: a test changes both and really builds them. */
export interface AppCopy {
  write(file: string, content: string): void;
  /** @throws if the file does not have what is to be replaced. */
  change(file: string, before: string | RegExp, after: string): void;
  /** Returns the folder of the build. */
  build(): Promise<string>;
}

export function copyApp(name: string, folder: string): AppCopy {
  const at = (path: string): string => join(folder, path);
  const own = ['src', 'package.json', 'node_modules', 'webpack.config.ts', 'budget.json'].map((part) =>
    join(name, part),
  );
  // Builds of earlier runs stay: the same sources are not built twice.
  for (const path of ['shared', 'node_modules', 'pnpm-lock.yaml', ...own])
    rmSync(at(path), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of ['node_modules', 'pnpm-lock.yaml']) symlinkSync(join(root, path), at(path));
  // Links between packages stay relative, so that they lead to the copies.
  for (const path of ['shared', ...own])
    cpSync(join(root, path), at(path), { recursive: true, verbatimSymlinks: true });

  const write = (file: string, content: string): void => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  return {
    write,
    change(file, before, after) {
      const source = readFileSync(at(file), 'utf8');
      const changed = source.replace(before, () => after);
      if (changed === source) throw new Error(`${file} has no ${before}`);
      write(file, changed);
    },
    async build() {
      const { app }: { app: AppBuild } = await import(pathToFileURL(at(join(name, 'webpack.config.ts'))).href);
      return buildApp(app, () => undefined);
    },
  };
}
