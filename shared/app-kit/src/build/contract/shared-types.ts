import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Compiler } from 'webpack';

const run = promisify(execFile);

/** Beside the contract file in the build of a shell, and at the root of the portal where that shell is live. */
export const TYPES_FILE = 'types.json';

/** The declarations of what a shell provides, and of what these name. By package. */
export const SharedTypes = v.record(
  v.string(),
  v.object({
    /** By sub-path (`.` or `./date`), the file. */
    exports: v.record(v.string(), v.string()),
    /** By path in the package, the text. */
    files: v.record(v.string(), v.string()),
  }),
);
export type SharedTypes = v.InferOutput<typeof SharedTypes>;

/** @throws if it is in another format. */
export const sharedTypesOf = (text: string): SharedTypes =>
  v.parse(v.pipe(v.string(), v.parseJson(), SharedTypes), text);

/** null: an older shell has not written it. @throws if it is in another format. */
export const readSharedTypes = (file: string): SharedTypes | null =>
  existsSync(file) ? sharedTypesOf(readFileSync(file, 'utf8')) : null;

/** A remote bundles its own copy of this one. */
export const BUNDLED_PACKAGE = '@portal/contract';
const PACKAGES = [BUNDLED_PACKAGE, '@portal/platform', '@portal/ui'];
export const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const DECLARATIONS = '.d.ts';

/** As `tsconfig.base.json` has them, for sources whose own settings are elsewhere; what only tests need is not there. */
export const PROGRAM_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: [],
};

/** The declarations of the sources that this app of the portal's repository is built from. */
async function compiledTypes(app: string): Promise<SharedTypes> {
  const sources = PACKAGES.map((name) => realpathSync(join(app, 'node_modules', name)));
  const shared = dirname(sources[0] ?? '');
  // In the folder of the packages, where the compiler finds their libraries.
  const cache = join(app, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'types-'));
  try {
    const settings = join(folder, 'tsconfig.json');
    writeFileSync(
      settings,
      JSON.stringify({
        compilerOptions: {
          ...PROGRAM_OPTIONS,
          noEmit: false,
          // They are checked where they are written.
          noCheck: true,
          declaration: true,
          emitDeclarationOnly: true,
          removeComments: true,
          rootDir: shared,
          outDir: join(folder, 'out'),
        },
        include: sources.map((source) => join(source, 'src')),
        exclude: ['test.ts', 'test.tsx', 'stories.tsx'].map((end) => join(shared, `*/src/**/*.${end}`)),
      }),
    );
    await run(process.execPath, [TSC, '-p', settings], { cwd: shared, maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
      throw new Error(`The declarations of what the shell provides could not be written:\n${error.stdout}`);
    });
    return Object.fromEntries(
      sources.map((source, index) => [
        PACKAGES[index],
        { exports: declaredExports(source), files: declarationsIn(join(folder, 'out', basename(source))) },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function declaredExports(source: string): Record<string, string> {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(exports).map(([path, file]) => [path, file.replace(/\.tsx?$/, DECLARATIONS)]),
  );
}

function declarationsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(DECLARATIONS),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Writes `types.json` beside the build's files. The compiler works while webpack does. */
export class SharedTypesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stage, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedTypesPlugin', (compilation) => {
      const types = compiledTypes(compiler.context);
      // It is awaited below, unless the build has failed before.
      types.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise(
        { name: 'SharedTypesPlugin', stage: Stage.PROCESS_ASSETS_STAGE_REPORT },
        async () => compilation.emitAsset(TYPES_FILE, new sources.RawSource(JSON.stringify(await types))),
      );
    });
  }
}
