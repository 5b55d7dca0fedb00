import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceVersion } from './source-version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-version-'));
  mkdirSync(join(root, 'src/testing'), { recursive: true });
  writeFileSync(join(root, 'pnpm-lock.yaml'), '');
  writeFileSync(join(root, 'src/button.tsx'), 'export const Button = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

const app = () => sourceVersion(root, ['src'], '1.0.0');
const catalogue = () => sourceVersion(root, ['src'], 'kit', { withStories: true });

test('a version changes with the sources', () => {
  const before = [app(), catalogue()];
  writeFileSync(join(root, 'src/button.tsx'), 'export const Button = 2;');
  expect(app()).not.toBe(before[0]);
  expect(catalogue()).not.toBe(before[1]);
});

test.each(['src/button.stories.tsx', 'src/testing/story.tsx'])(
  '%s is in no app, so that only the catalogue is built again',
  (file) => {
    const before = [app(), catalogue()];
    writeFileSync(join(root, file), 'export const story = 1;');
    expect(app()).toBe(before[0]);
    expect(catalogue()).not.toBe(before[1]);
  },
);

test('a test is in neither', () => {
  const before = [app(), catalogue()];
  writeFileSync(join(root, 'src/button.test.tsx'), '');
  expect([app(), catalogue()]).toEqual(before);
});
