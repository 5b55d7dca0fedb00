import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from '@portal/app-kit/build';
import { buildApp } from '../build/build-apps.ts';
import { root } from '../root.ts';

/** An app beside what it shares with the others: a test changes both and really builds them. */
export interface AppCopy {
  write(file: string, content: string): void;
  /** @throws if the file does not have what is to be replaced. */
  change(file: string, before: string | RegExp, after: string): void;
  /** Returns the folder of the build. */
  build(): Promise<string>;
}

/** `changesShared`: what the app shares is copied as well. Otherwise it is linked, which is faster. */
export function copyApp(name: string, folder: string, { changesShared = false } = {}): AppCopy {
  const at = (path: string): string => join(folder, path);
  const own = ['src', 'package.json', 'webpack.config.ts', 'budget.json'].map((part) => join(name, part));
  const packages = ['shared', join(name, 'node_modules')];
  const links = ['node_modules', 'pnpm-lock.yaml', ...(changesShared ? [] : packages)];
  // Links between packages stay relative, so that they lead to the copies.
  const copies = [...own, ...(changesShared ? packages : [])];
  // Builds of earlier runs stay: the same sources are not built twice.
  for (const path of [...links, ...copies]) rmSync(at(path), { recursive: true, force: true });
  mkdirSync(at(name), { recursive: true });
  for (const path of links) symlinkSync(join(root, path), at(path));
  for (const path of copies) cpSync(join(root, path), at(path), { recursive: true, verbatimSymlinks: true });

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
