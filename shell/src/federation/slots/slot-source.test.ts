import type { RemoteModule } from '@portal/platform/remote-module';
import type { Area } from '#federation/areas/areas.ts';
import type { Portal } from '#federation/portal/portal.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { createSlotSource } from './slot-source.ts';

const reportError = jest.fn();
jest.mock('@portal/platform/observe', () => ({ reportError: (...told: unknown[]) => reportError(...told) }));
beforeEach(() => reportError.mockReset());

const fill = { Panel: () => null, Count: () => null };
const areas: Area[] = portalAreas(['/billing']).map((area) => ({ ...area, slots: ['order.bills'] }));
const billing = (slots?: RemoteModule['slots']): RemoteModule => ({
  contract: 1,
  name: '/billing',
  version: '2',
  routes: { '/billing': [] },
  slots,
});

function sourceOf(load: () => Promise<RemoteModule>, { isOn = false, isDown = false } = {}) {
  const buildFor = () => ({ name: '/billing', version: '2' });
  const loader = { load: jest.fn(load), isDown: () => isDown, buildFor };
  const parts = { areas, loader, maintenance: { isOn: () => isOn } };
  return { ...createSlotSource(parts as unknown as Portal), loader };
}

test('a slot is filled by the remote whose area names it, and is known from then on', async () => {
  const source = sourceOf(async () => billing({ 'order.bills': async () => fill }));
  expect(source.loaded('order.bills')).toBeUndefined();
  expect(await source.load('order.bills')).toBe(fill);
  expect(source.loaded('order.bills')).toBe(fill);
  expect(source.loader.load).toHaveBeenCalledWith('/billing', '/billing');
});

test('a slot that no area names is empty at once, and nothing is loaded', async () => {
  const source = sourceOf(async () => billing());
  expect(source.loaded('order.usage')).toBeNull();
  expect(await source.load('order.usage')).toBeNull();
  expect(source.loader.load).not.toHaveBeenCalled();
});

test('an area under maintenance is not loaded', async () => {
  const source = sourceOf(async () => billing({ 'order.bills': async () => fill }), { isOn: true });
  expect(source.loaded('order.bills')).toBeNull();
  expect(await source.load('order.bills')).toBeNull();
  expect(source.loader.load).not.toHaveBeenCalled();
});

test('a slot of a remote that is known to be down is empty at once', () => {
  expect(sourceOf(async () => billing(), { isDown: true }).loaded('order.bills')).toBeNull();
});

test.each<[what: string, load: () => Promise<RemoteModule>]>([
  ['an older version without slots', async () => billing()],
  ['one that fills another slot', async () => billing({ 'order.usage': async () => fill })],
  ['a remote that is down, which its loader reports', async () => Promise.reject(new Error('404'))],
])('%s leaves the slot empty, and nothing is reported twice', async (_what, load) => {
  const source = sourceOf(load);
  expect(await source.load('order.bills')).toBeNull();
  expect(reportError).not.toHaveBeenCalled();
});

test('code that cannot be fetched is reported with the build, and is asked for again by the next page', async () => {
  let isThere = false;
  const source = sourceOf(async () =>
    billing({ 'order.bills': async () => (isThere ? fill : Promise.reject(new Error('chunk'))) }),
  );
  expect(await source.load('order.bills')).toBeNull();
  const build = { name: '/billing', version: '2' };
  expect(reportError).toHaveBeenCalledWith(
    expect.any(Error),
    expect.objectContaining({ category: 'remoteLoad', build }),
  );
  isThere = true;
  expect(source.loaded('order.bills')).toBeUndefined();
  expect(await source.load('order.bills')).toBe(fill);
});
