import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '#testing/write-build.ts';
import { readBuild } from './build-folder.ts';
import { publish, stage } from './publish.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  out = join(folder, 'out');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another job may write into the same folder at any time. */
function written(version: string, more: Record<string, string> = {}) {
  const files = { 'entry.js': `news ${version}`, 'page.js': `a page of news ${version}`, ...more };
  const build = writeBuild(join(folder, 'build'), {
    name: 'mf-news',
    version,
    areas: { '/news': { title: 'お知らせ' } },
    files,
  });
  writeFileSync(join(build, 'contract.json'), `the contract of ${version}`);
  return build;
}
const kept = (file: string) => readFileSync(join(out, 'releases/mf-news/1', file), 'utf8');

test.each<[what: string, change: () => void]>([
  ['a file is written anew', () => written('1', { 'page.js': 'another page' })],
  ['a file is gone', () => rmSync(join(folder, 'build/page.js'))],
])('a build is refused if %s after it was read', async (_what, change) => {
  const build = readBuild(written('1'));
  change();
  await expect(stage(out, build)).rejects.toThrow(
    `mf-news 1: ${build.folder} was changed while it was copied. Build again.`,
  );
  expect(existsSync(join(out, 'public'))).toBe(false);
});

test('what is kept of a build is what it said when it was read', async () => {
  const staged = await stage(out, readBuild(written('1')));
  written('2');
  publish(out, staged);
  expect(JSON.parse(kept('build.json'))).toMatchObject({ version: '1' });
  expect(kept('contract.json')).toBe('the contract of 1');
});
