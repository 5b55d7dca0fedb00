import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '#change/audit-log.ts';
import { receiptLines } from '#commands/receipt.ts';
import { announceMaintenance } from '#maintenance/announce-maintenance.ts';
import { staticSkeleton } from '#testing/fixtures.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import { damageOf, keptVersion } from './kept-version.ts';

let portal: SmallPortal;
let said: string[];
beforeEach(async () => {
  portal = await composeSmallPortal();
  said = [];
});
afterEach(() => portal.remove());

const releaseOf = (app: string, version: string, more: Parameters<typeof releaseIn>[3] = {}) =>
  releaseIn(portal, app, version, { say: (line) => void said.push(line), ...more });
const live = () => liveIn(portal.folder).map((line) => line.replace(/, \w+$/, ''));
const contentOf = () =>
  readdirSync(portal.folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => [file, /\.\w+$/.test(file) && existsSync(join(portal.folder, file)) ? readText(file) : '']);
const readText = (file: string) => {
  try {
    return readFileSync(join(portal.folder, file), 'utf8');
  } catch {
    return 'a folder';
  }
};

test('a remote goes live in every document; the others and the shell stay as they were', async () => {
  const receipt = await releaseOf('mf-news', '2', { source: 'c0ffee' });
  expect(live()).toEqual(['shell 1, mf-news 2 (1), mf-billing 1']);
  expect(receipt).toMatchObject({ app: 'mf-news', from: '1', to: '2', newFiles: 2, isUnchanged: false });
  expect(readLog(portal.folder).at(-1)).toMatchObject({
    by: 'sato',
    what: 'release',
    app: 'mf-news',
    from: '1',
    to: '2',
    revision: receipt.revision,
    source: 'c0ffee',
  });
});

test('so does a shell, with what it has at the portal’s root', async () => {
  writeFileSync(join(portal.shellPublic, 'favicon.png'), 'a new icon');
  await releaseOf('mf-news', '2');
  expect(readText('public/favicon.png')).toBe('an icon');
  await releaseOf('shell', '2');
  expect(live()).toEqual(['shell 2, mf-news 2 (1), mf-billing 1']);
  expect(readText('public/favicon.png')).toBe('a new icon');
});

test('maintenance that is announced, and what a later composer has written, stays', async () => {
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  await announceMaintenance(portal.folder, 'mf-billing', maintenance);
  const registry = () => JSON.parse(readText('public/remotes.json'));
  const { remotes, ...rest } = registry();
  const later = { ...rest, later: 1, remotes: { ...remotes, 'mf-billing': { ...remotes['mf-billing'], later: 2 } } };
  writeFileSync(join(portal.folder, 'public/remotes.json'), JSON.stringify(later));
  await releaseOf('mf-news', '2');
  expect(registry()).toMatchObject({ later: 1, remotes: { 'mf-billing': { later: 2, maintenance } } });
});

test('the same version again changes nothing, whoever builds it', async () => {
  await releaseOf('mf-news', '2');
  const before = contentOf();
  const receipt = await releaseOf('mf-news', '2');
  expect(receipt).toMatchObject({ isUnchanged: true, newFiles: 0 });
  expect(contentOf()).toEqual(before);
  expect(receiptLines(receipt)[0]).toContain('already');
});

test('the version that is live, once its files are gone, is published again', async () => {
  await releaseOf('mf-news', '2');
  rmSync(join(portal.folder, 'public/mf/mf-news/2'), { recursive: true });
  const receipt = await releaseOf('mf-news', '2');
  expect(receipt).toMatchObject({ from: '2', to: '2', isUnchanged: false, newFiles: 2 });
  expect(receiptLines(receipt)[0]).toMatch(/^mf-news 2 is live in .*, as before; its files were gone and are back\.$/);
  const kept = keptVersion(portal.folder, 'mf-news', '2');
  expect(kept ? damageOf(portal.folder, kept) : 'not kept').toBeNull();
  expect(live()).toEqual(['shell 1, mf-news 2 (1), mf-billing 1']);
});

test('the same version with other bytes is refused: what is published is never overwritten', async () => {
  await releaseOf('mf-news', '2');
  const build = portal.build('mf-news', '2', { more: { 'page.js': 'from another compiler' } });
  const before = contentOf();
  await expect(releaseOf('mf-news', '2', { build })).rejects.toThrow(
    'with other bytes already, and a version is never overwritten',
  );
  expect(contentOf()).toEqual(before);
});

