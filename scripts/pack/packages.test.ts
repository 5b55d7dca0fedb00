import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesIn } from './packages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function tarball(name: string, version: string, more: Record<string, object> = {}): void {
  mkdirSync(join(folder, 'package'), { recursive: true });
  for (const [file, value] of Object.entries({ 'package.json': { name: `@portal/${name}`, version }, ...more }))
    writeFileSync(join(folder, 'package', file), JSON.stringify(value));
  spawnSync('tar', ['-czf', `portal-${name}-${version}.tgz`, 'package'], { cwd: folder });
  rmSync(join(folder, 'package'), { recursive: true });
}
const DEMANDS = { catalog: { react: '19.3.1' }, settings: {}, textKeys: ['common'], migrations: 1 };

test('tarballs say what they are, and what a repository needs besides', () => {
  tarball('cli', '2.0.0', { 'demands.json': DEMANDS });
  tarball('ui', '2.0.0');
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(packagesIn(folder)).toEqual({
    tarballs: { '@portal/cli': 'portal-cli-2.0.0.tgz', '@portal/ui': 'portal-ui-2.0.0.tgz' },
    version: '2.0.0',
    demands: DEMANDS,
  });
});

test('a folder without them is named', () => {
  expect(() => packagesIn(folder)).toThrow(`There is no tarball of @portal/cli in ${folder}: make them with npm run`);
  expect(() => packagesIn(join(folder, 'none'))).toThrow('There is no tarball of @portal/cli in');
});

test('packages of two versions are refused', () => {
  tarball('cli', '2.0.0', { 'demands.json': DEMANDS });
  tarball('ui', '1.0.0');
  expect(() => packagesIn(folder)).toThrow(/two versions: portal-cli-2\.0\.0\.tgz and portal-ui-1\.0\.0\.tgz/);
});
