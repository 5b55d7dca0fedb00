import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './index.ts';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test('each folder is a migration, in the order of its number', () => {
  expect(folders.map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, index) => index + 1));
});

test.each(folders)('%s has a fixture', (folder) => {
  for (const state of ['before', 'after']) expect(existsSync(join(__dirname, folder, state))).toBe(true);
});
