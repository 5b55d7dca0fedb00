import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import type { Compiler } from 'webpack';
import { JOURNEY_FILE } from './journey.ts';

const SOURCE = 'src/journey.ts';

/** Writes `journey.mjs` beside the build's files, if the remote has a journey. */
export class JourneyPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stage, sources } = compiler.webpack;
    const file = join(compiler.context, SOURCE);
    compiler.hooks.thisCompilation.tap('JourneyPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'JourneyPlugin', stage: Stage.PROCESS_ASSETS_STAGE_REPORT }, () => {
        if (!existsSync(file)) return;
        const options = {
          filename: file,
          jsc: { parser: { syntax: 'typescript' as const }, target: 'es2022' as const },
        };
        const { code } = transformSync(readFileSync(file, 'utf8'), options);
        compilation.emitAsset(JOURNEY_FILE, new sources.RawSource(code));
      }),
    );
  }
}
