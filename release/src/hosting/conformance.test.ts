import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONTRACT_BODY_MAX_BYTES } from '@portal/contract/contract';
import { environment, staticSkeleton } from '#testing/fixtures.ts';
import {
  type Answer,
  type Ask,
  hasNginx,
  type RunningServer,
  serve,
  startFirebase,
  startLocal,
  startNginx,
} from '#testing/servers.ts';
import { composeSite, publicFile, type Site } from '#testing/site.ts';
import { type HostingHeaders, hostingHeaders } from './headers.ts';

/** One table of requests for every server of a composed folder: the same status, document, headers, compression. */

interface Expected {
  status: number;
  /** The file of the public folder whose content is answered; of a refusal only the status counts. */
  file?: string;
  headers?: keyof HostingHeaders;
  encoding?: 'br' | 'gzip' | undefined;
  /** The part of the file that is answered. */
  part?: [start: number, end: number];
}

interface Row {
  ask: Ask;
  answer: Expected;
  /** What Firebase's emulator answers where it cannot do the same, and why. */
  firebase?: Partial<Expected> & { because: string };
}

const page = (path: string, headers: keyof HostingHeaders = 'document'): Row => ({
  ask: { path },
  answer: { status: 200, file: DOCUMENT, headers },
});
const file = (path: string, name: string, headers: keyof HostingHeaders): Row => ({
  ask: { path },
  answer: { status: 200, file: name, headers },
});

const DOCUMENT = 'index.html';
const LIST = 'mf/mf-orders/1/list.js';
const ICON = 'favicon.png';

const PAGES: Row[] = [
  ...[
    '/',
    '/?next=%2Forder',
    '/login',
    '/login/',
    '/order',
    '/order/',
    '/order?page=2&q=a.js',
    '/order/create',
    '/order/abc/?tab=detail',
    '/order/%E9%A7%90%E8%BB%8A',
    '/order/:id',
    '/order/a%2Fb',
    '/order/a%2Eb',
    '/order/abc/contract?tab=detail',
    '/order//abc',
    '/order/a.b/contract',
    '/order/a.b/',
    '/order/abc.',
    '/ORDER',
    '/no/such/page',
    '//',
    '///',
    '//order',
    '//evil.example/order',
    '/mf',
    '/mf/mf-orders/1/',
    '/order/../login',
  ].map((path) => page(path)),
  ...[
    '/auth-action?mode=resetPassword&oobCode=x',
    '/auth-action/',
    '/password-reset/change?oobCode=x',
    '/mfa/revert',
    '/mfa/email-verify-complete',
  ].map((path) => page(path, 'actionLink')),
];

const FILES: Row[] = [
  file(`/${LIST}`, LIST, 'immutable'),
  file(`/${LIST}?retry=1`, LIST, 'immutable'),
  file('/shell/1/main.js', 'shell/1/main.js', 'immutable'),
  file('/mf/mf%2Dorders/1/list.js', LIST, 'other'),
  {
    ...file('//mf//mf-orders/1/list.js', LIST, 'other'),
    firebase: { headers: 'immutable', because: 'it merges slashes before it looks at its rules' },
  },
  file(`/${ICON}`, ICON, 'other'),
  file('/remotes.json', 'remotes.json', 'other'),
];

const missing = (path: string, firebase?: Row['firebase']): Row => ({
  ask: { path },
  answer: { status: 404, file: '404.html', headers: 'missing' },
  firebase: firebase ?? { headers: 'other', because: 'rules are by path, so a missing file has the headers of a file' },
});
const MISSING: Row[] = [
  missing('/mf/mf-orders/1/gone.js', {
    headers: 'immutable',
    because: 'rules are by path, so a missing file has the headers of a file',
  }),
  missing('/gone.txt'),
  missing('/order/abc.html'),
  missing('/order/1.5'),
  missing(`/${DOCUMENT}`, {
    status: 200,
    file: DOCUMENT,
    headers: 'document',
    because: 'every published file is served at its name; the document has the headers of pages there too',
  }),
  missing('/hosting.json'),
  missing('/secret.json'),
  missing('/mf/../secret.json'),
  missing('/.git'),
  missing(`/${LIST}.br`, { headers: 'immutable', because: 'rules are by path; the file itself is not deployed' }),
  missing(`/${LIST}.gz`, { headers: 'immutable', because: 'rules are by path; the file itself is not deployed' }),
  { ask: { path: '/404.html' }, answer: { status: 404, file: '404.html', headers: 'missing' } },
];

const refused = (path: string, firebase: Row['firebase']): Row => ({
  ask: { path },
  answer: { status: 400 },
  ...(firebase ? { firebase } : {}),
});
const LEADS_NOWHERE = 'a path that leads out of the folder is only one without a file';
const BROKEN: Row[] = [
  refused('/../secret.json', { status: 404, because: LEADS_NOWHERE }),
  refused('/%2e%2e/secret.json', { status: 404, because: LEADS_NOWHERE }),
  refused('/mf/..%2f..%2fsecret.json', { status: 404, because: LEADS_NOWHERE }),
  refused('/..', { status: 200, file: DOCUMENT, because: LEADS_NOWHERE }),
  refused('/%2e%2e/%2e%2e/etc/passwd', { status: 200, file: DOCUMENT, because: LEADS_NOWHERE }),
  refused('/a%00.js', { status: 404, because: LEADS_NOWHERE }),
  refused('/%', { status: 500, because: 'the emulator does not expect it' }),
  refused('/%zz.js', { status: 500, because: 'the emulator does not expect it' }),
];

