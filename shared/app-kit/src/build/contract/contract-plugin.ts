import { REMOTE_CONTRACT } from '@portal/platform/remote-module';
import { messages } from '@portal/platform/text/messages';
import * as v from 'valibot';
import type { Compilation, Compiler, Module } from 'webpack';
import type { SharedModule } from '../shared-modules.ts';
import { BUILD_CONTRACT_FILE, BuildContract } from './build-contract.ts';
import { type Deprecations, deprecatedUses } from './deprecations.ts';
import { factsIn, type SourceFacts } from './facts-in-source.ts';
import { type ExportsByModule, providedExports, type UseCounts, usedExports } from './shared-exports.ts';
import { textsIn } from './texts-in-code.ts';

export interface BuildContractOptions {
  name: string;
  version: string;
  shared: Readonly<Record<string, SharedModule>>;
  /** The names that the shell provides for some months only. */
  deprecated: () => Deprecations;
  /** Of a remote: the prefixes that it declares. */
  prefixes?: readonly string[];
  /** Of a host: the paths of its own screens. */
  screens?: readonly string[];
}

/** What the build has of shared modules and of our sources. */
interface Contents {
  /** Of a host. */
  provides: ExportsByModule;
  /** Of a remote. */
  counts: UseCounts;
  facts: SourceFacts[];
}

const PLUGIN = 'BuildContractPlugin';
/** Where a module's `buildInfo` has them; webpack caches that with the module. */
const FACTS = 'portalFacts';
const COMMON_TEXTS = Object.keys(messages);

/** Writes `contract.json` beside the build's files, from what the build really contains. */
export class BuildContractPlugin {
  readonly #options: BuildContractOptions;

  constructor(options: BuildContractOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stage, sources } = compiler.webpack;
    compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        factory.hooks.parser.for(type).tap(PLUGIN, (parser) => {
          parser.hooks.program.tap(PLUGIN, (program) => {
            const { module } = parser.state;
            const facts = factsIn(program);
            keepFacts(module, isOwn(module, compiler.context) ? facts : { ...facts, paths: [] });
          });
        });
    });
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      let contents: Contents = { provides: {}, counts: {}, facts: [] };
      compilation.hooks.afterOptimizeChunks.tap(PLUGIN, () => {
        contents = {
          provides: this.#isRemote ? {} : providedExports(compilation),
          counts: this.#isRemote ? usedExports(compilation) : {},
          facts: [...compilation.modules].flatMap(keptFacts),
        };
      });
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: Stage.PROCESS_ASSETS_STAGE_REPORT }, () => {
        // If the build failed for another reason, let it report that one.
        if (compilation.errors.length > 0) return;
        const contract = this.#contract(compilation, contents);
        compilation.emitAsset(BUILD_CONTRACT_FILE, new sources.RawSource(JSON.stringify(contract, null, 2)));
        if (contract.role === 'host') return;
        const uses = deprecatedUses(this.#options.deprecated(), contract.uses);
        // On stderr: `npm run build` shows nothing else of a build that succeeds.
        for (const use of uses) compiler.getInfrastructureLogger(contract.name).warn(`uses ${use}`);
      });
    });
  }

  get #isRemote(): boolean {
    return this.#options.prefixes !== undefined;
  }

  #contract(compilation: Compilation, { provides, counts, facts }: Contents): BuildContract {
    const { name, version, screens = [], deprecated } = this.#options;
    const own = {
      runtime: 'own',
      storage: distinct(facts.flatMap(({ storage }) => storage)),
      links: distinct(facts.flatMap(({ paths }) => paths)),
      drafts: distinct(facts.flatMap(({ drafts }) => drafts)),
    };
    if (!this.#isRemote)
      return v.parse(BuildContract, {
        role: 'host',
        name,
        version,
        ...own,
        contracts: [REMOTE_CONTRACT],
        provides,
        deprecated: deprecated(),
        versions: this.#libraries(({ version: provided }) => provided),
        screens,
        texts: COMMON_TEXTS,
      });
    const uses = Object.fromEntries(Object.entries(counts).map(([module, names]) => [module, Object.keys(names)]));
    return v.parse(BuildContract, {
      role: 'remote',
      name,
      version,
      ...own,
      contract: REMOTE_CONTRACT,
      uses,
      counts,
      requires: this.#libraries(({ requiredVersion }) => requiredVersion, Object.keys(uses)),
      routes: this.#routes(facts),
      texts: textsIn(codeOf(compilation), COMMON_TEXTS),
      slots: {
        named: distinct(facts.flatMap(({ namedSlots }) => namedSlots)),
        filled: distinct(facts.flatMap(({ filledSlots }) => filledSlots)),
      },
      flags: distinct(facts.flatMap(({ flags }) => flags).flatMap((flag) => (flag.app === name ? [flag.name] : []))),
    });
  }

  /** Our own modules have no version to rely on: their exports are compared. */
  #libraries(of: (module: SharedModule) => string | false | undefined, names = Object.keys(this.#options.shared)) {
    const { shared } = this.#options;
    return Object.fromEntries(
      names.flatMap((name) => {
        const module = shared[name];
        const version = module?.requiredVersion ? of(module) : undefined;
        return version ? [[name, version]] : [];
      }),
    );
  }

  #routes(facts: readonly SourceFacts[]): Record<string, string[]> {
    const { name, prefixes = [] } = this.#options;
    const routes = facts.find((fact) => fact.routes)?.routes;
    if (!routes) throw new Error(`${name}: src/remote.ts has no \`remote\` with its routes written out`);
    return Object.fromEntries(prefixes.map((prefix) => [prefix, routes[prefix] ?? []]));
  }
}

/** Common code and libraries write out paths of others, of the API for example. */
const isOwn = (module: Module, context: string): boolean => {
  const file = module.nameForCondition() ?? '';
  return file.startsWith(context) && !file.includes('node_modules');
};

/** With the module, so that they are still there if it comes from the cache and is not parsed. */
function keepFacts({ buildInfo }: Module, facts: SourceFacts): void {
  if (buildInfo) buildInfo[FACTS] = facts;
}

const keptFacts = ({ buildInfo }: Module): SourceFacts[] => (buildInfo?.[FACTS] ? [buildInfo[FACTS]] : []);

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

const codeOf = (compilation: Compilation): string =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js') && !name.includes('.hot-update.'))
    .map(({ source }) => source.source().toString())
    .join('\n');
