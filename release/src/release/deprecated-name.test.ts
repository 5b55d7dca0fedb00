import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsContract, shellContract } from '#testing/contracts.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import { rollback } from './rollback.ts';

const WITH = ['Modal', 'Sheet'];
const WITHOUT = ['Modal'];
const OVER = '2026.01';
const NOT_OVER = '2999.12';

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

const write = (folder: string, contract: object) =>
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(contract));
const kept = (app: string, version: string) => join(portal.folder, 'releases', app, version);
const shell = (version: string, names: string[], until?: string) =>
  shellContract({
    version,
    provides: { '@portal/ui': names },
    deprecated: until ? { '@portal/ui': { Sheet: { since: '2026.01', until, use: 'Modal' } } } : {},
  });
const live = () => liveIn(portal.folder).map((line) => line.replace(/, \w+$/, ''));

/** Releases a shell without Sheet, which the live one announces until then, and of which mf-news uses these. */
function removed({ until, news }: { until: string; news: string[] }) {
  write(kept('shell', '1'), shell('1', WITH, until));
  write(kept('mf-news', '1'), newsContract({ uses: { '@portal/ui': news } }));
  write(portal.build('shell', '2'), shell('2', WITHOUT));
  return releaseIn(portal, 'shell', '2');
}

test('it stays until its month is over, also if nobody uses it', async () => {
  await expect(removed({ until: NOT_OVER, news: WITHOUT })).rejects.toThrow(
    'The shell 2 no longer provides Sheet of @portal/ui, which is announced until 2999.12: keep it until that month is over.',
  );
  expect(live()).toEqual(['shell 1, mf-news 1, mf-billing 1']);
});

test('it stays while a live version uses it, also after that', async () => {
  await expect(removed({ until: OVER, news: WITH })).rejects.toThrow(
    'The shell 2 no longer provides Sheet of @portal/ui, which mf-news 1 (current) uses: keep it until no live version does.',
  );
  expect(live()).toEqual(['shell 1, mf-news 1, mf-billing 1']);
});

test('once its month is over and nobody uses it, it may go', async () => {
  await removed({ until: OVER, news: WITHOUT });
  expect(live()).toEqual(['shell 2, mf-news 1, mf-billing 1']);
});

test('its date stops no rollback to a shell that does not have it', async () => {
  await releaseIn(portal, 'shell', '2');
  write(kept('shell', '1'), shell('1', WITHOUT));
  write(kept('shell', '2'), shell('2', WITH, NOT_OVER));
  await rollback({ folder: portal.folder, app: 'shell', reason: '白い', by: 'sato', say: () => undefined });
  expect(live()).toEqual(['shell 1, mf-news 1, mf-billing 1']);
});
