import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedCache } from './served-cache.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const versionOf = (folder = root) => {
  const cache = servedCache(join(folder, 'mf-news'), 'development');
  return typeof cache === 'object' && cache.type === 'filesystem' ? cache.version : undefined;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'served-cache-'));
  for (const path of ['mf-news/webpack.config.ts', 'mf-news/package.json', 'shared/app-kit/package.json'])
    write(path, '1');
  for (const path of ['shared/app-kit/src/build/index.ts', 'mf-news/src/remote.ts', 'pnpm-lock.yaml']) write(path, '1');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['pnpm-lock.yaml', 'mf-news/webpack.config.ts', 'mf-news/package.json', 'shared/app-kit/src/build/index.ts'])(
  'what was compiled last time does not count after a change of %s',
  (path) => {
    const before = versionOf();
    expect(before).toEqual(expect.any(String));
    write(path, '2');
    expect(versionOf()).not.toBe(before);
  },
);

test('a change of a source leaves it to be compared file by file', () => {
  const before = versionOf();
  write('mf-news/src/remote.ts', '2');
  expect(versionOf()).toBe(before);
});

test('it does not matter where the clone lies', () => {
  const copy = mkdtempSync(join(tmpdir(), 'served-cache-'));
  cpSync(root, copy, { recursive: true });
  expect(versionOf(copy)).toBe(versionOf());
  rmSync(copy, { recursive: true });
});
