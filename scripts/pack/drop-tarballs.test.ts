import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropTarballs } from './drop-tarballs.ts';

const folder = mkdtempSync(join(tmpdir(), 'drop-tarballs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a repository that is named by mistake loses nothing but older tarballs of ours', () => {
  mkdirSync(join(folder, 'src'));
  for (const file of [
    'portal-ui-0.1.0-s1.tgz',
    'portal-app-kit-0.1.0-s1.tgz',
    'create-portal-remote-0.1.0-s1.tgz',
    'portal.json',
    'other-1.0.0.tgz',
  ])
    writeFileSync(join(folder, file), '');
  dropTarballs(folder);
  expect(readdirSync(folder).sort()).toEqual(['other-1.0.0.tgz', 'portal.json', 'src']);
});

test('a folder that is missing is made', () => {
  dropTarballs(join(folder, 'packages'));
  expect(readdirSync(join(folder, 'packages'))).toEqual([]);
});
