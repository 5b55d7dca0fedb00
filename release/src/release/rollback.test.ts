import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '#change/audit-log.ts';
import { receiptLines, rollbackLines } from '#commands/receipt.ts';
import { makeOlder } from '#testing/make-older.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import { rollback } from './rollback.ts';

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

const say = () => undefined;
const releaseOf = (app: string, version: string) => releaseIn(portal, app, version);
const back = (app: string, version?: string) =>
  rollback({ folder: portal.folder, app, version, reason: '合計が合わない', by: 'suzuki', say });
const live = () => liveIn(portal.folder).map((line) => line.replace(/, \w+$/, ''));

test('the version before is live again, from the folder alone, and the log keeps who and why', async () => {
  await releaseOf('mf-news', '2');
  await releaseOf('mf-news', '3');
  rmSync(portal.build('mf-news', '2'), { recursive: true });
  const receipt = await back('mf-news');
  expect(live()).toEqual(['shell 1, mf-news 2 (1), mf-billing 1']);
  expect(receipt).toMatchObject({ from: '3', to: '2', next: '1' });
  expect(rollbackLines(receipt)[0]).toMatch(/^mf-news 3 → 2, an earlier version, is live in /);
  expect(readLog(portal.folder).at(-1)).toMatchObject({
    what: 'rollback',
    by: 'suzuki',
    reason: '合計が合わない',
    from: '3',
    to: '2',
  });
});

test('the refused version is never the one to fall back on', async () => {
  await releaseOf('mf-news', '2');
  await back('mf-news');
  expect(live()).toEqual(['shell 1, mf-news 1, mf-billing 1']);
  await releaseOf('mf-news', '3');
  expect(live()).toEqual(['shell 1, mf-news 3 (1), mf-billing 1']);
});

test('an open tab with the refused version still finds its files, for a month from now', async () => {
  await releaseOf('mf-news', '2');
  makeOlder(portal.folder, 'mf-news', '2', 31);
  await back('mf-news');
  await releaseOf('mf-news', '3');
  const isKept = () => existsSync(join(portal.folder, 'public/mf/mf-news/2'));
  expect(isKept()).toBe(true);
  makeOlder(portal.folder, 'mf-news', '2', 31);
  await releaseOf('mf-news', '4');
  expect(isKept()).toBe(false);
});

test('a second rollback goes further back, and then there is nothing left', async () => {
  await releaseOf('mf-news', '2');
  await releaseOf('mf-news', '3');
  await back('mf-news');
  const receipt = await back('mf-news');
  expect(rollbackLines(receipt).join('\n')).toContain('there is no earlier version to go back to');
  expect(live()).toEqual(['shell 1, mf-news 1, mf-billing 1']);
  await expect(back('mf-news')).rejects.toThrow(
    `There is no version of mf-news before 1 in ${portal.folder}: all others were rolled back (2, 3). Release a mended one.`,
  );
  await expect(back('mf-billing')).rejects.toThrow('it is the first one');
});

test('so the shell goes back; the remotes stay as they are', async () => {
  await releaseOf('shell', '2');
  await releaseOf('mf-news', '2');
  expect(await back('shell')).toMatchObject({ from: '2', to: '1', next: null });
  expect(live()).toEqual(['shell 1, mf-news 2 (1), mf-billing 1']);
});

test('maintenance that is announced stays', async () => {
  await releaseOf('mf-news', '2');
  const file = join(portal.folder, 'public/remotes.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  registry.remotes['mf-news'].maintenance = maintenance;
  writeFileSync(file, JSON.stringify(registry));
  await back('mf-news');
  expect(JSON.parse(readFileSync(file, 'utf8')).remotes['mf-news'].maintenance).toEqual(maintenance);
});

test.each([
  ['a file is missing', () => rmSync(join(portal.folder, 'public/mf/mf-news/1/page.js')), 'page.js missing'],
  [
    'a file was changed',
    () => writeFileSync(join(portal.folder, 'public/mf/mf-news/1/page.js'), 'x'),
    'page.js changed',
  ],
  [
    'its time is over',
    () => rmSync(join(portal.folder, 'releases/mf-news/1'), { recursive: true }),
    'its files are no longer kept',
  ],
])('refused when %s; another version can be named', async (_what, damage, sentence) => {
  await releaseOf('mf-news', '2');
  await releaseOf('mf-news', '3');
  await releaseOf('mf-news', '4');
  damage();
  await expect(back('mf-news', '1')).rejects.toThrow(
    `mf-news cannot go back to 1: ${sentence}. Name another version with --version, or release a mended one.`,
  );
  expect(await back('mf-news', '2')).toMatchObject({ from: '4', to: '2', next: null });
});

test('refused when it no longer fits what is live', async () => {
  await releaseOf('mf-news', '2');
  const contract = { role: 'remote', contract: 1, uses: {}, requires: {}, texts: [], storage: ['filter'], drafts: [] };
  for (const name of ['mf-news', 'mf-billing']) {
    const itsOwn = { ...contract, name, version: '1', routes: { [name.replace('mf-', '/')]: [''] } };
    writeFileSync(join(portal.folder, `releases/${name}/1/contract.json`), JSON.stringify(itsOwn));
  }
  await expect(back('mf-news')).rejects.toThrow(
    'mf-news 1 keeps something in the browser as filter, and so does mf-billing 1: choose another key.',
  );
  expect(live()).toEqual(['shell 1, mf-news 2 (1), mf-billing 1']);
});

test('a release of the refused version says by whom it was rolled back, and why', async () => {
  await releaseOf('mf-news', '2');
  await back('mf-news');
  expect(receiptLines(await releaseOf('mf-news', '2')).join('\n')).toMatch(
    /it was rolled back by suzuki at 20.*: 合計が合わない/,
  );
});

test('a folder that is no portal gets nothing of ours', async () => {
  const folder = join(portal.folder, 'other');
  mkdirSync(folder);
  const nowhere = rollback({ folder, app: 'mf-news', reason: '合計が合わない', by: 'suzuki', say });
  await expect(nowhere).rejects.toThrow('There is no portal in');
  expect(readdirSync(folder)).toEqual([]);
});

test('an unknown app, and the version that is live, are refused in words', async () => {
  await expect(back('mf-orders')).rejects.toThrow(
    `There is no mf-orders in ${portal.folder}: shell, mf-news, mf-billing.`,
  );
  await expect(back('mf-news', '1')).rejects.toThrow('mf-news 1 is live already.');
});

test('a folder whose log is lost still knows the registry’s previous version', async () => {
  await releaseOf('mf-news', '2');
  rmSync(join(portal.folder, 'releases/log.jsonl'));
  expect(await back('mf-news')).toMatchObject({ from: '2', to: '1' });
});
