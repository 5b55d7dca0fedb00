import { type FilesByPage, PAGE_FILES_ELEMENT_ID, PRELOAD_SCRIPT } from './page-files.ts';
import { SHOW } from './static-skeleton.ts';

/* The document's own scripts, as a browser runs them. */

const run = (text: string, kept = '') => {
  const script = Object.assign(document.createElement('script'), { text });
  script.dataset.kept = kept;
  document.body.append(script);
};

const PAGES: FilesByPage = [
  ['^/order/create/?$', [{ href: '/create.js' }]],
  [
    '^/order/[^/]+/?$',
    [
      { href: '/entry.js', integrity: 'sha384-ABC' },
      { href: '/map.js', fetchPriority: 'low' },
    ],
  ],
  ['', [{ href: '/firebase.js' }]],
];

test.each([
  ['/order/create', ['create']],
  ['/order/abc/', ['entry', 'map']],
  ['/no/such/page', ['firebase']],
])('at %s the document asks for the files of the first page that fits', (pathname, names) => {
  history.replaceState(null, '', pathname);
  document.head.innerHTML = `<script type="application/json" id="${PAGE_FILES_ELEMENT_ID}">${JSON.stringify(PAGES)}</script>`;
  run(PRELOAD_SCRIPT);
  const links = Array.from(document.querySelectorAll('link'));
  expect(links.map((link) => [link.rel, link.as, link.getAttribute('href')])).toEqual(
    names.map((name) => ['preload', 'script', `/${name}.js`]),
  );
});

describe('the static skeleton', () => {
  const skeleton = (pathname: string) => {
    history.replaceState(null, '', pathname);
    document.head.innerHTML = '<style>.entry{color:black}</style>';
    document.body.innerHTML = `<div id="root"></div>
<template data-for="portal"><i data-entry="/">ホーム</i><i data-entry="/order">駐車場探しの依頼</i><i data-entry="/option">各種申請</i></template>
<template data-for="public"><i>ログイン</i></template>`;
    run(SHOW, 'kept-user');
    return document.getElementById('root');
  };
  afterEach(() => localStorage.clear());

  test.each([
    ['/', 'ホーム'],
    ['/order', '駐車場探しの依頼'],
    ['/order/abc/contract', '駐車場探しの依頼'],
    ['/orders', undefined],
    ['/news', undefined],
  ])('of somebody with a session at %s marks %s as current', (pathname, current) => {
    localStorage.setItem('kept-user', '{}');
    const root = skeleton(pathname);
    expect(root?.textContent).toBe('ホーム駐車場探しの依頼各種申請');
    expect(root?.querySelector('[aria-current=page]')?.textContent).toBe(current);
  });

  test('of a visitor is the login’s', () => {
    expect(skeleton('/order')?.textContent).toBe('ログイン');
  });
});
