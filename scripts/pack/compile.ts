import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { root } from '../root.ts';

const run = promisify(execFile);
const IN_TESTS = /\.(?:test|stories)\.tsx?$/;
const TYPESCRIPT = /\.tsx?$/;

/** Sources with their declarations: what other repositories are compiled against. */
export async function compileWithTypes(folder: string, to: string): Promise<void> {
  const sources = join(root, folder);
  // Below the root, where the compiler finds the types of Node and of Jest.
  const configuration = join(root, '.cache/pack', `${basename(folder)}.json`);
  mkdirSync(dirname(configuration), { recursive: true });
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: sources,
        outDir: to,
      },
      include: [join(sources, 'src')],
      exclude: ['test', 'stories'].flatMap((kind) =>
        ['ts', 'tsx'].map((end) => join(sources, `src/**/*.${kind}.${end}`)),
      ),
    }),
  );
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', configuration], { cwd: root }).catch((error) => {
    throw new Error(`${folder} could not be compiled:\n${error.stdout}`);
  });
  copyOthers(join(sources, 'src'), join(to, 'src'));
}

/** Sources for Node: each file stays where it is, since some are found by their place. */
export async function compileForNode(folder: string, to: string): Promise<void> {
  const sources = join(root, folder, 'src');
  await build({
    entryPoints: filesBelow(sources).filter((file) => TYPESCRIPT.test(file) && !IN_TESTS.test(file)),
    outbase: sources,
    outdir: join(to, 'src'),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    bundle: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'leave-imports',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind }) =>
            kind === 'entry-point'
              ? undefined
              : { path: path.startsWith('.') ? path.replace(TYPESCRIPT, '.js') : path, external: true },
          ),
      },
    ],
  });
  copyOthers(sources, join(to, 'src'));
}

/**
 * One program with all that it takes of this repository. Packages are found where it is installed: it returns their names.
 */
export async function bundleProgram(entry: string, outfile: string, bundled: RegExp): Promise<string[]> {
  const packages = new Set<string>();
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    bundle: true,
    logLevel: 'silent',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [
      {
        name: 'leave-packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^.#/]/ }, ({ path }) => {
            if (bundled.test(path) || isBuiltin(path)) return undefined;
            packages.add(
              path
                .split('/')
                .slice(0, path.startsWith('@') ? 2 : 1)
                .join('/'),
            );
            return { path, external: true };
          }),
      },
    ],
  });
  return [...packages].sort();
}

/** What is not compiled: data, styles, plain JavaScript. */
function copyOthers(from: string, to: string): void {
  for (const file of filesBelow(from).filter((name) => !TYPESCRIPT.test(name))) {
    const copy = join(to, file.slice(from.length));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
