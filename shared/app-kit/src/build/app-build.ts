import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { REGISTRY_ELEMENT_ID, type Registry } from '@portal/platform/registry';
import type { RemoteAreas } from '@portal/platform/registry/area';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { NEIGHBOURS_ELEMENT_ID } from '../standalone/neighbours.ts';
import { buildCache } from './build-cache.ts';
import { BUDGET_FILE } from './contract/team.ts';
import { alonePort, PORTS, type Ports, TEST_PORTS } from './local-environment.ts';
import { repositoryOf } from './repository.ts';
import { devServer } from './serve/dev-server.ts';
import { inPortal, SERVED_VERSION } from './serve/in-portal.ts';
import { neighboursOf } from './serve/neighbours.ts';
import { portalDevServer } from './serve/portal-dev-server.ts';
import { servedCache } from './serve/served-cache.ts';
import { sourceVersion } from './source-version.ts';
import { type BuildContext, federatedConfig, shellConfig, standaloneConfig } from './webpack-configuration.ts';

const require = createRequire(import.meta.url);
/** Sources that every app in the portal's repository is built from. Elsewhere the lock file names the packages. */
export const SHARED_SOURCES = ['contract', 'queries', 'platform', 'ui', 'app-kit'].flatMap((folder) =>
  ['src', 'package.json'].map((path) => `shared/${folder}/${path}`),
);

/** How webpack-cli was called. */
interface CliEnvironment {
  /** Set by `webpack serve`. */
  WEBPACK_SERVE?: boolean;
  /** Set by `webpack --watch`. */
  WEBPACK_WATCH?: boolean;
  /** `--env test`: uses the browser tests' sandbox. */
  test?: boolean;
  /** `--env sandbox-starts`: the address is said once the sandbox, which is starting beside it, answers as well. */
  'sandbox-starts'?: boolean;
  /** `webpack serve --env portal=<origin>`: not alone, but for the portal at this origin. */
  portal?: string;
  /** Then: not at the port of the app alone. */
  port?: string;
}

interface CliArguments {
  mode?: 'production' | 'development';
}

export interface AppBuild {
  readonly name: string;
  readonly role: 'host' | 'remote';
  readonly directory: string;
  /** The port on which the app runs alone. */
  readonly standalonePort: number;
  /** What a remote owns. */
  readonly areas?: RemoteAreas;
  /** By path, the chunk of a screen of the shell. */
  readonly screens?: Readonly<Record<string, string | null>>;
  /** The file of what the shell's documents show until its scripts run. */
  readonly staticSkeleton?: string;
  /** The version of the app's current sources. Sources that change during a build belong to the next one. */
  version(): string;
  /**
   * For webpack-cli: `webpack` builds the app for deployment, `webpack serve` runs it with hot reload, alone or for a
   * composed portal.
   */
  configuration(env?: CliEnvironment, argv?: CliArguments): Configuration;
}

interface RemoteOptions {
  directory: string;
  areas: RemoteAreas;
  standalonePort: number;
}

/** A remote's whole build, from the facts that only the remote knows. */
export function defineRemote({ directory, areas, standalonePort }: RemoteOptions): AppBuild {
  const app = appOf(directory);
  const port = (env: CliEnvironment) => Number(env.port ?? alonePort(standalonePort, portsOf(env)));
  return {
    ...app,
    role: 'remote',
    standalonePort,
    areas,
    configuration: (env = {}, argv = {}) => {
      const context = app.context(env, argv);
      if (!context.isServed) return federatedConfig({ ...context, areas });
      if (env.portal) {
        const configuration = federatedConfig({ ...context, version: SERVED_VERSION, areas });
        return { ...inPortal(configuration, 'remote'), devServer: portalDevServer(port(env), env.portal) };
      }
      return {
        ...standaloneConfig(context),
        devServer: devServer({
          name: app.name,
          port: standalonePort,
          ports: portsOf(env),
          isSandboxStarting: env['sandbox-starts'] ?? false,
          scripts: ['/main.js'],
          data: () => ({ [NEIGHBOURS_ELEMENT_ID]: neighboursOf(directory, portsOf(env)) }),
        }),
      };
    },
  };
}

