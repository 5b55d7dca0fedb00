import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { EXTENSION } from '../repository.ts';

const REFRESH = join(import.meta.dirname, '../browser/refresh');

/** The version of all builds from a development server: the address stays when sources change. */
export const SERVED_VERSION = 'dev';

/** What a build with hot reload needs to run within the composed portal: ADR 32. */
export function inPortal(configuration: Configuration, role: 'host' | 'remote'): Configuration {
  const { output, plugins = [] } = configuration;
  return {
    ...configuration,
    // The portal's policy allows no eval.
    devtool: 'cheap-module-source-map',
    // A remote's files come from its development server.
    output: { ...output, crossOriginLoading: 'anonymous' },
    plugins: [
      ...plugins,
      oneRefreshRuntime(join(REFRESH, role + EXTENSION)),
      ...(role === 'remote' ? [jsxForBothReacts, ...hotPages(join(configuration.context ?? '', 'src/remote.ts'))] : []),
    ],
  };
}

/** Replaced before the federation plugin sees the name: it would request it from the shell, which has none. */
const jsxForBothReacts = new webpack.NormalModuleReplacementPlugin(
  /^react\/jsx-dev-runtime$/,
  join(REFRESH, `jsx-dev-runtime${EXTENSION}`),
);

/** The portal gets the remote with pages that keep their state; these are those of the sources. */
const hotPages = (file: string) => [
  new webpack.NormalModuleReplacementPlugin(/[\\/]src[\\/]remote\.ts$/, (data) => {
    if (data.request === file) data.request = join(REFRESH, `hot-remote${EXTENSION}`);
  }),
  new webpack.NormalModuleReplacementPlugin(/\.\/served-remote\.[jt]s$/, file),
];

/** Each app has a refresh runtime of its own, but React tells only one about its roots. */
const oneRefreshRuntime = (replacement: string) =>
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (data) => {
    // The replacement itself imports the package. A resolved module can no longer be replaced.
    if (!data.createData?.resource && data.contextInfo.issuer !== replacement) data.request = replacement;
  });
