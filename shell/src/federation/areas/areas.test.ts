import { areaAt, areasOf } from './areas.ts';

const build = { version: '1', container: 'c', entry: '/mf/x/1/remoteEntry.js', preload: {}, pageFiles: {} };
const listed = { current: build, revision: 'r1', at: 0 };
const areas = areasOf({
  remotes: {
    'mf-orders': { areas: { '/order': { title: '駐車場探しの依頼', menu: { place: 'main' } } }, ...listed },
    'mf-account': {
      areas: {
        '/password': { title: 'パスワードの変更' },
        '/mfa': { title: '2段階認証の設定' },
        '/mfa-setting': { title: '2段階認証の設定' },
      },
      ...listed,
    },
  },
  lost: { 'mf-survey': { '/survey': { title: 'アンケート' } } },
});

test('a remote may own several areas, each with its own declaration', () => {
  expect(areas).toEqual([
    { remote: 'mf-orders', prefix: '/order', title: '駐車場探しの依頼', menu: { place: 'main' } },
    { remote: 'mf-account', prefix: '/password', title: 'パスワードの変更' },
    { remote: 'mf-account', prefix: '/mfa', title: '2段階認証の設定' },
    { remote: 'mf-account', prefix: '/mfa-setting', title: '2段階認証の設定' },
    { remote: 'mf-survey', prefix: '/survey', title: 'アンケート' },
  ]);
});

test.each([
  ['/order', '/order'],
  ['/order/create', '/order'],
  ['/orders', undefined],
  ['/mfa-setting', '/mfa-setting'],
  ['/mfa/email-verify', '/mfa'],
  // The shell's own page, which visitors open.
  ['/mfa/revert', undefined],
  ['/', undefined],
  ['/usage', undefined],
])('%s is in %s', (pathname, prefix) => {
  expect(areaAt(areas, pathname)?.prefix).toBe(prefix);
});
