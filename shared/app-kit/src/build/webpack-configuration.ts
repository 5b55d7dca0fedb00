import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { pageChunksOf, type RemoteAreas } from '@portal/platform/registry/area';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { BROWSERS } from './browsers.ts';
import { BuildCachePlugin } from './build-cache.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { containerName } from './container-name.ts';
import { type BuildContractOptions, BuildContractPlugin } from './contract/contract-plugin.ts';
import { deprecatedNames } from './contract/deprecation-tags.ts';
import { JourneyPlugin } from './contract/journey-plugin.ts';
import { licensePlugin } from './contract/licenses.ts';
import { ProgramPlugin } from './contract/program.ts';
import { SharedTypesPlugin } from './contract/shared-types.ts';
import { TeamPlugin } from './contract/team.ts';
import { FEDERATION } from './federation/federation-options.ts';
import { providedName } from './federation/shared-module-names.ts';
import { OldBuildsPlugin } from './old-builds.ts';
import { EXTENSION } from './repository.ts';
import { forHostBuild, LAZY_SHARED, sharingPolicy } from './shared-modules.ts';
import { SourceOrderPlugin } from './source-order.ts';

export interface BuildContext {
  name: string;
  directory: string;
  version: string;
  mode: 'production' | 'development';
  /** Served with hot reload: only webpack's cache is written to disk, and there is no contract file. */
  isServed: boolean;
  /** webpack's cache. */
  cache: Configuration['cache'];
  versionOf: (library: string) => string;
}

/** What every build has in common. */
export type BuildBasis = Omit<BuildContext, 'versionOf'>;

const require = createRequire(import.meta.url);
// Otherwise the federation plugin searches for webpack with a call that fails, which takes most of a second; or it takes the
// webpack of the program that started this one, whose cache then keeps nothing of federation.
process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack');
// Otherwise a syntax error is followed by the compiler's native trace, where RUST_BACKTRACE is set.
process.env.RUST_LIB_BACKTRACE ??= '0';

/**
 * react-router's package names only the files of its development build (remix-run/react-router#14102), with checks and texts
 * for developers.
 */
const ROUTER_FILES = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);
const ROUTER_FOR_CUSTOMERS = {
  'react-router$': join(ROUTER_FILES, 'index.mjs'),
  'react-router/dom$': join(ROUTER_FILES, 'dom-export.mjs'),
};

/** How long a chunk may take before its page gives up and offers a retry. */
const CHUNK_TIMEOUT_MS = 8000;
const EXPOSED_CHUNK = 'remote';
export const FRESH_CHUNKS = join(import.meta.dirname, `browser/fresh-chunks${EXTENSION}`);
/** The hot reload itself is not reloaded. */
const NOT_REFRESHED = [/node_modules/, join(import.meta.dirname, 'browser/refresh')];

interface Graphs {
  chunkGraph: ChunkGraph;
}

/** The chunks that a customer's page needs at once, and a visitor's page after its content (ADR 44). */
export const OF_CUSTOMERS = ['portal', 'provider'];
/** The chunk that the shell's start imports for customers, and for visitors of a page outside the first files. */
export const PORTAL_CHUNK = 'portal';
export const isOfPortal = (module: Module, { chunkGraph }: Graphs): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === PORTAL_CHUNK);
/** One file for all that every customer's page needs, and a visitor's page does not. */
export const CUSTOMERS_GROUP = {
  name: 'customers',
  chunks: 'async',
  enforce: true,
  priority: -1,
  test: isOfPortal,
} as const;
/** One file each, even if others need a part of it: the pages for a forgotten password, remote config. */
export const LATE_GROUPS = {
  firebase: {
    name: 'firebase',
    chunks: 'async',
    enforce: true,
    test: /@?firebase\/(app|auth|component|logger|util)\/|\/idb\/|platform\/src\/firebase\/(?:sdk\/(?:app|local-installations|no-heartbeats|persistence|proactive-refresh|replace-component)|account\/(?:account|multi-factor|provider))\.ts/,
  },
} as const;

