import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@portal/platform/registry';
import { companyDigest, includesCompany } from '@portal/platform/registry/canary';
import { readLog } from '#change/audit-log.ts';
import { releaseRequest } from '#commands/command-line.ts';
import { receiptLines, rollbackLines } from '#commands/receipt.ts';
import { LOG_FILE } from '#folder/folder.ts';
import { historyOf } from '#history/history.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import { rollback } from './rollback.ts';

/* The life of a canary in a composed folder, command by command. */

const AOBA = 'acct00000000000001';

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

/** As it is typed; a file `companies.txt` names one company. */
function typed(command: string) {
  const { app, canary } = releaseRequest(command.split(' '), (file) => (file === 'companies.txt' ? `${AOBA}\n` : null));
  return { app, canary };
}
const run = (command: string, version: string, more: Parameters<SmallPortal['build']>[2] = {}) => {
  const { app, canary } = typed(command);
  return releaseIn(portal, app, version, { build: portal.build(app, version, more), canary });
};
const goBack = (version?: string) =>
  rollback({ folder: portal.folder, app: 'mf-news', version, reason: '数字が違う', by: 'sato', say: () => undefined });
const registry = (): Registry => JSON.parse(readFileSync(join(portal.folder, 'public/remotes.json'), 'utf8'));
const news = () => registry().remotes['mf-news'];
const versions = () => [news()?.current.version, news()?.previous?.version, news()?.canary?.build.version];

test('it starts for a share, in every document; everybody else keeps what they have', async () => {
  const receipt = await run('mf-news --canary 10', '2');
  expect(versions()).toEqual(['1', undefined, '2']);
  expect(news()?.canary?.share).toBe(10);
  expect(liveIn(portal.folder)).toHaveLength(1);
  expect(registry().revision).toBe(receipt.revision);
  expect(readLog(portal.folder).at(-1)).toMatchObject({ what: 'canary', from: null, to: null, canary: '2', share: 10 });
  expect(receiptLines(receipt)[0]).toBe(
    `mf-news 2 is live for 10 % of the companies in ${portal.folder} (revision ${receipt.revision}); everybody else has 1.`,
  );
  expect(receiptLines(receipt).at(-1)).toContain('npm run rollback mf-news');
});

test('its companies may be in a file, and are nowhere in the folder', async () => {
  await run('mf-news --companies companies.txt', '2');
  const { canary } = news() ?? {};
  if (!canary) throw new Error('no canary');
  expect(includesCompany(canary, await companyDigest(canary.salt, AOBA))).toBe(true);
  const files = readdirSync(portal.folder, { recursive: true, encoding: 'utf8' });
  const naming = files.filter((file) => /\.\w+$/.test(file) && contentOf(file).includes(AOBA));
  expect(naming).toEqual([]);
  expect(contentOf(LOG_FILE)).toContain('"companies":1');
});
const contentOf = (file: string) => {
  try {
    return readFileSync(join(portal.folder, file), 'utf8');
  } catch {
    return '';
  }
};

test('it grows with the same version, and the companies in it stay', async () => {
  await run('mf-news --canary 10', '2');
  const before = news()?.canary;
  await run('mf-news --canary 50', '2');
  expect(news()?.canary).toEqual({ ...before, share: 50 });
  expect((await run('mf-news --canary 50', '2')).isUnchanged).toBe(true);
});

test('each canary has a salt of its own', async () => {
  await run('mf-news --canary 10', '2');
  await run('mf-billing --canary 10', '2');
  const { remotes } = registry();
  expect(remotes['mf-news']?.canary?.salt).not.toBe(remotes['mf-billing']?.canary?.salt);
});

test('the release of its version to everybody promotes it', async () => {
  await run('mf-news --canary 10', '2');
  const receipt = await run('mf-news', '2');
  expect(versions()).toEqual(['2', '1', undefined]);
  expect(receipt).toMatchObject({ from: '1', to: '2', canary: null });
  expect(historyOf(readLog(portal.folder), 'mf-news')).toMatchObject({ live: { version: '2' }, earlier: ['1'] });
});

test('a rollback takes it away, and nothing from anybody else; the next one goes back as ever', async () => {
  await run('mf-news', '2');
  await run('mf-news --canary 10', '3');
  const receipt = await goBack();
  expect(versions()).toEqual(['2', '1', undefined]);
  expect(rollbackLines(receipt)[0]).toContain('mf-news 3, the canary for 10 % of the companies, is gone');
  expect(receipt).toMatchObject({ from: '3', to: '2', next: '1' });
  expect(readLog(portal.folder).at(-1)).toMatchObject({
    what: 'canary taken away',
    by: 'sato',
    from: null,
    to: null,
    canary: '3',
    reason: '数字が違う',
  });
  await goBack();
  expect(versions()[0]).toBe('1');
});

test('a canary that was taken away says so when it comes again, to some or to everybody', async () => {
  await run('mf-news --canary 10', '2');
  await goBack();
  const again = await run('mf-news --canary 10', '2');
  expect(receiptLines(again).join('\n')).toMatch(/note +it was rolled back by sato at \S+: 数字が違う/);
  await goBack();
  expect((await run('mf-news', '2')).refusal).toMatchObject({ canary: '2', reason: '数字が違う' });
  expect((await run('mf-news', '3')).refusal).toBeNull();
  await run('mf-news --canary 10', '4');
  await run('mf-news --canary 20', '4');
  expect((await run('mf-news', '4')).refusal).toBeNull();
});

test.each([
  ['an earlier version', '1'],
  ['the canary’s own version', '3'],
])('a rollback to %s is refused: it would end the canary, or give it to everybody', async (_what, version) => {
  await run('mf-news', '2');
  await run('mf-news --canary 10', '3');
  const before = registry();
  await expect(goBack(version)).rejects.toThrow(
    'mf-news 3 is a canary for 10 % of the companies. Take it away first: npm run rollback mf-news without --version.',
  );
  expect(registry()).toEqual(before);
  await goBack();
  expect(await goBack('1')).toMatchObject({ from: '2', to: '1', canary: null });
});

test('it stays while others are released', async () => {
  await run('mf-news --canary 10', '2');
  await run('mf-billing', '2');
  expect(versions()).toEqual(['1', undefined, '2']);
});

test.each([
  ['another version beside it', 'mf-news', '3', 'mf-news 2 is a canary for 10 % of the companies.'],
  ['the version that everybody has', 'mf-news --canary 20', '1', 'mf-news 1 is what everybody has already.'],
  ['a shell', 'shell --canary 20', '2', 'The shell decides who sees a canary, so it has none itself'],
])('%s is refused, and nothing changes', async (_what, command, version, sentence) => {
  await run('mf-news --canary 10', '2');
  const before = registry();
  await expect(run(command, version)).rejects.toThrow(sentence);
  expect(registry()).toEqual(before);
});

test('the first version of a remote is refused as a canary', async () => {
  await expect(run('mf-help --canary 10', '1', { areas: { '/help': { title: 'ヘルプ' } } })).rejects.toThrow(
    'mf-help is new: release its first version to everybody, without --canary.',
  );
});

test('other areas than everybody’s are refused', async () => {
  const areas = { '/news': { title: 'お知らせ' }, '/guide': { title: '使い方' } };
  await expect(run('mf-news --canary 10', '2', { areas })).rejects.toThrow('mf-news 2 adds /guide');
});
