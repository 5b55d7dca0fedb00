import type { RemoteEntry } from '@portal/platform/registry';
import { companyDigest, includesCompany } from '@portal/platform/registry/canary';
import { canaryInWords, refuseBesideCanary, withCanary, withoutCanary } from './canary-entry.ts';

const AREAS = { '/billing': { title: '請求' }, '/usage': { title: '利用状況' } };
const build = (version: string) => ({
  version,
  container: `mf_billing_${version}`,
  entry: `/mf/mf-billing/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: {},
  pageFiles: {},
});
const next = (version: string, areas: RemoteEntry['areas'] = AREAS) => ({
  name: 'mf-billing',
  build: build(version),
  areas,
});
const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
const BEFORE: RemoteEntry = { areas: AREAS, current: build('2'), previous: build('1'), maintenance };
const AOBA = 'acct00000000000001';
const OTHER = 'acct00000000000002';

const start = (request: Parameters<typeof withCanary>[2], entry = BEFORE, version = '3') =>
  withCanary(entry, next(version), request, 'fresh-salt');

test('it starts beside the current version, and everything else stays', async () => {
  expect(await start({ share: 10 })).toEqual({
    ...BEFORE,
    canary: { build: build('3'), salt: 'fresh-salt', share: 10 },
  });
});

test('named companies are in the document by their digests alone', async () => {
  const entry = await start({ companies: [AOBA] });
  expect(JSON.stringify(entry)).not.toContain(AOBA);
  const { canary } = entry;
  if (!canary) throw new Error('no canary');
  expect(includesCompany(canary, await companyDigest(canary.salt, AOBA))).toBe(true);
  expect(includesCompany(canary, await companyDigest(canary.salt, OTHER))).toBe(false);
});

test('the order in which companies are typed tells nobody anything', async () => {
  expect(await start({ companies: [AOBA, OTHER] })).toEqual(await start({ companies: [OTHER, AOBA] }));
});

test('it grows: the salt stays, so that no company falls out, and named companies stay as well', async () => {
  const small = await start({ share: 10, companies: [AOBA] });
  const large = await withCanary(small, next('3'), { share: 50 }, 'another-salt');
  expect(large.canary).toEqual({ ...small.canary, share: 50 });
});

test('a mended version goes to the same companies', async () => {
  const running = await start({ share: 10, companies: [AOBA] });
  const mended = await withCanary(running, next('4'), { share: 10 }, 'another-salt');
  expect(mended.canary).toEqual({ ...running.canary, build: build('4') });
});

test('taken away, all is as it was before', async () => {
  expect(withoutCanary(await start({ share: 10 }))).toEqual(BEFORE);
});

test('the version that everybody has is refused', async () => {
  await expect(start({ share: 10 }, BEFORE, '2')).rejects.toThrow('mf-billing 2 is what everybody has already.');
});

test.each([
  ['a new area', { ...AREAS, '/guide': { title: '使い方' } }, 'mf-billing 3 adds /guide, and'],
  ['an area less', { '/billing': { title: '請求' } }, 'mf-billing 3 lacks /usage, and'],
])('%s is refused', async (_what, areas, sentence) => {
  await expect(withCanary(BEFORE, next('3', areas), { share: 10 }, 'fresh-salt')).rejects.toThrow(sentence);
});

test('another title is none: the menus show the current one until it is everybody’s', async () => {
  const renamed = { ...AREAS, '/usage': { title: 'ご利用状況' } };
  const { areas } = await withCanary(BEFORE, next('3', renamed), { share: 10 }, 'fresh-salt');
  expect(areas).toEqual(AREAS);
});

test('a third version does not end it unnoticed', async () => {
  const running = await start({ share: 10 });
  const release =
    (version: string, entry = running) =>
    () =>
      refuseBesideCanary('mf-billing', entry, version);
  expect(release('4')).toThrow(
    'mf-billing 3 is a canary for 10 % of the companies. Release it to everybody, or take it away with npm run rollback mf-billing',
  );
  for (const version of ['2', '3']) expect(release(version)).not.toThrow();
  expect(release('4', BEFORE)).not.toThrow();
});

test.each([
  [{ share: 12.5 }, '12.5 % of the companies'],
  [{ companies: ['a'] }, '1 named company'],
  [{ share: 10, companies: ['a', 'b'] }, '10 % of the companies and 2 named companies'],
])('%j in words', (members, words) => {
  expect(canaryInWords(members)).toBe(words);
});
