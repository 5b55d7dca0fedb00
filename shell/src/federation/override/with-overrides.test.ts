import type { PageRemote } from '#federation/registry/page-registry.ts';
import type { Override } from './override.ts';
import { withOverrides } from './with-overrides.ts';

const build = (version: string) => ({
  version,
  container: `mf_${version}`,
  entry: `/mf/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: { '/billing': ['/mf/a.js'] },
  pageFiles: {},
});
const remote = (areas: PageRemote['areas'], more: Partial<PageRemote> = {}): PageRemote => ({
  areas,
  current: build('2'),
  previous: build('1'),
  revision: 'r7',
  at: 5,
  ...more,
});
const BILLING = { '/billing': { title: '請求' } };
const NEWS = { '/news': { title: 'お知らせ' } };
const override = (areas: PageRemote['areas']): Override => ({
  remote: 'mf-billing',
  address: 'http://localhost:4002',
  build: {
    name: 'mf-billing',
    version: 'dev',
    container: 'mf_billing_dev',
    areas,
    entries: [{ file: 'remoteEntry.js' }],
  },
});
const FROM_HERE = {
  version: 'dev',
  container: 'mf_billing_dev',
  entry: 'http://localhost:4002/remoteEntry.js',
  preload: {},
  pageFiles: {},
};

test('the remote comes from this machine alone, without a previous version or a canary, and the others stay', () => {
  const canary = { build: build('3'), salt: '12345678', share: 100 };
  const listing = { shell: '9', remotes: { 'mf-billing': remote(BILLING, { canary }), 'mf-news': remote(NEWS) } };
  expect(withOverrides(listing, [override(BILLING)])).toEqual({
    shell: '9',
    remotes: {
      'mf-billing': { areas: BILLING, current: FROM_HERE, revision: 'r7', at: 5 },
      'mf-news': remote(NEWS),
    },
  });
});

test('its areas are those of this machine, but for those of another remote', () => {
  const areas = { ...BILLING, '/refund': { title: '返金' }, '/news': { title: '偽物' } };
  const listing = { remotes: { 'mf-billing': remote(BILLING), 'mf-news': remote(NEWS) } };
  const { remotes } = withOverrides(listing, [override(areas)]);
  expect(Object.keys(remotes['mf-billing']?.areas ?? {})).toEqual(['/billing', '/refund']);
});

test('announced maintenance stays, and so do flags', () => {
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  const flags = { 'year-view': { salt: 'salt-of-a-flag', share: 10, until: '2027-03-31' } };
  const { remotes } = withOverrides({ remotes: { 'mf-billing': remote(BILLING, { maintenance, flags }) } }, [
    override(BILLING),
  ]);
  expect(remotes['mf-billing']).toMatchObject({ maintenance, flags });
});

test('a remote that is no longer listed does not come back', () => {
  expect(withOverrides({ remotes: { 'mf-news': remote(NEWS) } }, [override(BILLING)]).remotes).toEqual({
    'mf-news': remote(NEWS),
  });
});