const ACCEPTS: [header: string, encoding: Expected['encoding']][] = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
];
const SMALL = { encoding: undefined, because: 'it compresses by itself, and nothing of less than a kilobyte' };
const COMPRESSED: Row[] = [
  page('/order'),
  file(`/${LIST}`, LIST, 'immutable'),
  { ...file('/remotes.json', 'remotes.json', 'other'), firebase: SMALL },
];
const COMPRESSION: Row[] = ACCEPTS.flatMap(([header, encoding]) =>
  COMPRESSED.map(({ ask, answer, ...elsewhere }) => ({
    ask: { ...ask, headers: { 'Accept-Encoding': header } },
    answer: { ...answer, ...(encoding ? { encoding } : {}) },
    ...elsewhere,
  })),
);

const NO_RANGES = 'the emulator has no ranges; Hosting itself has';
const range = (Range: string, answer: Partial<Expected>, accept = 'identity'): Row => ({
  ask: { path: `/${LIST}`, headers: { Range, 'Accept-Encoding': accept } },
  answer: { status: 206, file: LIST, headers: 'immutable', ...answer },
});
const RANGES: Row[] = [
  { ...range('bytes=0-9', { part: [0, 10] }), firebase: { status: 200, because: NO_RANGES } },
  { ...range('bytes=2900-', { part: [2900, 2911] }), firebase: { status: 200, because: NO_RANGES } },
  { ...range('bytes=-5', { part: [2906, 2911] }), firebase: { status: 200, because: NO_RANGES } },
  { ask: range('bytes=99999-', {}).ask, answer: { status: 416 }, firebase: { status: 200, because: NO_RANGES } },
  range('bytes=0-1,3-4', { status: 200 }),
  range('items=0-1', { status: 200 }),
  range('bytes=0-9', { status: 200, encoding: 'br' }, 'br'),
];

const METHODS: Row[] = ['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method): Row[] => [
  {
    ask: { method, path: '/order' },
    answer: { status: 405 },
    firebase: { status: 200, because: 'it answers every method like GET' },
  },
  {
    ask: { method, path: `/${LIST}` },
    answer: { status: 405 },
    firebase: { status: 200, because: 'it answers every method like GET' },
  },
]);

const SERVERS = [
  { name: 'the local server', start: startLocal, suite: describe },
  { name: 'nginx', start: startNginx, suite: hasNginx() ? describe : describe.skip },
  { name: 'Firebase Hosting’s emulator', start: startFirebase, suite: describe },
];

const reports = 'https://reports.example.com/portal';
let site: Site;
beforeAll(async () => {
  site = await composeSite({ reports });
});
afterAll(() => site.remove());

const policy = hostingHeaders({ ...environment, reports }, staticSkeleton);
const POLICY_NAMES = [...new Set(Object.values(policy).flatMap((headers) => Object.keys(headers)))];
const names = ({ ask: { method = 'GET', path, headers = {} } }: Row) =>
  [method, path, ...Object.entries(headers).map((header) => header.join(': '))].join(' ');

for (const { name, start, suite } of SERVERS) {
  suite(name, () => {
    const isFirebase = start === startFirebase;
    let server: RunningServer;
    beforeAll(async () => {
      // superstatic prints an error for a broken path, which is no failure.
      if (isFirebase) jest.spyOn(console, 'log').mockImplementation(() => undefined);
      server = await start(site.outDir);
    });
    afterAll(() => server.stop());

    const rows = [...PAGES, ...FILES, ...MISSING, ...BROKEN, ...COMPRESSION, ...RANGES, ...METHODS];
    test.each(rows.map((row) => [names(row), row] as const))('%s', async (_, { ask, answer, firebase }) => {
      const expected = isFirebase ? { ...answer, ...firebase } : answer;
      expectAnswer(await server.ask(ask), expected);
    });

    test.each([
      ['/order', policy.document, 304],
      // The emulator answers 304 only for documents; Hosting also for files.
      [`/${LIST}`, policy.immutable, isFirebase ? 200 : 304],
    ])('%s that a browser has already is not sent again', async (path, headers, status) => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const ask = { path, headers: { 'Accept-Encoding': encoding } };
        const first = await server.ask(ask);
        const again = (known: string | undefined) =>
          server.ask({ ...ask, headers: { ...ask.headers, 'If-None-Match': known ?? '' } });
        const second = await again(first.headers.etag);
        expect(second.status).toBe(status);
        if (status === 304) expect(second.body).toHaveLength(0);
        expect(policyOf(second)).toEqual(lowerCase(headers));
        expect((await again('"another"')).status).toBe(200);
      }
    });

    test.each(['/order', `/${LIST}`])('HEAD %s has the headers of GET and no body', async (path) => {
      const headers = { 'Accept-Encoding': 'identity' };
      const [get, head] = [await server.ask({ path, headers }), await server.ask({ path, headers, method: 'HEAD' })];
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      for (const name of ['content-type', 'content-length', 'etag', 'vary'])
        expect(head.headers[name]).toBe(get.headers[name]);
      expect(policyOf(head)).toEqual(policyOf(get));
    });

    test.each(['/', '/login', '/order', '/order/abc', '/no/such/page'])(
      'the policy of %s names what its document has inline by its hash, and nothing else',
      async (path) => {
        const { headers, body } = await server.ask({ path, headers: { 'Accept-Encoding': 'identity' } });
        const policy = headers['content-security-policy'] ?? '';
        const named = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
        const inline = [...body.toString().matchAll(/<(style|script)(?: data-[^>]*)?>(.*?)<\/\1>/gs)];
        // Emotion’s own elements are empty.
        expect(named.sort()).toEqual(['', ...inline.map(([, , text]) => text ?? '')].map(sha256).sort());
        expect(inline).toHaveLength(4);
      },
    );

    test('caches keep the forms of a file apart', async () => {
      const { headers } = await server.ask({ path: `/${LIST}`, headers: { 'Accept-Encoding': 'br' } });
      expect(headers.vary).toBe('Accept-Encoding');
    });
  });
}

