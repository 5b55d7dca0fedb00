import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { License } from '@portal/app-kit/build/contract/licenses';
import { publicLicenses } from './public-licenses.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MIT = { version: '1.0.0', license: 'MIT', licenseText: 'MIT License\nCopyright (c) Somebody' };
function write(app: string, version: string, licenses: readonly License[]): void {
  const records = join(folder, 'releases', app, version);
  mkdirSync(records, { recursive: true });
  writeFileSync(join(records, 'licenses.json'), JSON.stringify(licenses));
}
const build = (version: string) => ({
  version,
  container: 'c',
  entry: '/e.js',
  integrity: 'sha384-',
  preload: {},
  pageFiles: {},
});
const text = (registry: Parameters<typeof publicLicenses>[1]) =>
  publicLicenses(folder, registry)['public/licenses.txt'] ?? '';
const only = (version: string) => ({ shell: '1', remotes: { 'mf-news': { current: build(version) } } });

test('each text stands once, below all packages of the live versions that have it', () => {
  write('shell', '1', [
    { ...MIT, name: 'b' },
    { ...MIT, name: 'a', version: '2.0.0' },
  ]);
  write('mf-news', '7', [{ ...MIT, name: 'b' }]);
  const found = text(only('7'));
  expect(found).toContain('a 2.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMIT License\nCopyright (c) Somebody\n');
  expect(found.match(/MIT License/g)).toHaveLength(1);
});

test('what another version had, or one that has written nothing, adds nothing', () => {
  write('mf-news', '6', [{ ...MIT, name: 'gone' }]);
  expect(text(only('7'))).not.toContain('gone');
});

test('so do the version before and a canary: they may still be loaded', () => {
  write('mf-news', '6', [{ ...MIT, name: 'before' }]);
  write('mf-news', '8', [{ ...MIT, name: 'canary' }]);
  const remotes = {
    'mf-news': { current: build('7'), previous: build('6'), canary: { build: build('8'), salt: 's' } },
  };
  expect(text({ shell: '1', remotes })).toMatch(/before 1\.0\.0 \(MIT\)\ncanary 1\.0\.0 \(MIT\)/);
});

test('a package that brings no text has that of the package around it, or of another with its licence', () => {
  const other = { ...MIT, licenseText: 'MIT License\nCopyright (c) Another' };
  write('shell', '1', [
    { ...other, name: 'around' },
    { ...MIT, name: 'first' },
    { ...MIT, name: 'around/inner', licenseText: null },
    { name: 'alone', version: '1.0.0', license: 'ISC', licenseText: null },
  ]);
  const found = text(only('7'));
  expect(found).toContain('around 1.0.0 (MIT)\naround/inner 1.0.0 (MIT)\n\nMIT License\nCopyright (c) Another');
  expect(found).toContain('alone 1.0.0 (ISC)\n\nISC\n');
});
