import { join } from 'node:path';
import { pageChunksOf, type RemoteAreas } from '@portal/platform/registry/area';
import webpack, { type Configuration } from 'webpack';
import { BuildRecordPlugin } from '../build-record.ts';
import {
  type BuildBasis,
  base,
  below,
  CUSTOMERS_GROUP,
  FRESH_CHUNKS,
  LATE_GROUPS,
  type NamedModule,
  OF_CUSTOMERS,
  optimization,
  output,
  PORTAL_CHUNK,
} from '../webpack-configuration.ts';

interface LinkedApp {
  directory: string;
  areas: RemoteAreas;
}

interface MonolithParts {
  /** The shell, whose entry, screens and static skeleton are the monolith's. */
  shell: { directory: string; screens: Readonly<Record<string, string | null>>; staticSkeleton?: string | undefined };
  remotes: readonly LinkedApp[];
  /** By a module of the shell, the module that takes its place. */
  replaced: Readonly<Record<string, string>>;
}

/** Where those modules find the remotes. */
const LINKED_REMOTES = './linked-remotes.ts';

/**
 * All apps as one, without federation, to measure the portal against: the same sources, loader, minifier, target and
 * chunks as the shell's. The remotes' route tables are linked, and each of their pages is one dynamic import.
 */
export function monolithConfig(context: BuildBasis, { shell, remotes, replaced }: MonolithParts): Configuration {
  const { name, directory, version } = context;
  const common = base(context);
  const sources = [shell, ...remotes].map((app) => below(join(app.directory, 'src')));
  const isPlatform = (module: NamedModule) =>
    Boolean(module.nameForCondition?.()) && !sources.some((isOwn) => isOwn(module));
  const pageChunks = Object.assign({}, ...remotes.map(({ areas }) => pageChunksOf(areas)));
  return {
    ...common,
    entry: { main: [FRESH_CHUNKS, join(shell.directory, 'src/start/main.ts')] },
    output: { ...output(context), path: join(directory, 'dist', version), publicPath: `/${name}/${version}/` },
    optimization: {
      ...optimization(context),
      splitChunks: {
        cacheGroups: {
          platform: { name: 'platform', chunks: 'initial', enforce: true, test: isPlatform },
          customers: CUSTOMERS_GROUP,
          ...LATE_GROUPS,
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      ...Object.entries(replaced).map(
        ([module, replacement]) =>
          new webpack.NormalModuleReplacementPlugin(exactly(join(shell.directory, 'src', module)), replacement),
      ),
      new webpack.NormalModuleReplacementPlugin(exactly(LINKED_REMOTES), asModule(linking(remotes))),
      new BuildRecordPlugin({
        name,
        version,
        entryPoint: 'main',
        pageChunks: { ...shell.screens, ...pageChunks },
        staticSkeleton: shell.staticSkeleton,
        openingChunk: PORTAL_CHUNK,
        signedInFiles: OF_CUSTOMERS,
      }),
    ],
  };
}

const exactly = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** A module that imports what every remote exposes. */
function linking(remotes: readonly LinkedApp[]): string {
  const imports = remotes.map(
    ({ directory }, index) =>
      `import { remote as remote${index} } from ${JSON.stringify(join(directory, 'src/remote.ts'))};`,
  );
  const entries = remotes.map(
    ({ areas }, index) => `{ module: remote${index}, areas: ${JSON.stringify(shown(areas))} }`,
  );
  return `${imports.join('\n')}\nexport const linkedRemotes = [${entries.join(', ')}];\n`;
}

/** What the browser needs of them. */
const shown = (areas: RemoteAreas) =>
  Object.fromEntries(Object.entries(areas).map(([prefix, { pageChunks: _, ...area }]) => [prefix, area]));
