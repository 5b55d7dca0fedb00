import { createQueryClient, readAhead } from '@portal/shared/host';
import { portalAreas } from '#testing/portal-areas.ts';
import { readPageAhead } from './read-ahead.ts';

jest.mock('@portal/shared/host', () => ({
  ...jest.requireActual<object>('@portal/shared/host'),
  readAhead: jest.fn(),
}));

const bills = async () => 'bills';
const Bills = () => null;
const remote = {
  contract: 1 as const,
  name: 'mf-billing',
  version: '1',
  routes: { '/billing': [{ path: '', page: jest.fn(async () => Bills), reads: async () => () => [bills] }] },
};
const how = { cache: createQueryClient(), left: new AbortController().signal };
const portal = ({ isOn = false, isDown = false, load = jest.fn(async () => remote) } = {}) => {
  const loader = { load, isDown: () => isDown };
  const parts = { areas: portalAreas(['/billing']), loader, maintenance: { isOn: () => isOn } };
  return { parts: parts as unknown as Parameters<typeof readPageAhead>[0], load };
};

beforeEach(() => jest.mocked(readAhead).mockReset().mockResolvedValue(true));

test('what the page names is read, and its code is loaded', async () => {
  expect(await readPageAhead(portal().parts, '/billing', how)).toBe(true);
  expect(readAhead).toHaveBeenCalledWith([bills], how);
  expect(remote.routes['/billing'][0]?.page).toHaveBeenCalled();
});

test('a page of which nothing has arrived could not open yet', async () => {
  jest.mocked(readAhead).mockResolvedValue(false);
  expect(await readPageAhead(portal().parts, '/billing', how)).toBe(false);
});

test.each(['/', '/nothing'])('%s, which is in no area, reads nothing', async (pathname) => {
  const { parts, load } = portal();
  expect(await readPageAhead(parts, pathname, how)).toBe(false);
  expect(readAhead).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['under maintenance', { isOn: true }],
  ['that is down', { isDown: true }],
])('an area %s is left alone', async (_what, state) => {
  const { parts, load } = portal(state);
  expect(await readPageAhead(parts, '/billing', how)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('an area that cannot be loaded is nobody’s failure yet', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('404')));
  await expect(readPageAhead(portal({ load }).parts, '/billing', how)).resolves.toBe(false);
  expect(readAhead).not.toHaveBeenCalled();
});
