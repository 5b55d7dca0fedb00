import { readAhead } from '@portal/shared/host';
import { portalAreas } from '#testing/portal-areas.ts';
import { readPageAhead } from './read-ahead.ts';

jest.mock('@portal/shared/host', () => ({
  ...jest.requireActual<object>('@portal/shared/host'),
  readAhead: jest.fn(async () => undefined),
}));

const bills = async () => 'bills';
const remote = {
  contract: 1 as const,
  name: 'mf-billing',
  version: '1',
  routes: { '/billing': [{ path: '', page: async () => () => null, reads: async () => () => [bills] }] },
};
const left = new AbortController().signal;
const portal = ({ isOn = false, isDown = false, load = jest.fn(async () => remote) } = {}) => {
  const loader = { load, isDown: () => isDown };
  const parts = { areas: portalAreas(['/billing']), loader, maintenance: { isOn: () => isOn } };
  return { parts: parts as unknown as Parameters<typeof readPageAhead>[0], load };
};

beforeEach(() => jest.mocked(readAhead).mockClear());

test('what the page names is read', async () => {
  await readPageAhead(portal().parts, '/billing', left);
  expect(readAhead).toHaveBeenCalledWith([bills], left);
});

test.each(['/', '/nothing'])('%s, which is in no area, reads nothing', async (pathname) => {
  const { parts, load } = portal();
  await readPageAhead(parts, pathname, left);
  expect(readAhead).toHaveBeenCalledWith([], left);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['under maintenance', { isOn: true }],
  ['that is down', { isDown: true }],
])('an area %s is left alone', async (_what, how) => {
  const { parts, load } = portal(how);
  await readPageAhead(parts, '/billing', left);
  expect(load).not.toHaveBeenCalled();
});

test('an area that cannot be loaded is nobody’s failure yet', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('404')));
  await expect(readPageAhead(portal({ load }).parts, '/billing', left)).resolves.toBeUndefined();
  expect(readAhead).not.toHaveBeenCalled();
});
