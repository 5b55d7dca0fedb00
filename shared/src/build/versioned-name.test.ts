import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { containerName, nameOfAnyVersion } from './container-name.ts';
import { runBuild } from './run-build.ts';
import { VersionedNamePlugin } from './versioned-name.ts';

// A build takes a second, and a minute on a machine that builds everything else as well.
jest.setTimeout(180_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'versioned-name-'));
  writeFileSync(
    join(folder, 'main.js'),
    "import(/* webpackChunkName: 'page' */ './page.js'); import(/* webpackChunkName: 'other' */ './other.js');\n",
  );
  writeFileSync(join(folder, 'other.js'), "document.title = 'Gute Nacht';\n");
  writeFileSync(join(folder, 'page.js'), "document.title = 'Guten Tag';\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds this version; returns its files by their chunks, and the chunks that were minified for it. */
async function build(version: string) {
  const minified: string[] = [];
  const minify = (...given: Parameters<typeof MinimizerPlugin.swcMinify>) => {
    minified.push(...Object.keys(given[0]).map(chunkOf));
    return MinimizerPlugin.swcMinify(...given);
  };
  const configuration: Configuration = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './main.js',
    devtool: 'hidden-source-map',
    output: {
      path: join(folder, version),
      filename: '[name].[contenthash:8].js',
      uniqueName: nameOfAnyVersion('mf-orders', version),
      devtoolNamespace: 'mf-orders',
    },
    optimization: { minimizer: [new MinimizerPlugin({ minify, parallel: false })] },
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    plugins: [new VersionedNamePlugin('mf-orders', version)],
    stats: 'errors-warnings',
  };
  await runBuild(configuration);
  const names = readdirSync(join(folder, version));
  const files = Object.fromEntries(
    names.map((name) => [chunkOf(name), { name, content: readFileSync(join(folder, version, name), 'utf8') }]),
  );
  return { files, minified: minified.sort() };
}
const chunkOf = (file: string) => file.replace(/\.[0-9a-f]{8}\./, '.');

test('every chunk has the name of its version, and no other one', async () => {
  const { files } = await build('0.1.0-aaaa');
  for (const chunk of ['main.js', 'page.js', 'other.js']) {
    expect(files[chunk]?.content).toContain('webpackChunkmf_orders_0_1_0_aaaa');
    expect(files[chunk]?.content).not.toContain(nameOfAnyVersion('mf-orders', '0.1.0-aaaa'));
  }
});

test('a file is named by what it contains, so another version has other files', async () => {
  const [one, other] = [await build('0.1.0-aaaa'), await build('0.1.0-bbbb')];
  expect(one.files['page.js']?.name).not.toBe(other.files['page.js']?.name);
});

test('of another version only what changed is minified, and what has its file’s name in it', async () => {
  expect((await build('0.1.0-aaaa')).minified).toEqual(['main.js', 'other.js', 'page.js']);
  writeFileSync(join(folder, 'page.js'), "document.title = 'Guten Abend';\n");
  expect((await build('0.1.0-bbbb')).minified).toEqual(['main.js', 'page.js']);
});

test('maps stay true: the name is as long as what was compiled, and their sources do not have it', async () => {
  const version = '0.1.0-aaaa';
  expect(nameOfAnyVersion('mf-orders', version)).toHaveLength(containerName('mf-orders', version).length);
  const { files } = await build(version);
  const map = JSON.parse(files['page.js.map']?.content ?? '');
  expect(map.sources).toEqual(['webpack://mf-orders/./page.js']);
  const { content = '' } = files['page.js'] ?? {};
  const column = content.indexOf('document');
  expect(new SourceMap(map).findEntry(0, column)).toMatchObject({ originalLine: 0, originalColumn: 0 });
});
