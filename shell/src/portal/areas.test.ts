import type { Registry } from '@portal/shared/host/registry';
import { areaAt, areasOf } from './areas.ts';

const build = { version: '1', container: 'c', entry: '/mf/x/1/remoteEntry.js', preload: {} };
const registry: Registry = {
  schema: 1,
  revision: 'r1',
  remotes: {
    'mf-orders': { prefixes: ['/order'], current: build },
    'mf-account': { prefixes: ['/password', '/mfa', '/mfa-setting'], current: build },
  },
};
const areas = areasOf(registry);

test('a remote may own several areas', () => {
  expect(areas).toEqual([
    { remote: 'mf-orders', prefix: '/order' },
    { remote: 'mf-account', prefix: '/password' },
    { remote: 'mf-account', prefix: '/mfa' },
    { remote: 'mf-account', prefix: '/mfa-setting' },
  ]);
});

test.each([
  ['/order', '/order'],
  ['/order/create', '/order'],
  ['/orders', undefined],
  ['/mfa-setting', '/mfa-setting'],
  ['/mfa/email-verify', '/mfa'],
  ['/', undefined],
  ['/usage', undefined],
])('%s lies in %s', (pathname, prefix) => {
  expect(areaAt(areas, pathname)?.prefix).toBe(prefix);
});
