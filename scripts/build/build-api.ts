import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesText } from '@portal/app-kit/build/contract/licenses';
import { build } from 'esbuild';
import { root } from '../root.ts';
import { licensesOfFiles } from './bundled-licenses.ts';

const api = join(root, 'sandbox/lessee-api');

/** Where `npm run build -- api` writes unless it is told. */
export const API_BUILD = join(api, 'dist');

/** In `bin/`, so that each finds what lies beside it (`src/package-folder.ts`). */
const PROGRAMS = {
  main: 'src/main.ts',
  mails: 'src/mails.ts',
  accounts: 'src/accounts.ts',
  people: 'src/people.ts',
  provider: '../src/staff.ts',
  'render-thread': 'src/documents/render-thread.ts',
} as const;

const INTRODUCTION =
  'These programs contain the following open-source software. The fonts have their licence beside them.\n';

/** Builds the programs of the API in production into a folder that needs Node and nothing else, and returns it. */
export async function buildApi(folder: string): Promise<string> {
  const bin = join(folder, 'bin');
  // Parts have the names of their contents: those of an earlier build would stay.
  rmSync(bin, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: api,
    entryPoints: { ...PROGRAMS },
    outdir: bin,
    bundle: true,
    // What is loaded on demand stays so: a process reads the library of one storage, not of both.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The first never runs in production; the second is another implementation, which nobody has installed.
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'pg-native'],
    // Libraries in CommonJS ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
    metafile: true,
  });
  for (const part of ['migrations', 'fonts', 'package.json'])
    cpSync(join(api, part), join(folder, part), { recursive: true });
  const files = Object.keys(metafile.inputs).map((file) => join(api, file));
  writeFileSync(join(folder, 'licenses.txt'), licensesText(INTRODUCTION, licensesOfFiles(files)));
  return folder;
}
