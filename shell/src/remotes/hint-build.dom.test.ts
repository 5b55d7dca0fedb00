import { hintBuild } from './hint-build.ts';

const BUILD = {
  version: '2',
  container: 'mf_news_2',
  entry: '/mf/mf-news/2/remoteEntry.js',
  integrity: 'sha384-AAAA',
  preload: { '/news': ['/mf/mf-news/2/remote.js'], '/guide': ['/mf/mf-news/2/guide.js'] },
  firstPage: { '/news': ['/mf/mf-news/2/news-list.js'] },
};
const hinted = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) =>
    [link.getAttribute('href'), link.integrity, link.crossOrigin].join(' ').trim(),
  );
beforeEach(() => {
  document.head.replaceChildren();
});

test('the entry with its integrity and what each page of the area needs are asked for at once', () => {
  window.history.replaceState(null, '', '/news/1');
  hintBuild(BUILD, '/news');
  expect(hinted()).toEqual(['/mf/mf-news/2/remoteEntry.js sha384-AAAA', '/mf/mf-news/2/remote.js']);
});

test('its own page, too, if that is the one', () => {
  window.history.replaceState(null, '', '/news');
  hintBuild(BUILD, '/news');
  expect(hinted().at(-1)).toBe('/mf/mf-news/2/news-list.js');
});
