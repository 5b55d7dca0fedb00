import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { BuildCachePlugin } from '../build-cache.ts';
import { LeanTablesPlugin } from './lean-tables.ts';

/* A real build, so that another way in which the plugin writes its tables is noticed. */

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'lean-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function build(name: string, plugins: webpack.Configuration['plugins']): Promise<string> {
  const path = join(folder, name);
  for (const file of ['eager.js', 'late.js']) writeFileSync(join(folder, file), `export const from = '${file}';\n`);
  writeFileSync(
    join(folder, 'main.js'),
    "import { from } from './eager.js';\nconsole.log(from);\nimport('./late.js').then(console.log);\n",
  );
  const singleton = { singleton: true, strictVersion: false, requiredVersion: false } as const;
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path, publicPath: 'auto' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: {
          './eager.js': { ...singleton, version: '1.0.0', eager: true, shareKey: 'our/eager' },
          './late.js': { ...singleton, version: '1.0.0', shareKey: 'our/late' },
        },
        dts: false,
        manifest: false,
        // The tables are the same, and ours would need a loader.
        experiments: { externalRuntime: true },
      }),
      ...(plugins ?? []),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (stats && !stats.hasErrors() ? resolve() : reject(error ?? stats?.toString()))),
  );
  return readdirSync(path)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n');
}

test('tables say what is taken and offered, and nothing that only the official runtime reads', async () => {
  // As in the apps' builds: the other plugin gives these modules names of their own.
  const names = new BuildCachePlugin();
  const [usual, lean] = [
    await build('usual', [names]),
    await build('lean', [names, new LeanTablesPlugin({ isServed: false })]),
  ];
  // Otherwise the rest would hold for words that the plugin does not write any more.
  for (const word of [
    'strictVersion: false',
    '"strictVersion":false',
    'shareScope: ["default"]',
    ' register = ',
    'var initPromises',
    'bundlerRuntimeOptions: { remotes',
    '__webpack_require__.remotesLoadingData = {}',
    'Automatic publicPath is not supported',
    '"shareStrategy":"',
    'prevStartup is not a function',
    '__webpack_require__.i.forEach',
  ]) {
    expect(usual).toContain(word);
    expect(lean).not.toContain(word);
  }
  for (const key of ['our/eager', 'our/late']) {
    expect(lean).toContain(`shareKey: "${key}"`);
    expect(lean).toMatch(new RegExp(`"${key}": \\[\\{\\s*version: "1.0.0",[\\s/*]*get: `));
  }
  expect(lean).toContain('initOptions: { name: "host" }');
  expect(lean).toContain('.p = new URL(".", document.currentScript.src).href');
  // It is a program.
  expect(() => new Function(lean)).not.toThrow();
});

test('what hot reload intercepts is kept in builds that are served', async () => {
  expect(await build('served', [new LeanTablesPlugin({ isServed: true })])).toContain('__webpack_require__.i.forEach');
});
