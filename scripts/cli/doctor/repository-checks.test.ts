import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryChecks } from './repository-checks.ts';

let root = '';
const write = (file: string, value: object | string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof value === 'string' ? value : JSON.stringify(value));
};
const manifest = (version: string, more: Record<string, string> = {}) =>
  write('package.json', {
    dependencies: { '@portal/ui': version, react: '19.3.1', ...more },
    devDependencies: { '@portal/cli': '1.0.0' },
  });
const overrides = (version: string) =>
  write(
    'pnpm-workspace.yaml',
    `overrides:\n  "@portal/cli": file:packages/portal-cli-1.0.0.tgz\n  "@portal/ui": file:packages/portal-ui-${version}.tgz\n`,
  );
const library = (folder: string, version: string) => {
  write(`node_modules/${folder}/package.json`, { name: folder, version });
  write(`node_modules/${folder}/index.js`, '');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-'));
  manifest('1.0.0');
  overrides('1.0.0');
  for (const name of ['ui', 'cli']) {
    library(`@portal/${name}`, '1.0.0');
    write(`packages/portal-${name}-1.0.0.tgz`, '');
  }
  library('react', '19.3.1');
  write('portal.json', { remote: 'mf-parking', template: '1.0.0', migration: 2 });
});
afterEach(() => rmSync(root, { recursive: true }));

const found = () => repositoryChecks(root, 2).filter(({ state }) => state !== 'ok');

test('where all is well, each check says so', () => {
  expect(found()).toEqual([]);
  expect(repositoryChecks(root, 2)).toHaveLength(4);
});

test('packages of a registry need no tarballs', () => {
  rmSync(join(root, 'pnpm-workspace.yaml'));
  rmSync(join(root, 'packages'), { recursive: true });
  expect(found()).toEqual([]);
});

test.each<[string, () => void, string]>([
  [
    'a package of another version than the others',
    () => {
      manifest('0.9.0');
      overrides('0.9.0');
      write('packages/portal-ui-0.9.0.tgz', '');
      library('@portal/ui', '0.9.0');
    },
    'package.json names @portal/cli 1.0.0, but others of ours in 0.9.0: npx portal upgrade --packages <folder>',
  ],
  [
    'a tarball that is not there',
    () => rmSync(join(root, 'packages/portal-ui-1.0.0.tgz')),
    'packages/portal-ui-1.0.0.tgz is missing, which pnpm-workspace.yaml names: git checkout packages',
  ],
  [
    'a tarball of another version than package.json says',
    () => {
      overrides('0.9.0');
      write('packages/portal-ui-0.9.0.tgz', '');
    },
    'pnpm-workspace.yaml names packages/portal-ui-0.9.0.tgz, but package.json 1.0.0: npx portal upgrade',
  ],
  [
    'a library that is not installed',
    () => manifest('1.0.0', { dayjs: '1.11.0' }),
    'dayjs is not installed: install again, as README.md says',
  ],
  [
    'a library that is installed in another version',
    () => library('react', '19.2.0'),
    'react is installed in 19.2.0, but package.json says 19.3.1: install again, as README.md says',
  ],
  [
    'a second copy of what is single',
    () =>
      cpSync(join(root, 'node_modules/react'), join(root, 'node_modules/@portal/ui/node_modules/react'), {
        recursive: true,
      }),
    '@portal/ui has another copy of react than this repository: name the version that it demands',
  ],
  [
    'a migration that has not run',
    () => write('portal.json', { remote: 'mf-parking', template: '1.0.0' }),
    'migrations that have not run here: 2 (npx portal upgrade)',
  ],
  [
    'no birth certificate',
    () => rmSync(join(root, 'portal.json')),
    'portal.json is missing, which says what has been migrated: git checkout portal.json',
  ],
  ['another folder', () => rmSync(join(root, 'package.json')), 'there is no package.json in '],
])('%s is found, and what to do', (_what, change, words) => {
  change();
  expect(found()).toEqual([{ state: 'WRONG', words: expect.stringContaining(words) }]);
});
