import type { Compilation, Module } from 'webpack';
import { consumedName, providedName } from '../federation/shared-module-names.ts';
import { ANY_EXPORT } from './build-contract.ts';

type ExportsByModule = Record<string, string[]>;

/**
 * By shared module, the exports that the app's code uses. Call it once the chunks are known, so that only code in them
 * counts, and before modules are merged.
 */
export function usedExports(compilation: Compilation): ExportsByModule {
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const name = consumedName(module);
    if (name === null || !isInChunk(compilation, module)) continue;
    const names = used.get(name) ?? new Set();
    used.set(name, names);
    for (const exported of exportsUsedOf(compilation, module)) names.add(exported);
  }
  return sorted(used);
}

/** By shared module, the exports that the app provides. */
export function providedExports(compilation: Compilation): ExportsByModule {
  const provided = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const name = providedName(module);
    if (name === null) continue;
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    const target = dependency ? compilation.moduleGraph.getModule(dependency) : null;
    provided.set(name, new Set(target ? exportsOf(compilation, target) : []));
  }
  return sorted(provided);
}

function exportsUsedOf(compilation: Compilation, module: Module): string[] {
  const { moduleGraph, chunkGraph } = compilation;
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection;
    if (!dependency || !originModule) return [];
    return [...chunkGraph.getModuleRuntimes(originModule)].flatMap((runtime) =>
      connection.isTargetActive(runtime)
        ? compilation.getDependencyReferencedExports(dependency, runtime).map(firstName)
        : [],
    );
  });
}

/** `[]` stands for all of the module; of `useState.x` the export is `useState`. */
function firstName(referenced: readonly string[] | { name: readonly string[] }): string {
  const [name] = 'name' in referenced ? referenced.name : referenced;
  return name ?? ANY_EXPORT;
}

/** What the module has, less what tree-shaking has removed. */
function exportsOf({ moduleGraph, chunkGraph }: Compilation, module: Module): readonly string[] {
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) return [ANY_EXPORT];
  const info = moduleGraph.getExportsInfo(module);
  const runtimes = [...chunkGraph.getModuleRuntimes(module)];
  const kept = names.filter((name) => runtimes.some((runtime) => info.getUsedName(name, runtime) !== false));
  // A CommonJS module is its own default export.
  return module.buildMeta?.exportsType === 'namespace' ? kept : [...kept, 'default'];
}

const isInChunk = ({ chunkGraph }: Compilation, module: Module): boolean =>
  chunkGraph.getNumberOfModuleChunks(module) > 0;

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): ExportsByModule =>
  Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, set]) => [name, [...set].sort()]));