interface ShellOptions {
  directory: string;
  /**
   * By path, the chunk of each screen of the shell; null: in the first files. No remote may have one of these paths.
   */
  screens: Record<`/${string}`, string | null>;
  /** The file of what documents show until the scripts run. */
  staticSkeleton: string;
  standalonePort: number;
}

const NO_REMOTES: Registry = { schema: 2, revision: 'alone', remotes: {} };

export function defineShell({ directory, screens, staticSkeleton, standalonePort }: ShellOptions): AppBuild {
  const app = appOf(directory);
  const port = (env: CliEnvironment) => Number(env.port ?? alonePort(standalonePort, portsOf(env)));
  return {
    ...app,
    role: 'host',
    standalonePort,
    screens,
    staticSkeleton,
    configuration: (env = {}, argv = {}) => {
      const context = app.context(env, argv);
      if (context.isServed && env.portal) {
        const configuration = shellConfig({ ...context, version: SERVED_VERSION, screens, staticSkeleton });
        return { ...inPortal(configuration, 'host'), devServer: portalDevServer(port(env), env.portal) };
      }
      const configuration = shellConfig({ ...context, screens, staticSkeleton });
      if (!context.isServed) return configuration;
      return {
        ...configuration,
        devServer: devServer({
          name: app.name,
          port: standalonePort,
          ports: portsOf(env),
          isSandboxStarting: env['sandbox-starts'] ?? false,
          scripts: ['platform', 'main'].map((file) => `/${app.name}/${context.version}/${file}.js`),
          data: () => ({ [REGISTRY_ELEMENT_ID]: NO_REMOTES }),
        }),
      };
    },
  };
}

const portsOf = ({ test }: CliEnvironment): Ports => (test ? TEST_PORTS : PORTS);

/** The files of an app's folder on which the build depends. */
export const inputsOf = (folder: string): string[] =>
  ['src', 'webpack.config.ts', 'package.json'].map((path) => join(folder, path));

const Manifest = v.object({ name: v.string(), version: v.string() });
type Manifest = v.InferOutput<typeof Manifest>;

function appOf(directory: string) {
  const manifest = (): Manifest => v.parse(Manifest, JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')));
  const name = manifest().name.replace(/^@[^/]+\//, '');
  const version = () => {
    const root = repositoryOf(directory);
    const shared = SHARED_SOURCES.filter((path) => existsSync(join(root, path)));
    const budget = [join(relative(root, directory), BUDGET_FILE)].filter((path) => existsSync(join(root, path)));
    return sourceVersion(root, [...inputsOf(relative(root, directory)), ...budget, ...shared], manifest().version);
  };
  const context = (
    { WEBPACK_SERVE: isServed = false, WEBPACK_WATCH: isWatched, test, portal, port }: CliEnvironment,
    { mode = isServed ? 'development' : 'production' }: CliArguments,
  ): BuildContext => ({
    name,
    directory,
    // Sources that change while it runs must not get the version from its start.
    version: isWatched ? 'watched' : version(),
    mode,
    isServed,
    cache: isServed
      ? servedCache(directory, `${mode}${portal ? `-in-portal-${port ?? ''}` : ''}${test ? '-test' : ''}`)
      : mode === 'development'
        ? { type: 'memory' }
        : isWatched
          ? false
          : buildCache(directory),
    versionOf,
  });
  return { name, directory, version, context };
}

/** Where a version of the app is built. */
export const buildFolder = ({ directory }: Pick<AppBuild, 'directory'>, version: string): string =>
  join(directory, 'dist', version);

/** The installed version of a library: all shared ones are dependencies of this package, as are ours. */
function versionOf(library: string): string {
  const name = library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new Error(`${name} is not installed beside @portal/app-kit.`);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
