import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBuild } from '../run-build.ts';
import { LICENSES_FILE, licensePlugin, licensesOf } from './licenses.ts';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a build of an app says that uses a package with this licence. */
async function build(license: string) {
  const context = mkdtempSync(join(folder, 'app-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), content);
  };
  const manifest = (name: string, more: object) =>
    JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...more });
  write('package.json', manifest('mf-parking', {}));
  write('index.js', "import { other } from 'other'; console.log(other());");
  write('node_modules/other/package.json', manifest('other', { license }));
  write('node_modules/other/index.js', 'export const other = () => document.title;');
  write('node_modules/other/LICENSE', 'Copyright (c) Somebody');
  write('node_modules/unused/package.json', manifest('unused', { license }));
  const path = join(context, 'dist');
  await runBuild({
    mode: 'production',
    context,
    entry: './index.js',
    output: { path },
    cache: false,
    plugins: [licensePlugin('mf-parking')],
  });
  return licensesOf(readFileSync(join(path, LICENSES_FILE), 'utf8'));
}

test('a build has the licences of the packages that are in it, with their texts, and not the app itself', async () => {
  expect(await build('MIT')).toEqual([
    { name: 'other', version: '1.2.3', license: 'MIT', licenseText: 'Copyright (c) Somebody' },
  ]);
});

test.each(['GPL-3.0-only', 'AGPL-3.0-only', 'CC-BY-NC-4.0'])('no build has a package under %s', async (license) => {
  await expect(build(license)).rejects.toThrow(`unacceptable license "${license}" for other@1.2.3`);
});
