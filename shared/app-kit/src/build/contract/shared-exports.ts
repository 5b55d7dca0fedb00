import type { Compilation, Module } from 'webpack';
import { consumedName, providedName } from '../federation/shared-module-names.ts';
import { ANY_EXPORT } from './build-contract.ts';

export type ExportsByModule = Record<string, string[]>;
/** By shared module, by export. */
export type UseCounts = Record<string, Record<string, number>>;

/**
 * The exports that the app's code uses, each with the number of modules that use it. Call it once the chunks are known,
 * so that only code in them counts, and before modules are merged.
 */
export function usedExports(compilation: Compilation): UseCounts {
  const used = new Map<string, Map<string, Set<Module>>>();
  for (const module of compilation.modules) {
    const name = consumedName(module);
    if (name === null || !isInChunk(compilation, module)) continue;
    const names = used.get(name) ?? new Map<string, Set<Module>>();
    used.set(name, names);
    for (const [exported, user] of usesOf(compilation, module))
      names.set(exported, (names.get(exported) ?? new Set()).add(user));
  }
  return sorted(used, (names) => sorted(names, ({ size }) => size));
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
  return sorted(provided, (names) => [...names].sort());
}

/** The exports that are used of a module, and by which module. */
function usesOf(compilation: Compilation, module: Module): [exported: string, user: Module][] {
  const { moduleGraph, chunkGraph } = compilation;
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection;
    if (!dependency || !originModule) return [];
    return [...chunkGraph.getModuleRuntimes(originModule)].flatMap((runtime) =>
      connection.isTargetActive(runtime)
        ? compilation
            .getDependencyReferencedExports(dependency, runtime)
            .map((referenced): [string, Module] => [firstName(referenced), originModule])
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

const sorted = <From, To>(map: ReadonlyMap<string, From>, as: (value: From) => To): Record<string, To> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, as(value)]));