test('a build whose entry is not what its record says is refused', async () => {
  const build = portal.build('mf-news', '2');
  writeFileSync(join(build, 'entry.js'), 'changed');
  const before = contentOf();
  await expect(releaseOf('mf-news', '2', { build })).rejects.toThrow('is not what its build has written');
  expect(contentOf()).toEqual(before);
});

test('a build of another app than the one that is meant is refused', async () => {
  const build = portal.build('mf-billing', '2');
  const before = contentOf();
  await expect(releaseOf('mf-news', '2', { build })).rejects.toThrow(
    `${build} is a build of mf-billing, and mf-news is to be released.`,
  );
  expect(contentOf()).toEqual(before);
});

test('over its budget it is refused, in numbers, unless there is a reason, which the log keeps', async () => {
  const budget = { total: 20, largestPage: 10_000 };
  const before = contentOf();
  await expect(releaseOf('mf-news', '2', { budget })).rejects.toThrow(
    /^mf-news 2 is over its budget: in total \d+ of 20 bytes\. Make it smaller/,
  );
  expect(contentOf()).toEqual(before);
  const receipt = await releaseOf('mf-news', '2', { budget, overBudget: 'a chart that customers wait for' });
  expect(receiptLines(receipt).join('\n')).toContain('over its budget, because: a chart that customers wait for');
  expect(readLog(portal.folder).at(-1)).toMatchObject({ overBudget: 'a chart that customers wait for' });
});

test('a reason that was not needed is not kept', async () => {
  expect(await releaseOf('mf-news', '2', { overBudget: 'in case' })).toMatchObject({ overBudget: null });
  expect(readLog(portal.folder).at(-1)).not.toHaveProperty('overBudget');
});

test('what a browser has seen wrong refuses the release, unless there is a reason, which the log keeps', async () => {
  const trial = async () => ['/news: uncaught TypeError: x is not a function'];
  const before = contentOf();
  await expect(releaseOf('mf-news', '2', { trial })).rejects.toThrow(
    /^mf-news 2 does not work beside what is live\. A browser saw:\n {2}\/news: uncaught TypeError: x is not a function\n/,
  );
  expect(contentOf()).toEqual(before);
  const withoutTrial = 'the sandbox has no such contract';
  const receipt = await releaseOf('mf-news', '2', { trial, withoutTrial });
  expect(receiptLines(receipt).join('\n')).toContain(`tried      by nobody, because: ${withoutTrial}`);
  expect(readLog(portal.folder).at(-1)).toMatchObject({ withoutTrial });
});

test('a release that a browser has seen says so, and what was built from no commit is in the log', async () => {
  const receipt = await releaseOf('mf-news', '2', { dirty: 'a repair at night' });
  expect(receiptLines(receipt).join('\n')).toContain('tried      in a browser, beside what is live');
  expect(readLog(portal.folder).at(-1)).toMatchObject({ dirty: 'a repair at night' });
  expect(readLog(portal.folder).at(-1)).not.toHaveProperty('withoutTrial');
});

test('what is live already is not tried once more', async () => {
  await releaseOf('mf-news', '2');
  const trial = async () => ['too late'];
  expect(await releaseOf('mf-news', '2', { trial })).toMatchObject({ isUnchanged: true });
});

test('an nginx without brotli gets rules without it from every later release, and no browser hears of it', async () => {
  const rules = () => readText('nginx/portal-server.conf');
  await releaseOf('mf-news', '2');
  expect(rules()).toContain('brotli_static on;');
  const environment = JSON.parse(readText('releases/environment.json'));
  writeFileSync(
    join(portal.folder, 'releases/environment.json'),
    JSON.stringify({ ...environment, nginx: { brotli: false } }),
  );
  for (const version of ['3', '4']) {
    await releaseOf('mf-news', version);
    expect(rules()).not.toContain('brotli');
    expect(rules()).toContain('gzip_static on;');
  }
  expect(readText('public/index.html')).not.toContain('nginx');
});

test('what counts is the bytes as they are sent', async () => {
  const build = portal.build('mf-news', '2', { more: { 'page.js': 'again '.repeat(10_000) } });
  const { cost } = await releaseOf('mf-news', '2', { build });
  expect(cost.total).toBeLessThan(200);
});

