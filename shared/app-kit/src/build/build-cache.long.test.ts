import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import { BuildCachePlugin, buildCache } from './build-cache.ts';
import { runBuild } from './run-build.ts';

// A build takes a second, and a minute on a machine that builds everything else as well.
jest.setTimeout(180_000);

let folder: string;
const kept = () => join(folder, 'cache/build');
const lock = () => join(folder, 'cache/build.lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
  writeFileSync(join(folder, 'main.js'), "export const greeting = 'Guten Tag';\nconsole.log(greeting);\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const configuration = (to: string, options?: { largestBytes: number }): webpack.Configuration => ({
  mode: 'production',
  context: folder,
  entry: './main.js',
  output: { path: join(folder, to) },
  optimization: { minimize: false },
  cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache'), name: 'build', maxAge: 60_000 },
  plugins: [new BuildCachePlugin(options)],
  stats: 'errors-warnings',
});
const run = (compiler: Compiler) =>
  new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
const close = (compiler: Compiler) =>
  new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
const cachedModules = (stats: Stats | undefined) =>
  [...(stats?.compilation.modules ?? [])].filter((module) => !stats?.compilation.builtModules.has(module)).length;

test('what a build compiled is found by the next one', async () => {
  await runBuild(configuration('first'));
  expect(readdirSync(kept()).length).toBeGreaterThan(0);
  const next = webpack(configuration('second'));
  expect(cachedModules(await run(next))).toBe(1);
  await close(next);
});

test('of two builds at once one uses the cache, and the other gets on without it', async () => {
  const [one, other] = [webpack(configuration('one')), webpack(configuration('other'))];
  expect([one, other].map(({ options }) => Boolean(options.cache))).toEqual([true, false]);
  await Promise.all([run(one), run(other)]);
  await close(other);
  expect(existsSync(lock())).toBe(true);
  await close(one);
  expect(existsSync(lock())).toBe(false);
  expect(existsSync(join(folder, 'other/main.js'))).toBe(true);
});

test('a build that fails says why, and gives the cache free', async () => {
  writeFileSync(join(folder, 'main.js'), "import './missing.js';\n");
  await expect(runBuild(configuration('failed'))).rejects.toThrow("Can't resolve './missing.js'");
  expect(existsSync(lock())).toBe(false);
});

test('a cache that has grown too large is begun anew', async () => {
  mkdirSync(kept(), { recursive: true });
  writeFileSync(join(kept(), 'old.pack'), 'x'.repeat(1001));
  await runBuild(configuration('first', { largestBytes: 1001 }));
  expect(readdirSync(kept())).toContain('old.pack');
  await runBuild(configuration('second', { largestBytes: 1000 }));
  expect(readdirSync(kept())).not.toContain('old.pack');
});

test('there may be none', () => {
  const app = join(__dirname, '../../../../mf-news');
  expect(buildCache(app, {})).toMatchObject({ name: 'build' });
  expect(buildCache(app, { PORTAL_BUILD_CACHE: 'none' })).toBe(false);
});
