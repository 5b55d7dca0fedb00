import { type Build, type Observed, setRelease } from '../observe/index.ts';
import { createRecords } from './records.ts';

const REMOTE: Build = { name: 'mf-orders', version: '2', revision: 'r7' };
const SECRETS = /tanaka|himitsu|006F90000123456AAA|0901234|eyJ/;
let at = 1_764_495_000_000;
const next = () => ++at;

beforeEach(() => {
  window.history.replaceState(null, '', '/order/006F90000123456AAA?searchKeyword=himitsu#himitsu');
  setRelease({
    host: { name: 'shell', version: '9', revision: 'r7', folder: 'http://localhost/shell/9/' },
    remotes: [{ ...REMOTE, folder: 'http://localhost/mf/mf-orders/2/' }],
  });
});

const visit = { id: 'a1', isNew: true };
const records = () => createRecords({ environment: 'production', visit });

/** An error as a browser makes it: the message may hold anything, and the stack begins with it. */
function thrown(message: string, ...frames: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at list (${frame})`)].join('\n');
  return error;
}
const failed = (
  error: unknown,
  context: Partial<Extract<Observed, { kind: 'failure' }>['context']> = {},
): Observed => ({
  kind: 'failure',
  error,
  context: { reason: 'tanaka', category: 'uncaught', ...context },
  at: next(),
});
type Told = Parameters<ReturnType<typeof createRecords>['of']>[0];
const page = (path: string, build: Build | undefined = REMOTE): Told => ({ kind: 'page', path, build, at: next() });

test('a visit begins with the shell', () => {
  const { of, start } = records();
  of(page('/order/006F90000123456AAA'));
  expect(start()).toMatchObject({
    event: 'session.start',
    severity: 9,
    resource: {
      'service.name': 'shell',
      'service.version': '9',
      'portal.registry.revision': 'r7',
      'deployment.environment.name': 'production',
    },
    fields: { 'session.id': 'a1', 'portal.page': '/order/:id' },
  });
});

test('before a page is shown there is none, whatever the address says', () => {
  expect(records().start().fields['portal.page']).toBe('*');
});

test('a page is its route’s template, of its build', () => {
  expect(records().of(page('/order/006F90000123456AAA/usage'))).toMatchObject({
    event: 'portal.page',
    resource: { 'service.name': 'mf-orders', 'service.version': '2' },
    fields: { 'portal.page': '/order/:id/usage' },
  });
});

test('an exception is of the build on its stack, and says where, never what', () => {
  const error = thrown(
    'tanaka@demo.example 09012345678 at https://x.example/himitsu.js:1:1',
    'http://localhost/mf/mf-orders/2/list.ab.js?retry=1:1:20',
    'http://localhost/shell/9/main.js:3:4',
    'http://localhost/order/006F90000123456AAA:1:2',
    'https://x.example/a.js?tanaka=himitsu:5:6',
  );
  const record = records().of(failed(error) as Told);
  expect(record).toMatchObject({
    event: 'exception',
    severity: 17,
    resource: { 'service.name': 'mf-orders', 'service.version': '2' },
    fields: {
      'exception.type': 'TypeError',
      'exception.stacktrace': [
        '/mf/mf-orders/2/list.ab.js:1:20',
        '/shell/9/main.js:3:4',
        'https://x.example/a.js:5:6',
      ].join('\n'),
      'portal.support_number': expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/),
    },
  });
  expect(JSON.stringify(record)).not.toMatch(SECRETS);
});

test.each<[what: string, error: unknown]>([
  ['a text', 'tanaka himitsu'],
  ['an object', { name: 'tanaka', message: 'himitsu', stack: 'himitsu@https://x.example/tanaka.js:1:2' }],
  ['an error with an odd name', Object.assign(thrown('tanaka'), { name: 'tanaka@demo.example' })],
])('%s that is thrown without a place is of the page on the screen, and names nobody', (_, error) => {
  const { of } = records();
  of(page('/order'));
  const record = of(failed(error) as Told);
  expect(record?.resource['service.name']).toBe('mf-orders');
  expect(JSON.stringify(record)).not.toMatch(SECRETS);
});

test('code that could not be loaded is a failure of its build, with the reason', () => {
  const { of } = records();
  const build = { name: 'mf-news', version: '4', revision: 'r7' };
  const load = { category: 'remoteLoad', build } as const;
  const kindOf = (context: Parameters<typeof failed>[1]) => of(failed(thrown('x'), context) as Told);
  expect(kindOf({ ...load, load: 'integrity' })).toMatchObject({
    event: 'portal.load_failure',
    resource: { 'service.name': 'mf-news', 'service.version': '4' },
    fields: { 'portal.load.kind': 'integrity' },
  });
  expect(kindOf(load)?.fields['portal.load.kind']).toBe('chunk');
  expect(kindOf({ category: 'chunkLoad' })?.fields['portal.load.kind']).toBe('chunk');
});

test('a card has the number that the customer sees, and what follows on its screen is the shell’s', () => {
  const { of } = records();
  of(page('/billing'));
  expect(
    of({ kind: 'card', build: REMOTE, path: '/order/006F90000123456AAA', supportNumber: 'B7K2-94QD', at: next() }),
  ).toMatchObject({
    event: 'portal.area_card',
    resource: { 'service.name': 'mf-orders' },
    fields: { 'portal.page': '/order/:id', 'portal.support_number': 'B7K2-94QD' },
  });
  expect(of(failed('x') as Told)?.resource['service.name']).toBe('shell');
});

test('a form is left once, whatever it keeps', () => {
  const { of } = records();
  of(page('/order/create'));
  const left = (): Told => ({ kind: 'abandoned', at: next() });
  expect(of(left())).toMatchObject({
    event: 'portal.form_abandoned',
    resource: { 'service.name': 'mf-orders' },
    fields: { 'portal.form': '/order/create' },
  });
  expect(of(left())).toBeUndefined();
  of(page('/order/create'));
  expect(of(left())).toBeDefined();
});

test('a vital is of the page that was on the screen when it happened', () => {
  const { of, ofVital } = records();
  of(page('/order'));
  const pressedAt = next();
  of(page('/billing', { name: 'mf-billing', version: '3' }));
  const vital = { name: 'inp', value: 320, rating: 'needs-improvement' } as const;
  expect(ofVital({ ...vital, at: pressedAt })).toMatchObject({
    event: 'browser.web_vital',
    resource: { 'service.name': 'mf-orders' },
    fields: {
      'portal.page': '/order',
      'browser.web_vital.name': 'inp',
      'browser.web_vital.value': 320,
      'browser.web_vital.rating': 'needs-improvement',
    },
  });
  expect(ofVital({ ...vital, at: next() }).resource['service.name']).toBe('mf-billing');
  expect(ofVital({ ...vital, at: 0 }).resource['service.name']).toBe('mf-orders');
});

test('a call has its name in the contract, and the status or why there is none', () => {
  const { ofCall } = records();
  const call = { kind: 'call', call: 'GET /order/:id', build: REMOTE, ms: 120, at: next() } as const;
  expect(ofCall({ ...call, result: 404 }).fields).toEqual({
    'portal.call': 'GET /order/:id',
    'http.response.status_code': 404n,
  });
  expect(ofCall({ ...call, result: 'timeout' }).fields).toEqual({
    'portal.call': 'GET /order/:id',
    'error.type': 'timeout',
  });
});

test('a refused call has the number that the customer sees, of the page that called; others are no event', () => {
  const { of, ofFailedCall } = records();
  of(page('/order/006F90000123456AAA'));
  const requestId = '0d9c1c5e-6d1f-4a8f-9a37-2f7b1f0c5a11';
  const call = { kind: 'call', call: 'GET /order/:id', build: REMOTE, ms: 120, result: 500 } as const;
  expect(ofFailedCall({ ...call, requestId, at: next() })).toMatchObject({
    event: 'portal.call_failed',
    // A refusal is no error of the app.
    severity: 9,
    resource: { 'service.name': 'mf-orders' },
    fields: {
      'session.id': 'a1',
      'portal.page': '/order/:id',
      'portal.call': 'GET /order/:id',
      'portal.support_number': requestId,
    },
  });
  expect(ofFailedCall({ ...call, at: next() })).toBeUndefined();
});
