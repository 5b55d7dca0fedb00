import { reportError } from '@portal/platform/observe';
import { AREAS, lastGood, openRegistryOf, WELL, wholeBuild } from '#testing/registry-document.ts';

jest.mock('@portal/platform/observe', () => ({ reportError: jest.fn() }));
const reported = jest.mocked(reportError);
beforeEach(() => {
  reported.mockClear();
  window.localStorage.clear();
});

test('a registry without faults is neither reported nor kept as it arrives', () => {
  expect(Object.keys(openRegistryOf(WELL).remotes)).toEqual(['mf-news']);
  expect(reported).not.toHaveBeenCalled();
  expect(lastGood.read()).toEqual({});
});

test.each([
  ['without integrity', { ...wholeBuild('1'), integrity: undefined }],
  ['from elsewhere without TLS', { ...wholeBuild('1'), entry: 'http://remotes.example.com/remoteEntry.js' }],
])('one that was put into the storage %s does not run', (_what, wrong) => {
  lastGood.keep('mf-news', { areas: AREAS, build: wrong, revision: 'r1', at: Date.now() });
  expect(openRegistryOf('broken').remotes).toEqual({});
});

test('what the document lists no more is not kept in the browser', () => {
  lastGood.keep('mf-guide', {
    areas: { '/guide': { title: '使い方' } },
    build: wholeBuild('1'),
    revision: 'r1',
    at: Date.now(),
  });
  openRegistryOf(WELL);
  expect(lastGood.read()).toEqual({});
});