/** One file for what pages mostly use together: a page that uses a part loads a kilobyte more, but saves a request. */
const TAKEN_TOGETHER = {
  account: {
    name: 'account',
    chunks: 'async',
    enforce: true,
    test: /platform\/src\/(?:firebase\/(?:account\/(?:action-code|credentials|enrolment|provider-write)|self-service)\.ts|action-code\/(?!action-code-store|action-link))/,
  },
  form: {
    name: 'form',
    chunks: 'async',
    enforce: true,
    test: /\/react-hook-form\/|@hookform\/|ui\/src\/forms\/(?!form-date-field)/,
  },
  fields: {
    name: 'fields',
    chunks: 'async',
    enforce: true,
    test: /ui\/src\/(?:date\.ts|kit\/(?:date\/date-(?!calendar)|combobox)|forms\/form-date-field)/,
  },
  lists: { name: 'lists', chunks: 'async', enforce: true, priority: -2, test: /ui\/src\/tables\// },
  filters: { name: 'filters', chunks: 'async', enforce: true, priority: -2, test: /ui\/src\/filters\/(?!segmented)/ },
  // Not only in filters: pages choose their view and their order with it.
  segments: {
    name: 'segments',
    chunks: 'async',
    enforce: true,
    test: /ui\/src\/(?:filters\/segmented|kit\/theme\/segment-styles)/,
  },
} as const;

/** The shell: provides every shared module, with its platform (all that the first page needs) in one chunk. */
export function shellConfig(
  context: BuildContext & { screens: Record<string, string | null>; staticSkeleton: string },
): Configuration {
  const { name, directory, version, screens, staticSkeleton } = context;
  const common = base(context);
  const shared = sharingPolicy('host', context.versionOf);
  return {
    ...common,
    entry: { main: [FRESH_CHUNKS, join(directory, 'src/start/main.ts')] },
    output: { ...output(context), publicPath: `/${name}/${version}/` },
    optimization: {
      ...optimization(context),
      splitChunks: {
        cacheGroups: {
          // What all remotes use changes less often than the shell's own screens.
          platform: { name: 'platform', chunks: 'initial', enforce: true, test: notBelow(join(directory, 'src')) },
          customers: { ...CUSTOMERS_GROUP, test: isOfCustomers },
          // The same for remotes and for the shell itself.
          lazyShared: {
            chunks: 'async',
            enforce: true,
            minChunks: 2,
            priority: -3,
            reuseExistingChunk: true,
            test: isOnDemand,
          },
          ...LATE_GROUPS,
          ...TAKEN_TOGETHER,
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: containerName(name, version),
        remotes: {},
        shared: forHostBuild(shared),
      }),
      new BuildRecordPlugin({
        name,
        version,
        entryPoint: 'main',
        pageChunks: screens,
        openingChunk: PORTAL_CHUNK,
        signedInFiles: OF_CUSTOMERS,
        staticSkeleton,
      }),
      ...contractFile(context, { shared, screens: Object.keys(screens) }),
      ...(context.isServed ? [] : [new SharedTypesPlugin()]),
    ],
  };
}

/** A remote for deployment: a container that gets every shared module from its host. */
export function federatedConfig(context: BuildContext & { areas: RemoteAreas }): Configuration {
  const { name, directory, version, areas } = context;
  const container = containerName(name, version);
  const common = base(context);
  const shared = sharingPolicy('remote', context.versionOf);
  return {
    ...common,
    // In addition to the plugin's own entry of that name.
    entry: { [container]: FRESH_CHUNKS },
    output: { ...output(context), publicPath: 'auto' },
    optimization: {
      ...optimization(context),
      splitChunks: {
        // Measured before minifying: below this size a second copy costs less than one more request.
        minSize: 41_000,
        // Stand-ins for shared modules hold no code: none gets a chunk of its own.
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
        cacheGroups: {
          // Every page uses some of them, so they are loaded with each page's first chunk, not once per page.
          texts: { name: EXPOSED_CHUNK, chunks: 'all', enforce: true, test: below(join(directory, 'src/text')) },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: container,
        filename: context.isServed ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: join(directory, 'src/remote.ts'), name: EXPOSED_CHUNK } },
        shared,
      }),
      new BuildRecordPlugin({
        name,
        version,
        container,
        areas,
        entryPoint: container,
        commonChunk: EXPOSED_CHUNK,
        pageChunks: pageChunksOf(areas),
      }),
      ...contractFile(context, { shared, prefixes: Object.keys(areas) }),
      ...(context.isServed ? [] : [new ProgramPlugin(), new JourneyPlugin()]),
    ],
  };
}

