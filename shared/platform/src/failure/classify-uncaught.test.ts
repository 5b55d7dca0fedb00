import { ApiError } from '../api/index.ts';
import type { Release } from '../observe/index.ts';
import { classifyUncaught, type Uncaught } from './classify-uncaught.ts';

const PORTAL = 'https://portal.example';
const release: Release = {
  host: { name: 'shell', version: '7', folder: `${PORTAL}/shell/7/` },
  remotes: [{ name: 'mf-orders', version: '2', folder: `${PORTAL}/mf/mf-orders/2/` }],
};
const ORDERS = `${PORTAL}/mf/mf-orders/2/list.js`;

function thrown(stack: string, error: Error = new TypeError('x is not a function')): Error {
  error.stack = `${error.name}: ${error.message}\n    at press (${stack}:1:20)`;
  return error;
}
const apiError = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ method: 'GET', call: 'GET /order', startedAt: 0, kind: 'http', ...more });

const SAID = { isReported: true, isSaid: true };
const REPORTED = { isReported: true, isSaid: false };
const NOTHING = { isReported: false, isSaid: false };

test.each<[what: string, uncaught: Uncaught, expected: object]>([
  ['an error of a remote', { error: thrown(ORDERS) }, { ...SAID, build: { name: 'mf-orders', version: '2' } }],
  [
    'an error of the shell',
    { error: thrown(`${PORTAL}/shell/7/main.js`) },
    { ...SAID, build: { name: 'shell', version: '7' } },
  ],
  [
    'a thrown text, by its file',
    { error: 'oh', file: ORDERS },
    { ...SAID, build: { name: 'mf-orders', version: '2' } },
  ],
  ['a module of a hot reload', { error: thrown('webpack-internal:///./src/list.tsx') }, SAID],
  ['a refusal that nobody handled', { error: thrown(ORDERS, apiError({ status: 500 })) }, SAID],
  ['a script that fails while it is loaded', { error: thrown(ORDERS), isFirstRun: true }, REPORTED],
  ['an HTML page that is run as a script', { error: new SyntaxError('<'), file: ORDERS, isFirstRun: true }, REPORTED],
  ['a refused token', { error: thrown(ORDERS, apiError({ status: 401 })) }, REPORTED],
  ['an aborted request', { error: thrown(ORDERS, apiError({ kind: 'aborted' })) }, NOTHING],
  [
    'what the browser aborts',
    { error: thrown(ORDERS, Object.assign(new Error('aborted'), { name: 'AbortError' })) },
    NOTHING,
  ],
  ['a script of somebody else', { error: thrown('https://www.googletagmanager.com/gtag/js') }, REPORTED],
  ['a rejection without an error', { error: undefined }, REPORTED],
  ['a browser extension', { error: thrown('chrome-extension://abc/inject.js') }, NOTHING],
  ['a text thrown by an extension', { error: 'oh', file: 'moz-extension://abc/inject.js' }, NOTHING],
  ['a script of another origin', { error: 'Script error.', message: 'Script error.', file: '' }, NOTHING],
  [
    'sizes that change too often for one frame',
    {
      error: 'ResizeObserver loop completed with undelivered notifications.',
      message: 'ResizeObserver loop completed with undelivered notifications.',
      file: `${PORTAL}/order`,
    },
    NOTHING,
  ],
])('%s', (_what, uncaught, expected) => {
  expect(classifyUncaught(uncaught, release)).toMatchObject(expected);
});
