import { createQueryClient } from '@portal/platform/host';
import { portalAreas } from '#testing/portal-areas.ts';
import { prefetchReads } from './prefetch.ts';

const queryKey = ['billing', 'list'];
const showError = jest.fn();
let cache: ReturnType<typeof createQueryClient>;
let answer: () => Promise<unknown>;
const bills = Object.assign(async () => answer(), { queryKey });
const ofOldRemotes = jest.fn(async () => 'bills');
const remote = {
  contract: 1 as const,
  name: 'mf-billing',
  version: '1',
  routes: { '/billing': [{ path: '', page: async () => () => null, reads: async () => () => [bills, ofOldRemotes] }] },
};
const portal = ({ isOn = false, isDown = false, load = jest.fn(async () => remote) } = {}) => {
  const loader = { load, isDown: () => isDown };
  const parts = { areas: portalAreas(['/billing']), loader, maintenance: { isOn: () => isOn } };
  return { parts: parts as unknown as Parameters<typeof prefetchReads>[0], load };
};

beforeEach(() => {
  cache = createQueryClient({ error: showError });
  answer = async () => 'bills';
});

test('what the page begins with is in the cache', async () => {
  await prefetchReads(portal().parts, '/billing', cache);
  await Promise.resolve();
  expect(await cache.fetchQuery({ queryKey, queryFn: bills, staleTime: Number.POSITIVE_INFINITY })).toBe('bills');
});

test('a read without a place in the cache is left to the page', async () => {
  await prefetchReads(portal().parts, '/billing', cache);
  expect(ofOldRemotes).not.toHaveBeenCalled();
});

test('what is on the screen stays there when it cannot be read', async () => {
  cache.setQueryData(queryKey, 'older bills');
  answer = async () => Promise.reject(new Error('500'));
  await prefetchReads(portal().parts, '/billing', cache);
  expect(cache.getQueryData(queryKey)).toBe('older bills');
});

test('a failure is nobody’s until the page asks', async () => {
  answer = async () => Promise.reject(new Error('500'));
  await prefetchReads(portal().parts, '/billing', cache);
  await new Promise((resolve) => setTimeout(resolve));
  expect(cache.getQueryState(queryKey)?.status).toBe('error');
  expect(showError).not.toHaveBeenCalled();
  await cache.fetchQuery({ queryKey, queryFn: bills }).catch(() => undefined);
  expect(showError).toHaveBeenCalledTimes(1);
});

test.each(['/', '/nothing'])('%s, which is in no area, reads nothing', async (pathname) => {
  const { parts, load } = portal();
  await prefetchReads(parts, pathname, cache);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['under maintenance', { isOn: true }],
  ['that is down', { isDown: true }],
])('an area %s is left alone', async (_what, state) => {
  const { parts, load } = portal(state);
  await prefetchReads(parts, '/billing', cache);
  expect(load).not.toHaveBeenCalled();
});

test('an area that cannot be loaded is nobody’s failure yet', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('404')));
  await expect(prefetchReads(portal({ load }).parts, '/billing', cache)).resolves.toBeUndefined();
});
