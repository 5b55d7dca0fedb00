import { reportError } from '@portal/platform/observe';
import { REGISTRY_ELEMENT_ID } from '@portal/platform/registry';
import { localStore } from '@portal/platform/session';
import { createLastGood } from './last-good.ts';
import { openRegistry } from './open-registry.ts';

jest.mock('@portal/platform/observe', () => ({ reportError: jest.fn() }));
const reported = jest.mocked(reportError);
const lastGood = createLastGood(localStore);
beforeEach(() => {
  reported.mockClear();
  window.localStorage.clear();
});

const build = (version: string, entry = `/mf/mf-news/${version}/remoteEntry.js`) => ({
  version,
  container: `mf_news_${version}`,
  entry,
  integrity: 'sha384-AAAA',
  preload: { '/news': [`/mf/mf-news/${version}/remote.js`] },
  pageFiles: {},
});
const AREAS = { '/news': { title: 'お知らせ' }, '/guide': { title: '使い方' } };

function open(content: unknown) {
  const block = document.createElement('script');
  block.id = REGISTRY_ELEMENT_ID;
  block.type = 'application/json';
  block.textContent = typeof content === 'string' ? content : JSON.stringify(content);
  document.body.replaceChildren(block);
  return openRegistry(document, 'production', lastGood);
}
const documentWith = (remotes: unknown, revision = 'r2') => ({ schema: 2, revision, remotes });
const WELL = documentWith({ 'mf-news': { areas: AREAS, current: build('2'), previous: build('1') } });

test('a registry without faults is neither reported nor kept as it arrives', () => {
  expect(Object.keys(open(WELL).remotes)).toEqual(['mf-news']);
  expect(reported).not.toHaveBeenCalled();
  expect(lastGood.read()).toEqual({});
});

test.each([
  ['without integrity', { ...build('1'), integrity: undefined }],
  ['from elsewhere without TLS', build('1', 'http://remotes.example.com/remoteEntry.js')],
])('one that was put into the storage %s does not run', (_what, wrong) => {
  lastGood.keep('mf-news', { areas: AREAS, build: wrong, revision: 'r1', at: Date.now() });
  expect(open('broken').remotes).toEqual({});
});

test('what the document lists no more is not kept in the browser', () => {
  lastGood.keep('mf-guide', {
    areas: { '/guide': { title: '使い方' } },
    build: build('1'),
    revision: 'r1',
    at: Date.now(),
  });
  open(WELL);
  expect(lastGood.read()).toEqual({});
});
