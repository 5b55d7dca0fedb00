import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@portal/platform/registry';
import { announceMaintenance } from '#maintenance/announce-maintenance.ts';
import { environment } from '#testing/fixtures.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import type { PortalToTry, Trial } from './trial.ts';

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

interface Seen {
  paths: readonly string[];
  /** By remote, its code. */
  journeys: Readonly<Record<string, string>>;
  lines: string[];
  registry: Registry;
  html: string;
  newFile: string;
  home: string;
}

/** What somebody sees who looks at the portal with version 2 of an app, before it is live. */
async function seenWith(app: string, more: Parameters<typeof releaseIn>[3] = {}): Promise<Seen> {
  let seen: Seen | undefined;
  const trial: Trial = async ({ paths, journeys, compose }: PortalToTry) => {
    const home = await compose({ ...environment, companyName: '試用株式会社' });
    const text = (file: string) => readFileSync(join(home, file), 'utf8');
    const folder = app === 'shell' ? 'public/shell' : `public/mf/${app}`;
    seen = {
      paths,
      journeys: Object.fromEntries(Object.entries(journeys).map(([name, file]) => [name, readFileSync(file, 'utf8')])),
      home,
      lines: liveIn(home),
      registry: JSON.parse(text('public/remotes.json')),
      html: text('public/index.html'),
      newFile: realpathSync(join(home, folder, '2/entry.js')),
    };
    return ['it is only looked at'];
  };
  await expect(releaseIn(portal, app, '2', { ...more, trial })).rejects.toThrow('it is only looked at');
  if (!seen) throw new Error('nobody has looked at it');
  return seen;
}

test('the trial has the new build beside what is live, with the trial’s own environment; then it is gone', async () => {
  const { paths, lines, html, newFile, home } = await seenWith('mf-news');
  expect(paths).toEqual(['/news']);
  expect(lines).toEqual([expect.stringMatching(/^shell 1, mf-news 2, mf-billing 1, \w+$/)]);
  expect(html).toContain('試用株式会社');
  expect(newFile).toContain('releases/staging');
  expect(existsSync(home)).toBe(false);
  expect(liveIn(portal.folder)).toEqual([expect.stringMatching(/^shell 1, mf-news 1, mf-billing 1,/)]);
});

test('a shell is tried with the first address of every area', async () => {
  const { paths, lines } = await seenWith('shell');
  expect(paths).toEqual(['/', '/news', '/billing']);
  expect(lines).toEqual([expect.stringMatching(/^shell 2, mf-news 1, mf-billing 1,/)]);
});

test('it goes on the journey of the new build and of every other remote that has one', async () => {
  for (const app of ['mf-news', 'mf-billing'])
    writeFileSync(join(portal.folder, 'releases', app, '1/journey.mjs'), `${app} 1`);
  const build = portal.build('mf-news', '2', { more: { 'journey.mjs': 'mf-news 2' } });
  expect((await seenWith('mf-news', { build })).journeys).toEqual({
    'mf-news': 'mf-news 2',
    'mf-billing': 'mf-billing 1',
  });
  expect((await seenWith('shell')).journeys).toEqual({ 'mf-news': 'mf-news 1', 'mf-billing': 'mf-billing 1' });
});

test('a shell goes on the journey of a remote that this repository does not know', async () => {
  const areas = { '/parking': { title: '駐車' } };
  const build = portal.build('mf-parking', '1', { areas, more: { 'journey.mjs': 'through mf-parking' } });
  await releaseIn(portal, 'mf-parking', '1', { build });
  const { journeys, paths } = await seenWith('shell');
  expect(journeys).toMatchObject({ 'mf-parking': 'through mf-parking' });
  expect(paths).toContain('/parking');
});

test('no page can fall back on the version before, and a canary is everybody’s', async () => {
  const { registry } = await seenWith('mf-news', { canary: { share: 10 } });
  expect(registry.remotes['mf-news']).toEqual({
    areas: { '/news': { title: 'お知らせ' } },
    current: expect.objectContaining({ version: '2' }),
  });
});

test('an area under maintenance is tried nevertheless', async () => {
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  await announceMaintenance(portal.folder, 'mf-news', maintenance);
  const { registry } = await seenWith('mf-news');
  expect(registry.remotes['mf-news']).not.toHaveProperty('maintenance');
});
