import type { Compilation, Compiler } from 'webpack';

const PLUGIN = 'SourceOrderPlugin';

/**
 * Gives modules an order that depends only on the sources. Otherwise a build would depend on how fast files were read,
 * and differ if modules come from the cache.
 */
export class SourceOrderPlugin {
  apply(compiler: Compiler): void {
    const { HarmonyImportDependency } = compiler.webpack.dependencies;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.finishModules.tap({ name: PLUGIN, stage: Number.NEGATIVE_INFINITY }, (modules) => {
        sortModules(compilation);
        // Names that one statement re-exports (`export { a, b } from`): webpack sorts modules that it joins by the range,
        // and reads it of nothing else that has none.
        for (const { dependencies } of modules)
          for (const [index, dependency] of dependencies.entries())
            if (dependency instanceof HarmonyImportDependency) dependency.range ??= [index, index];
      });
    });
  }
}

/** All modules, and those that the federation plugin adds to the entries once their paths are known. */
function sortModules({ modules, globalEntry }: Compilation): void {
  const sorted = [...modules].sort((a, b) => compare(a.identifier(), b.identifier()));
  modules.clear();
  for (const module of sorted) modules.add(module);
  globalEntry.includeDependencies.sort((a, b) =>
    compare(a.getResourceIdentifier() ?? '', b.getResourceIdentifier() ?? ''),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
