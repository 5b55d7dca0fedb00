/**
 * A small federation runtime in place of the official one (ADR 2). There is one provider, the shell, and remotes bring
 * no copies. The code that the federation plugin writes into shell and remotes calls these functions; their interface
 * is the plugin's.
 */

type ModuleId = string | number;
/** Runs the module, if it has not run yet, and returns its exports. */
type Factory = () => unknown;

interface ProvidedModule {
  version: string;
  /** Synchronous if the module is loaded already, otherwise once its code has been fetched. */
  get(): Factory | Promise<Factory>;
}
/** By key of a shared module and version; we have one version of each. */
export type ShareScope = Record<string, Record<string, ProvidedModule & { from: string }>>;

/** The part of webpack's runtime of one build that is read and written here, by webpack's own names. */
export interface WebpackRequire {
  /** The build's modules. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Those that have run. */
  c: Record<ModuleId, unknown>;
  /** The share scopes. */
  S: { default: ShareScope };
  federation: { initOptions: { name: string; shared: Record<string, ProvidedModule[]> } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, { shareKey: string }> };
}

interface Consumer {
  webpackRequire: WebpackRequire;
  /** What is installed (0) or being fetched. */
  installedModules: Record<ModuleId, 0 | Promise<void>>;
}

declare global {
  /** Where the official runtime shows the share scope, for tools and our tests. */
  var __FEDERATION__: { __SHARE__: Record<string, WebpackRequire['S']> } | undefined;
}

/** At its start the shell registers its modules; a remote has none. */
function init({ webpackRequire }: Pick<Consumer, 'webpackRequire'>): { name: string } {
  const { name, shared } = webpackRequire.federation.initOptions;
  const provided = Object.entries(shared).map(([key, modules]) => [
    key,
    Object.fromEntries(modules.map((one) => [one.version, { ...one, from: name }])),
  ]);
  webpackRequire.S = { default: Object.fromEntries(provided) };
  if (provided.length > 0) globalThis.__FEDERATION__ = { __SHARE__: { [name]: webpackRequire.S } };
  return { name };
}

/** Gives the shell's modules to a remote's container. */
async function initContainerEntry({
  webpackRequire,
  shareScope,
}: Pick<Consumer, 'webpackRequire'> & { shareScope: ShareScope }): Promise<void> {
  webpackRequire.S = { default: shareScope };
}

/** Loads the shared modules that a chunk uses, while the chunk is fetched. */
function consumes({
  chunkId,
  chunkMapping,
  promises,
  ...consumer
}: Consumer & { chunkId: ModuleId; chunkMapping: Record<ModuleId, ModuleId[]>; promises: unknown[] }): void {
  for (const id of chunkMapping[chunkId] ?? []) promises.push(consumer.installedModules[id] ?? consume(consumer, id));
}

/**
 * Installs the shared module in the build, under the id that the build has for it. After a failure it is fetched again.
 */
function consume({ webpackRequire, installedModules }: Consumer, id: ModuleId): 0 | Promise<void> {
  const provide = (factory: Factory) => {
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      // Only the provider caches the module: a second cache would miss a hot reload.
      delete webpackRequire.c[id];
      module.exports = factory();
    };
  };
  const code = provided(webpackRequire, id);
  if (typeof code === 'function') {
    provide(code);
    return 0;
  }
  const arriving = code.then(provide, (error: unknown) => {
    delete installedModules[id];
    throw error;
  });
  installedModules[id] = arriving;
  return arriving;
}

function provided({ S, consumesLoadingData }: WebpackRequire, id: ModuleId): Factory | Promise<Factory> {
  const { shareKey } = consumesLoadingData.moduleIdToConsumeDataMapping[id] ?? {};
  const [module] = Object.values(S.default[String(shareKey)] ?? {});
  return module ? module.get() : Promise.reject(new Error(`the shell does not provide ${shareKey}`));
}

// The plugin uses the default export.
export default { bundlerRuntime: { init, initContainerEntry, consumes } };