test('what clashes with what is live is refused with its sentence', async () => {
  const build = portal.build('mf-news', '2');
  const contract = {
    role: 'remote',
    name: 'mf-news',
    version: '2',
    contract: 1,
    uses: {},
    requires: {},
    routes: { '/news': [''] },
    texts: [],
    storage: ['home-filter'],
    drafts: [],
  };
  writeFileSync(join(build, 'contract.json'), JSON.stringify(contract));
  const billing = { ...contract, name: 'mf-billing', version: '1', routes: { '/billing': [''] } };
  writeFileSync(join(portal.folder, 'releases/mf-billing/1/contract.json'), JSON.stringify(billing));
  const before = contentOf();
  await expect(releaseOf('mf-news', '2', { build })).rejects.toThrow(
    'mf-news 2 keeps something in the browser as home-filter, and so does mf-billing 1: choose another key.',
  );
  expect(contentOf()).toEqual(before);
});

test('a prefix of another remote is refused', async () => {
  const build = portal.build('mf-news', '2', { areas: { '/billing': { title: '請求' } } });
  await expect(releaseOf('mf-news', '2', { build })).rejects.toThrow('/billing is claimed by');
});

test('a new remote is added, and the receipt says which areas came and went', async () => {
  const help = portal.build('mf-help', '1', { areas: { '/help': { title: 'ヘルプ' } } });
  const added = await releaseOf('mf-help', '1', { build: help });
  expect(receiptLines(added).join('\n')).toContain('mf-help nothing → 1 is live');
  expect(receiptLines(added).join('\n')).not.toContain('rollback');
  expect(live()).toEqual(['shell 1, mf-news 1, mf-billing 1, mf-help 1']);
  const moved = portal.build('mf-help', '2', { areas: { '/guide': { title: 'ガイド' } } });
  const lines = receiptLines(await releaseOf('mf-help', '2', { build: moved }));
  expect(lines.join('\n')).toContain('/guide (new), /help (gone)');
  // Web servers answer every page's address with the same document.
  expect(lines.join('\n')).not.toContain('nginx');
});

test('with another skeleton the policy changes: web servers hear of it after the files, before the registry', async () => {
  const lines = receiptLines(
    await releaseOf('shell', '2', { build: portal.build('shell', '2', { skeleton: staticSkeleton }) }),
  );
  const pushed = ['/mf ', '--exclude=/mf', 'nginx -s reload', 'remotes.json* '];
  const at = pushed.map((words) => lines.findIndex((line) => line.includes('rsync') && line.includes(words)));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at).not.toContain(-1);
});

test('the receipt has bytes against the budget, how to push, and the command to roll back', async () => {
  const text = receiptLines(await releaseOf('mf-news', '2')).join('\n');
  expect(text).toMatch(/^mf-news 1 → 2 is live in .* \(revision \w{12}\)\.\n/);
  expect(text).toMatch(/bytes +in total \d+ of 10,000 bytes, on its largest page \d+ of 10,000 bytes/);
  expect(text).toContain(`npm run rollback mf-news -- --to ${portal.folder} --reason "…"`);
  const steps = [...text.matchAll(/rsync .*/g)].map(([line]) => line);
  expect(steps).toHaveLength(3);
  expect(steps[0]).toContain('/public/mf ');
  expect(steps[1]).toContain("--exclude='/remotes.json*'");
  expect(steps[2]).toContain('/remotes.json* "$TARGET/public/"');
});

test.each([
  ['no portal', 'public/remotes.json', 'There is no portal in'],
  ['a portal of an older composer', 'releases/environment.json', 'an older composer has written it. Compose it again.'],
])('a folder with %s is refused in words', async (_what, missing, sentence) => {
  rmSync(join(portal.folder, missing));
  await expect(releaseOf('mf-news', '2')).rejects.toThrow(sentence);
});

test('a folder that is no portal gets nothing of ours', async () => {
  const folder = join(portal.folder, 'other');
  mkdirSync(folder);
  await expect(releaseOf('mf-news', '2', { folder })).rejects.toThrow('There is no portal in');
  expect(readdirSync(folder)).toEqual([]);
});

test('a registry with a fault is not released over', async () => {
  const registry = JSON.parse(readText('public/remotes.json'));
  registry.remotes['mf-billing'].current.entry = 'nowhere';
  writeFileSync(join(portal.folder, 'public/remotes.json'), JSON.stringify(registry));
  await expect(releaseOf('mf-news', '2')).rejects.toThrow('has a fault, which a release would hide (mf-billing: ');
});
