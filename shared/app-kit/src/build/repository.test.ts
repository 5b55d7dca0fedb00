import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORTS } from './local-environment.ts';
import { LOCK_FILE, repositoryOf } from './repository.ts';
import { neighboursOf } from './serve/neighbours.ts';
import { sourceVersion } from './source-version.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const configuration = (name: string, prefix: string) =>
  `module.exports = { app: { name: '${name}', standalonePort: 4006, areas: { '${prefix}': { title: '駐車' } } } };`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it is the folder with the lock file: above the app, or the app itself', () => {
  write(`portal/${LOCK_FILE}`, '1');
  write(`mf-parking/${LOCK_FILE}`, '1');
  expect(repositoryOf(join(folder, 'portal/mf-news'))).toBe(join(folder, 'portal'));
  expect(repositoryOf(join(folder, 'mf-parking'))).toBe(join(folder, 'mf-parking'));
});

test('without one it is said what to do', () => {
  expect(() => repositoryOf(folder)).toThrow(/^There is no pnpm-lock\.yaml in or above .*: run pnpm install\.$/);
});

test('neighbours are those of the same repository, not what lies beside it', () => {
  write(`portal/${LOCK_FILE}`, '1');
  write('portal/mf-news/webpack.config.ts', configuration('mf-news', '/news'));
  write('portal/mf-orders/webpack.config.ts', configuration('mf-orders', '/order'));
  write(`mf-parking/${LOCK_FILE}`, '1');
  write('mf-parking/webpack.config.ts', configuration('mf-parking', '/parking'));
  write('mf-weather/webpack.config.ts', configuration('mf-weather', '/weather'));
  expect(Object.keys(neighboursOf(join(folder, 'portal/mf-news'), PORTS))).toEqual(['/order']);
  expect(neighboursOf(join(folder, 'mf-parking'), PORTS)).toEqual({});
});

test('a version does not depend on where the repository lies', () => {
  for (const place of ['mf-parking', 'dist/testing/mf-parking']) {
    write(`${place}/${LOCK_FILE}`, '1');
    write(`${place}/src/remote.ts`, 'export {};');
  }
  const version = (place: string) => sourceVersion(join(folder, place), ['src'], '0.1.0');
  expect(version('dist/testing/mf-parking')).toBe(version('mf-parking'));
  const before = version('mf-parking');
  write('mf-parking/src/remote.ts', 'export const changed = 1;');
  expect(version('mf-parking')).not.toBe(before);
  const own = version('mf-parking');
  // Our packages are in it, by the digests of their tarballs.
  write(`mf-parking/${LOCK_FILE}`, '2');
  expect(version('mf-parking')).not.toBe(own);
});
