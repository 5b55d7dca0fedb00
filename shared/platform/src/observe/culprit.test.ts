import { culpritOf } from './culprit.ts';
import type { Release } from './release.ts';

const PORTAL = 'https://portal.example';
const composed: Release = {
  host: { name: 'shell', version: '7', folder: `${PORTAL}/shell/7/` },
  remotes: [
    { name: 'mf-orders', version: '2', folder: `${PORTAL}/mf/mf-orders/2/` },
    { name: 'mf-orders', version: '1', folder: `${PORTAL}/mf/mf-orders/1/` },
    { name: 'mf-news', version: '5', folder: 'https://news.example/files/5/' },
    { name: 'mf-billing', version: 'dev', folder: 'http://localhost:4002/' },
  ],
};
const alone: Release = {
  host: { name: 'mf-orders', version: '2', folder: 'http://localhost:4001/' },
  remotes: [],
};

const chromium = (...frames: string[]) => ['TypeError: x is not a function', ...frames.map((at) => `    at ${at}`)];
const firefox = (...frames: string[]) => frames;

test.each<[what: string, stack: string[], release: Release, expected: string]>([
  ['a remote', chromium(`press (${PORTAL}/mf/mf-orders/2/list.0f3a.js:1:20945)`), composed, 'mf-orders 2'],
  ['its previous version', chromium(`${PORTAL}/mf/mf-orders/1/list.js:1:2`), composed, 'mf-orders 1'],
  ['a remote on another origin', chromium('x (https://news.example/files/5/a.js:1:2)'), composed, 'mf-news 5'],
  [
    'a chunk that was fetched again',
    chromium(`x (${PORTAL}/mf/mf-orders/2/a.js?retry=1:1:2)`),
    composed,
    'mf-orders 2',
  ],
  ['the shell', chromium(`x (${PORTAL}/shell/7/main.js:1:2)`), composed, 'shell 7'],
  [
    'the remote that called what the shell provides',
    chromium(`yen (${PORTAL}/shell/7/platform.js:1:2)`, `async row (${PORTAL}/mf/mf-orders/2/list.js:3:4)`),
    composed,
    'mf-orders 2',
  ],
  [
    'the first of two remotes',
    chromium('x (https://news.example/files/5/a.js:1:2)', `y (${PORTAL}/mf/mf-orders/2/b.js:1:2)`),
    composed,
    'mf-news 5',
  ],
  [
    'ours, called through an extension',
    chromium('fetch (chrome-extension://abc/inject.js:1:2)', `x (${PORTAL}/mf/mf-orders/2/a.js:1:2)`),
    composed,
    'mf-orders 2',
  ],
  ['Firefox and Safari', firefox(`press@${PORTAL}/mf/mf-orders/2/list.js:1:20`), composed, 'mf-orders 2'],
  ['Firefox, a function without a name', firefox(`@${PORTAL}/mf/mf-orders/2/list.js:1:20`), composed, 'mf-orders 2'],
  [
    'Safari, after a frame of its own',
    firefox('forEach@[native code]', `x@${PORTAL}/shell/7/a.js:1:2`),
    composed,
    'shell 7',
  ],
  ['a development server', chromium('x (http://localhost:4002/remote.js:12:3)'), composed, 'mf-billing dev'],
  ['a remote that runs alone', chromium('x (http://localhost:4001/main.js:12:3)'), alone, 'mf-orders 2'],
  ['a module of a hot reload', chromium('x (webpack-internal:///./src/list.tsx:1:2)'), composed, 'development'],
  ['a Chromium extension', chromium('x (chrome-extension://abc/inject.js:1:2)'), composed, 'extension'],
  ['a Firefox extension', firefox('x@moz-extension://abc/inject.js:1:2'), composed, 'extension'],
  ['a Safari extension', firefox('x@safari-web-extension://abc/inject.js:1:2'), composed, 'extension'],
  ['what Safari masks', firefox('x@webkit-masked-url://hidden/:1:2'), composed, 'extension'],
  ['the script that counts', chromium('x (https://www.googletagmanager.com/gtag/js:1:2)'), composed, 'elsewhere'],
  ['a version that this page does not know', chromium(`x (${PORTAL}/mf/mf-orders/20/a.js:1:2)`), composed, 'elsewhere'],
  ['a script in the document', chromium(`${PORTAL}/order:1:2`), composed, 'elsewhere'],
  ['no frames', [], composed, 'nowhere'],
  ['only frames of the browser', chromium('Array.map (<anonymous>)'), composed, 'nowhere'],
  [
    'a message that names an address',
    [
      `ChunkLoadError: failed.`,
      `(error: ${PORTAL}/mf/mf-orders/2/list.js)`,
      `    at x (${PORTAL}/shell/7/main.js:1:2)`,
    ],
    composed,
    'shell 7',
  ],
])('the stack of %s', (_what, stack, release, expected) => {
  expect(nameOf(culpritOf({ stack: stack.join('\n') }, release))).toBe(expected);
});

test.each([
  ['without a stack, the file decides', { file: `${PORTAL}/mf/mf-orders/2/list.js` }, 'mf-orders 2'],
  ['so it does for what cannot be parsed', { stack: 'SyntaxError: <', file: `${PORTAL}/shell/7/a.js` }, 'shell 7'],
  ['the stack knows better than the file', { stack: 'at chrome-extension://abc/a.js:1:2', file: PORTAL }, 'extension'],
  ['another origin says nothing', { stack: '', file: '' }, 'nowhere'],
])('%s', (_what, thrown, expected) => {
  expect(nameOf(culpritOf(thrown, composed))).toBe(expected);
});

const nameOf = (culprit: ReturnType<typeof culpritOf>) =>
  culprit.kind === 'build' ? `${culprit.build.name} ${culprit.build.version}` : culprit.kind;
