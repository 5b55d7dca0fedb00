import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root).filter(
  (folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'webpack.config.ts')),
);
const folder = mkdtempSync(join(tmpdir(), 'monolith-'));
// In a folder of its own: a build removes older ones beside it.
const out = join(folder, 'build');

beforeAll(() => {
  const webpack = join(__dirname, 'node_modules/.bin/webpack');
  execFileSync(webpack, ['--output-path', out], { cwd: __dirname, stdio: 'pipe' });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every module of the build, by its source maps. */
const modules = () =>
  readdirSync(out)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file): string[] => JSON.parse(readFileSync(join(out, file), 'utf8')).sources);
const pagesOf = (remote: string) =>
  readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-page.tsx'),
  );

test('there are remotes to link', () => {
  expect(remotes.length).toBeGreaterThan(0);
});

test.each(remotes)('the monolith has the routes of %s, and every page of it', (remote) => {
  const built = modules();
  const wanted = ['remote.ts', ...pagesOf(remote)].map((file) => `${remote}/src/${file}`);
  expect(wanted.filter((file) => !built.some((module) => module.endsWith(file)))).toEqual([]);
});

test('it has no federation: neither the runtime nor what loads a remote', () => {
  const federation =
    /module-federation|shell\/src\/federation\/loader\/(?:remote-loader|version-loader|fetch-container|load-plan)/;
  expect(modules().filter((module) => federation.test(module))).toEqual([]);
  const code = readdirSync(out).filter((file) => file.endsWith('.js'));
  expect(code.filter((file) => readFileSync(join(out, file), 'utf8').includes('__FEDERATION__'))).toEqual([]);
});

test('its document can preload each page, as the portal’s does', () => {
  const { pageFiles } = JSON.parse(readFileSync(join(out, 'build.json'), 'utf8'));
  expect(Object.keys(pageFiles)).toEqual(
    expect.arrayContaining(['/', '/login', '/entry', '/order', '/order/create', '/order/:id', '/billing', '/password']),
  );
  // What comes before the page's own code; the login is in the first files.
  expect(pageFiles['/entry']).toContainEqual(expect.stringMatching(/^customers\./));
  expect(pageFiles['/login']).toEqual([]);
});
