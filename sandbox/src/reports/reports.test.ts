import { readBrowserReports } from './browser-report.ts';
import { createReportRoutes, createReports } from './report-routes.ts';

const PORTAL = 'https://portal.example';
const CODE = 'oobCode=himitsu';

const violation = (body: object, url = `${PORTAL}/order/abcdefghij12345678?${CODE}#himitsu`) => ({
  type: 'csp-violation',
  age: 10,
  url,
  user_agent: 'a browser',
  body: { effectiveDirective: 'connect-src', blockedURL: `https://evil.example/himitsu?${CODE}`, ...body },
});

test('a violation has the build whose file is to blame, and no query, fragment or id', () => {
  const sourceFile = `${PORTAL}/mf/mf-orders/0.1.0-ab/list.js?${CODE}`;
  expect(readBrowserReports([violation({ sourceFile, lineNumber: 7, sample: 'himitsu' })])).toEqual([
    {
      kind: 'csp-violation',
      app: 'mf-orders',
      version: '0.1.0-ab',
      file: '/mf/mf-orders/0.1.0-ab/list.js',
      line: 7,
      what: 'connect-src',
      blocked: 'https://evil.example',
      page: '/order/:id',
    },
  ]);
});

test.each([
  [`${PORTAL}/shell/7/main.js`, 'shell'],
  [`${PORTAL}/mf/mf-news/2/remote.js`, 'mf-news'],
  ['chrome-extension://abc/mf/mf-news/2/remote.js', undefined],
  [`${PORTAL}/order?${CODE}`, undefined],
  ['', undefined],
  [null, undefined],
])('the file %s is of %s', (sourceFile, app) => {
  const [report] = readBrowserReports([violation({ sourceFile })]);
  expect(report?.app).toBe(app);
  expect(JSON.stringify(report)).not.toContain('himitsu');
});

test.each([
  ['/', '/'],
  ['/order/abcdefghij12345678/contract', '/order/:id/contract'],
  ['/order/%E7%94%B0/a.b', '/order/:id/:id'],
  ['/password-reset/change', '/password-reset/change'],
])('the page %s is kept as %s', (path, page) => {
  expect(readBrowserReports([violation({}, PORTAL + path)])).toMatchObject([{ page }]);
});

test('a deprecation and a crash are read, and what else a browser sends is left out', () => {
  const reports = readBrowserReports([
    { type: 'deprecation', url: `${PORTAL}/`, body: { id: 'WebSQL', sourceFile: `${PORTAL}/shell/7/a.js` } },
    { type: 'crash', url: `${PORTAL}/billing`, body: { reason: 'oom' } },
    { type: 'network-error', url: `${PORTAL}/`, body: {} },
    { type: 'csp-violation' },
    'text',
  ]);
  expect(reports).toMatchObject([
    { kind: 'deprecation', what: 'WebSQL', app: 'shell', version: '7' },
    { kind: 'crash', what: 'oom', page: '/billing' },
  ]);
});

test('the report of a browser without the Reporting API is read, too', () => {
  const old = {
    'document-uri': `${PORTAL}/login?${CODE}`,
    'violated-directive': 'script-src',
    'blocked-uri': 'inline',
    'source-file': `${PORTAL}/mf/mf-news/2/list.js`,
  };
  expect(readBrowserReports({ 'csp-report': old })).toMatchObject([
    { kind: 'csp-violation', app: 'mf-news', version: '2', what: 'script-src', blocked: 'inline', page: '/login' },
  ]);
});

describe('the route', () => {
  let now = new Date('2026-11-30T03:00:00.000Z');
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const open = () => {
    const clock = { now: () => now };
    const routes = createReportRoutes(createReports(clock), clock);
    const send = async (body: string) => (await routes.request('/', { method: 'POST', body })).status;
    return { send, kept: async () => (await (await routes.request('/')).json()) as unknown[] };
  };
  const one = JSON.stringify([violation({})]);

  test('keeps the reports of the last hour', async () => {
    const { send, kept } = open();
    expect(await send(one)).toBe(204);
    later(1_800_000);
    expect(await send(one)).toBe(204);
    expect(await kept()).toHaveLength(2);
    later(1_800_000);
    expect(await kept()).toHaveLength(1);
  });

  test('takes no more than it can keep: by size, by number and by minute', async () => {
    const { send, kept } = open();
    expect(await send('x'.repeat(64_001))).toBe(413);
    expect(await send('no JSON')).toBe(204);
    const many = JSON.stringify(Array.from({ length: 51 }, () => violation({})));
    for (let count = 0; count < 59; count += 1) expect(await send(many)).toBe(204);
    expect(await send(one)).toBe(429);
    expect(await kept()).toHaveLength(500);
    later(60_000);
    expect(await send(one)).toBe(204);
  });
});