/** A build that is served has none. */
const contractFile = (
  { name, version, isServed }: BuildContext,
  of: Pick<BuildContractOptions, 'shared' | 'screens' | 'prefixes'>,
) =>
  isServed ? [] : [new BuildContractPlugin({ name, version, deprecated: deprecatedNames, ...of }), new TeamPlugin()];

/** A remote alone: an ordinary application, without federation. */
export function standaloneConfig(context: BuildContext): Configuration {
  const { directory } = context;
  const common = base(context);
  return {
    ...common,
    entry: { main: [FRESH_CHUNKS, join(directory, 'src/standalone.tsx')] },
    output: { ...output(context), path: join(directory, 'dist/standalone'), publicPath: '/' },
    optimization: optimization(context),
  };
}

export function base({ name, directory, version, mode, isServed, cache }: BuildBasis): Configuration {
  return {
    name,
    mode,
    target: `browserslist:${BROWSERS.join(', ')}`,
    context: directory,
    devtool: mode === 'production' ? 'hidden-source-map' : 'eval-source-map',
    resolve: {
      extensions: ['.js'],
      alias: mode === 'production' ? ROUTER_FOR_CUSTOMERS : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            env: { targets: BROWSERS },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: mode === 'development', refresh: isServed },
              },
            },
          },
        },
      ],
    },
    performance: false,
    plugins: [
      new webpack.DefinePlugin({ 'process.env.APP_VERSION': JSON.stringify(version) }),
      ...(isServed
        ? [new ReactRefreshPlugin({ overlay: false, exclude: NOT_REFRESHED })]
        : [new OldBuildsPlugin(), new SourceOrderPlugin(), new BuildCachePlugin(), licensePlugin(name)]),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    cache,
  };
}

export function output(basis: BuildBasis): Configuration['output'] {
  const { name, directory, version, mode } = basis;
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    path: join(directory, 'dist', version),
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    uniqueName: containerName(name, version),
    devtoolNamespace: name,
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    strictModuleExceptionHandling: true,
    clean: true,
  };
}

export const optimization = ({ mode }: BuildBasis): NonNullable<Configuration['optimization']> => ({
  // SWC minifies several times faster than the default, and the size differs by less than a percent.
  // It has threads of its own, so the plugin needs no programs beside this one.
  minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
  moduleIds: mode === 'production' ? 'deterministic' : 'named',
  // A CommonJS module within another one is a function within its function, which browsers parse twice: react-dom.
  ...(mode === 'production' ? { mangleExports: 'size', concatenateModules: { commonjs: false } } : {}),
});

export interface NamedModule {
  nameForCondition?: () => string | null;
}
export const below = (folder: string) => (module: NamedModule) =>
  Boolean(module.nameForCondition?.()?.startsWith(folder));
const notBelow = (folder: string) => (module: NamedModule) => {
  const file = module.nameForCondition?.();
  return Boolean(file) && !file?.startsWith(folder);
};

/**
 * Whether every customer's page needs the module: for the portal's start, or for what each remote uses. What two
 * modules on demand have in common is mostly an icon, and belongs here, too: a file of its own would cost a request.
 */
function isOfCustomers(module: Module, graphs: Graphs): boolean {
  if (isOfPortal(module, graphs)) return true;
  const names = sharedModulesWith(module, graphs);
  return names.size > 1 || [...names].some((name) => !ON_DEMAND.includes(name));
}

const ON_DEMAND: readonly string[] = LAZY_SHARED;

const isOnDemand = (module: Module, graphs: Graphs): boolean => sharedModulesWith(module, graphs).size > 0;

/** The names of the shared modules that the module is part of. */
function sharedModulesWith(module: Module, { chunkGraph }: Graphs): Set<string> {
  const groups = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [...chunk.groupsIterable]);
  const names = groups.flatMap(({ origins }) => origins.map(({ module: origin }) => origin && providedName(origin)));
  return new Set(names.filter((name) => typeof name === 'string'));
}
