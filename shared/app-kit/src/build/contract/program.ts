import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Compiler } from 'webpack';

/** Beside the contract file in the build of a remote. */
export const PROGRAM_FILE = 'program.json';

/** What a compiler needs to judge a remote whose repository is elsewhere. It is kept with the records, never served. */
export const Program = v.object({
  /** What `#` means in its imports. */
  imports: v.record(v.string(), v.string()),
  /** By path in its repository, the sources. */
  files: v.record(v.string(), v.string()),
});
export type Program = v.InferOutput<typeof Program>;

const COMPILED = /\.(?:tsx?|json)$/;
const IN_TESTS = /(?:^|\/)testing\/|\.(?:test|stories)\.tsx?$/;

/** The program of the remote in this folder, without its tests. */
export function programIn(directory: string): Program {
  const { imports = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const files = readdirSync(join(directory, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => COMPILED.test(file) && !IN_TESTS.test(file))
    .sort();
  return {
    imports,
    files: Object.fromEntries(files.map((file) => [file, readFileSync(join(directory, file), 'utf8')])),
  };
}

/** Writes `program.json` beside the build's files. */
export class ProgramPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stage, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProgramPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'ProgramPlugin', stage: Stage.PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.emitAsset(PROGRAM_FILE, new sources.RawSource(JSON.stringify(programIn(compiler.context)))),
      ),
    );
  }
}