describe('an API on the portal’s own origin', () => {
  let own: Site;
  beforeAll(async () => {
    own = await composeSite({ apiHost: '/api' });
  });
  afterAll(() => own.remove());
  /** Stopped after a failed test as well: nginx would keep the run from ending. */
  const running: RunningServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0).reverse()) await server.stop();
  });
  const started = <Server extends RunningServer>(server: Server): Server => {
    running.push(server);
    return server;
  };

  test('is no page of the local server, which does not pass it on', async () => {
    const server = started(await startLocal(own.outDir));
    for (const path of ['/api', '/api/user', '/api/order?page=1']) {
      const answer = await server.ask({ path });
      expect(answer.status).toBe(404);
      expect(policyOf(answer)).toEqual(lowerCase(policy.missing));
    }
    expect((await server.ask({ path: '/apiary' })).status).toBe(200);
  });

  // Not everybody who changes the portal has nginx; the end of a run counts what was skipped.
  (hasNginx() ? test : test.skip)('is passed on by nginx as it is, without the headers of a page', async () => {
    const api = started(
      await serve(async (request, response) => {
        const { length } = Buffer.concat(await request.toArray());
        response.setHeader('Cache-Control', 'no-store');
        response.end(`${request.method} ${request.url} HTTP/${request.httpVersion}, ${length} bytes`);
      }),
    );
    const server = started(await startNginx(own.outDir, printedLocation(`http://unix:${api.socket}:/`)));
    const paper = 'A'.repeat(CONTRACT_BODY_MAX_BYTES);
    for (const [ask, seen] of [
      [{ path: '/api/user' }, 'GET /user HTTP/1.1, 0 bytes'],
      [{ path: '/api/order/a.html?page=1' }, 'GET /order/a.html?page=1 HTTP/1.1, 0 bytes'],
      [{ path: '/api/contract', method: 'POST', body: paper }, `POST /contract HTTP/1.1, ${paper.length} bytes`],
    ] as const) {
      const answer = await server.ask(ask);
      expect(answer.body.toString()).toBe(seen);
      expect(policyOf(answer)).toEqual({ 'cache-control': 'no-store' });
    }
    const page = policyOf(await server.ask({ path: '/order' }));
    expect(page['content-security-policy']).not.toContain(' /api');
    expect(page['cache-control']).toBe('no-cache');
  });
});

/** The location of docs/deploy.md, with the API of this test. */
function printedLocation(api: string): string {
  const page = readFileSync(join(__dirname, '../../..', 'docs/deploy.md'), 'utf8');
  const [location = ''] = /location \^~ \/api\/ \{[^}]*\}/.exec(page) ?? [];
  return location.replace('https://<your API>/', api);
}

function expectAnswer(answer: Answer, { status, file: name, headers, encoding, part }: Expected): void {
  expect(answer.status).toBe(status);
  if (!name || !headers) return;
  expect(answer.headers['content-encoding']).toBe(encoding);
  const content = readFileSync(publicFile(site, name));
  expect(decoded(answer).equals(part && status === 206 ? content.subarray(...part) : content)).toBe(true);
  expect(policyOf(answer)).toEqual(lowerCase(policy[headers]));
  expect(answer.headers['content-type']?.replace('application/javascript', 'text/javascript')).toBe(typeOf(name));
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

const policyOf = ({ headers }: Answer) =>
  Object.fromEntries(
    POLICY_NAMES.flatMap((name) => {
      const value = headers[name.toLowerCase()];
      // Firebase sends an empty one where a later rule takes a header away.
      return value === undefined || value === '' ? [] : [[name.toLowerCase(), value]];
    }),
  );
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
};
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''];
