import type { Compiler } from 'webpack';
import { containerName, nameOfAnyVersion } from './container-name.ts';

const PLUGIN = 'VersionedNamePlugin';

/**
 * Gives a build the name of its version once everything is compiled, minified and mapped. The name is in every chunk: if
 * it were compiled, each edit would make all of them others, and nothing of them would be found in the cache. Both names
 * are equally long, so that source maps stay true.
 */
export class VersionedNamePlugin {
  readonly #compiled: string;
  readonly #versioned: string;

  constructor(name: string, version: string) {
    this.#compiled = nameOfAnyVersion(name, version);
    this.#versioned = containerName(name, version);
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // Before the files are named by their contents.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const code = file.endsWith('.js') ? source.source().toString() : '';
          if (code.includes(this.#compiled))
            compilation.updateAsset(file, new sources.RawSource(code.replaceAll(this.#compiled, this.#versioned)));
        }
      });
    });
  }
}
