import type { RemoteAreas } from './registry/area.ts';
import { parseRemoteModule, RemoteContractError, type RemoteModuleOf } from './remote-module.ts';

const expected = { name: 'mf-news', prefix: '/news' };
const page = async () => () => null;
const remote = { contract: 1, name: 'mf-news', version: '1', routes: { '/news': [{ path: '', page }] } };

test('a remote that keeps the contract is accepted', () => {
  expect(parseRemoteModule({ remote }, expected).version).toBe('1');
});

test.each([
  ['exports nothing', undefined, 'mf-news: remote: '],
  ['exports null', null, 'mf-news: remote: '],
  ['exports something else', { routes: [] }, 'mf-news: remote: '],
  ['speaks another contract', { remote: { ...remote, contract: 2 } }, 'contract'],
  ['is another remote', { remote: { ...remote, name: 'mf-orders' } }, 'answered as mf-orders'],
  ['lacks the area that is asked for', { remote: { ...remote, routes: { '/other': [] } } }, 'no routes for /news'],
  ['has a prefix that is no path', { remote: { ...remote, routes: { '/news': [], news: [] } } }, 'routes'],
  ['has no version', { remote: { ...remote, version: '' } }, 'version'],
  [
    'has a page that cannot be loaded',
    { remote: { ...remote, routes: { '/news': [{ path: '', page: 1 }] } } },
    'routes',
  ],
])('a remote that %s is refused with its name and the reason', (_what, exports, reason) => {
  expect(() => parseRemoteModule(exports, expected)).toThrow(reason);
});

test('the refusal has its own error name', () => {
  expect(new RemoteContractError('mf-news').name).toBe('RemoteContractError');
});

test('routes have the pages that their own area names, and no other', () => {
  const areas = {
    '/news': { title: 'お知らせ', pageChunks: { '': 'news', ':id': 'news-detail' } },
    '/guide': { title: 'ガイド', pageChunks: { '': 'guide' } },
  } satisfies RemoteAreas;
  const routes: RemoteModuleOf<typeof areas>['routes'] = {
    '/news': [
      { path: '', page },
      { path: ':id', page },
      // @ts-expect-error: a page that the area does not name
      { path: 'create', page },
    ],
    // @ts-expect-error: a page of another area
    '/guide': [{ path: ':id', page }],
  };
  expect(Object.keys(routes)).toEqual(Object.keys(areas));
});

test('slots that cannot be read are left out, and the pages stay', () => {
  const fill = async () => ({ Panel: () => null, Count: () => null });
  const slotsOf = (slots: unknown) => parseRemoteModule({ remote: { ...remote, slots } }, expected).slots;
  expect(slotsOf({ 'order.bills': fill })).toEqual({ 'order.bills': fill });
  expect(slotsOf({ 'order.bills': 'bills' })).toBeUndefined();
  expect(slotsOf(undefined)).toBeUndefined();
});

test('a remote has what its areas say that it fills, and nothing else', () => {
  const areas = {
    '/billing': { title: '請求', pageChunks: { '': 'billing' }, slots: ['order.bills'] },
  } satisfies RemoteAreas;
  type Filled = RemoteModuleOf<typeof areas>['slots'];
  const Panel = ({ orderId }: { orderId: string }) => orderId;
  const filled: Filled = { 'order.bills': async () => ({ Panel, Count: () => null }) };
  // @ts-expect-error: a slot that no area names
  const other: Filled = { ...filled, 'order.usage': async () => ({ Panel, Count: () => null }) };
  const Greedy = ({ name }: { name: string }) => name;
  // @ts-expect-error: the slot does not hand over a name
  const greedy: Filled = { 'order.bills': async () => ({ Panel: Greedy, Count: () => null }) };
  expect([filled, other, greedy]).toHaveLength(3);
});
