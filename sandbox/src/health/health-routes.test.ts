import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReports } from '#reports/browser-report.ts';
import { createReports } from '#reports/report-routes.ts';
import { createHealthRoutes } from './health-routes.ts';
import { createOtlpRoutes, createTelemetry } from './telemetry.ts';
import { logsBody, metricsBody, type SentEvent } from './testing/otlp-bodies.ts';

const clock = { now: () => new Date('2026-11-30T03:30:00.000Z') };

function open(releaseLog?: string) {
  const telemetry = createTelemetry(clock);
  const reports = createReports(clock);
  const otlp = createOtlpRoutes(telemetry, clock);
  const health = createHealthRoutes(telemetry, reports, { clock, releaseLog });
  const post = (path: string, body: object) => otlp.request(path, { method: 'POST', body: JSON.stringify(body) });
  const get = async (path: string) => {
    const response = await health.request(path);
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  const send = (...events: SentEvent[]) => post('/v1/logs', logsBody(...events));
  return { send, post, get, reports };
}

test('at first nothing is known', async () => {
  expect((await open().get('/')).text).toContain('この1時間の記録はまだありません。');
});

test('a team finds its app by the fragment, with its versions, errors, calls and reports', async () => {
  const { send, post, get, reports } = open();
  await send(
    { event: 'portal.page' },
    { event: 'portal.page', version: '1.3.0-cd' },
    { event: 'exception', attributes: { 'exception.type': 'TypeError', 'portal.page': '/billing/:id' } },
  );
  await post('/v1/metrics', metricsBody({ counts: [0, 4, 0] }));
  reports.add(
    readBrowserReports([
      { type: 'crash', url: 'https://portal.example/', body: { reason: 'oom' } },
      {
        type: 'csp-violation',
        url: 'https://portal.example/billing',
        body: { sourceFile: 'https://portal.example/mf/mf-billing/1/list.js', effectiveDirective: 'connect-src' },
      },
    ]),
  );
  const { text } = await get('/');
  expect(text).toContain('<section id="mf-billing">');
  for (const part of ['1.2.0-ab', '1.3.0-cd', 'TypeError：1件', 'getBillings', '775 ms', 'ポリシー違反：connect-src']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/アプリが分からないもの[\s\S]*クラッシュ：oom/);
  expect(text).toContain('<a href="/sandbox/health/visits/visit-1">この訪問の記録</a>');
});

test('the figures of a version are those of what was sent, and of nothing else', async () => {
  const { send, post, get } = open();
  const vital = (name: string, value: number) => ({
    event: 'browser.web_vital',
    attributes: { 'browser.web_vital.name': name, 'browser.web_vital.value': value },
  });
  const failedLoad = (kind: string) => ({ event: 'portal.load_failure', attributes: { 'portal.load.kind': kind } });
  const error = (type: string) => ({ event: 'exception', attributes: { 'exception.type': type } });
  await send(
    ...['a', 'b', 'c'].map((session) => ({ event: 'portal.page', session })),
    { event: 'portal.page', session: 'a' },
    ...['TypeError', 'RangeError', 'TypeError'].map(error),
    ...['chunk', 'timeout', 'chunk', 'chunk'].map(failedLoad),
    ...[1000, 2000, 3000, 9000].map((value) => vital('lcp', value)),
    ...[40, 80, 120, 160].map((value) => vital('inp', value)),
    ...[0.01, 0.02, 0.3, 0.4].map((value) => vital('cls', value)),
    vital('ttfb', 70),
    { ...vital('lcp', 60_000), version: '1.1.0-aa' },
    { ...error('SyntaxError'), app: 'mf-news' },
  );
  await post(
    '/v1/metrics',
    metricsBody(
      { call: 'GET /billing', counts: [4, 0, 0] },
      { call: 'GET /billing/:id', counts: [0, 4, 0] },
      { call: 'GET /billing/:id', status: 503, counts: [0, 4, 0] },
    ),
  );
  const [card = ''] = /<h3>1\.2\.0-ab[\s\S]*?<\/article>/.exec((await get('/')).text) ?? [];
  const cells = (pattern: RegExp) =>
    [...card.matchAll(pattern)].map(([part]) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/ {2,}/),
    );
  expect(cells(/<div[^>]*><dt>.*?<\/dd>/g)).toEqual([
    ['訪問', '3'],
    ['エラー', '3'],
    ['読み込みの失敗', '4'],
    ['入力の中断', '0'],
    ['LCP p75（4件）', '3,000 ms'],
    ['INP p75（4件）', '120 ms'],
    ['CLS p75（4件）', '0.30'],
    ['TTFB p75（1件）', '70 ms'],
  ]);
  expect(cells(/<div class="bad"><dt>.*?<\/dd>/g).map(([name]) => name)).toEqual([
    ...['エラー', '読み込みの失敗', 'LCP p75（4件）', 'CLS p75（4件）'],
  ]);
  expect(cells(/<li>[^<]*件<\/li>/g).flat()).toEqual([
    ...['TypeError：2件', 'RangeError：1件', 'chunk：3件', 'timeout：1件'],
  ]);
  expect(cells(/<tr><th scope="row">.*?<\/tr>/g)).toEqual([
    ['GET /billing/:id', '8', '4', '775 ms', '955 ms'],
    ['GET /billing', '4', '0', '75 ms', '95 ms'],
  ]);
});

test('the chart has a bar of the visits and one of the errors of each minute of the last hour', async () => {
  const { send, get } = open();
  const events = (event: string, minute: string, ...sessions: string[]) =>
    sessions.map((session) => ({ event, session, at: `2026-11-30T${minute}:20.000Z` }));
  await send(
    ...events('portal.page', '02:31', 'a', 'a'),
    ...events('exception', '02:31', 'a', 'a', 'a'),
    ...events('portal.page', '03:20', 'a', 'b'),
    ...events('portal.page', '03:30', 'b'),
    ...events('exception', '03:30', 'b', 'b'),
    ...events('browser.web_vital', '03:25', 'a', 'b', 'c', 'd'),
    ...events('portal.page', '03:10', 'a', 'b').map((event) => ({ ...event, app: 'mf-news' })),
  );
  const { text } = await get('/');
  const [chart = '', chartOfNews = ''] = text.match(/<figure>[\s\S]*?<\/figure>/g) ?? [];
  const bars = [...chart.matchAll(/<rect class="(\w+)" x="([\d.]+)" y="([\d.]+)" width="4" height="([\d.]+)"\/>/g)];
  expect(bars.map(([, of, x, y, height]) => [of, Number(x), Number(y), Number(height)])).toEqual([
    ['visits', 0, 40, 20],
    ['errors', 5, 0, 60],
    ['visits', 490, 20, 40],
    ['visits', 590, 40, 20],
    ['errors', 595, 20, 40],
  ]);
  expect(chart).toContain('viewBox="0 0 600 60"');
  expect(chart).toContain('aria-label="この1時間の訪問とエラー（1分ごと、最大3件）"');
  expect(chart).toContain('エラー　（1分ごと、最大3件）</span>');
  expect(chartOfNews).toContain('エラー　（1分ごと、最大2件）</span>');
});

test('a crash, which names no file, is of the build whose page was shown last at its address', async () => {
  const { send, get, reports } = open();
  const page = { 'portal.page': '/billing/:id' };
  await send(
    { event: 'portal.page', attributes: page, at: '2026-11-30T03:00:00.000Z' },
    { event: 'portal.page', version: '1.3.0-cd', attributes: page, at: '2026-11-30T03:20:00.000Z' },
    { event: 'portal.page', app: 'mf-news', version: '2', attributes: { 'portal.page': '/news' } },
  );
  // As Chromium 156 sends it.
  const body = { crash_report_api: {}, is_top_level: true, visibility_state: 'visible' };
  const crash = { age: 10, type: 'crash', user_agent: 'a browser', body };
  const at = (path: string) => readBrowserReports([{ ...crash, url: `https://portal.example${path}` }]);
  reports.add([...at('/billing/abcdefghij12345678?code=1'), ...at('/order')]);
  const { text } = await get('/');
  expect(text).toMatch(/<section id="mf-billing">[\s\S]*クラッシュ：unknown　\/billing\/:id　1\.3\.0-cd/);
  expect(text).toMatch(/アプリが分からないもの[\s\S]*クラッシュ：unknown　\/order　　/);
});

test('a version says when it was released last, where there is a log of releases', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  const file = join(folder, 'log.jsonl');
  const line = (fields: object) =>
    JSON.stringify({ by: 'ci', what: 'release', app: 'mf-billing', at: '2026-11-30T01:00:00.000Z', ...fields });
  const cases = [
    [[line({ from: '1.1.0-aa', to: '1.2.0-ab' })], '公開：', '10:00'],
    [
      [line({ to: '1.2.0-ab' }), 'cut off', line({ to: '1.2.0-ab', at: '2026-11-30T02:00:00.000Z' })],
      '公開：',
      '11:00',
    ],
    [[line({ what: 'canary', canary: '1.2.0-ab' })], '公開：', '10:00'],
    [[line({ what: 'canary taken away', canary: '1.2.0-ab' })], '最初の記録：', '12:30'],
    [[line({ to: '1.2.0-ab', takenBack: true })], '最初の記録：', '12:30'],
    [[line({ from: '1.2.0-ab', to: '1.2.0-ab' })], '最初の記録：', '12:30'],
    [[line({ app: 'mf-news', to: '1.2.0-ab' })], '最初の記録：', '12:30'],
    [[], '最初の記録：', '12:30'],
  ] as const;
  for (const [lines, name, time] of cases) {
    if (lines.length > 0) writeFileSync(file, lines.join('\n'));
    else rmSync(file);
    const { send, get } = open(file);
    await send({ event: 'portal.page' });
    const { text } = await get('/');
    expect(text).toMatch(new RegExp(`${name}<time[^>]*>[^<]*${time}</time>`));
  }
  rmSync(folder, { recursive: true });
});

test('the number that a customer was shown leads to what happened in that visit', async () => {
  const { send, get } = open();
  await send(
    { event: 'portal.page', at: '2026-11-30T03:10:00.000Z' },
    { event: 'exception', at: '2026-11-30T03:11:00.000Z', attributes: { 'portal.support_number': 'B7K2-94QD' } },
  );
  expect(await get('/visits?number=b7k2-94qd')).toMatchObject({
    status: 302,
    location: '/sandbox/health/visits/visit-1',
  });
  const { status, text } = await get('/visits/visit-1');
  expect(status).toBe(200);
  expect(text).toMatch(/ページの表示[\s\S]*エラー[\s\S]*B7K2-94QD/);
});

test('of a number or a visit that nobody knows the page says so', async () => {
  const { get } = open();
  const unknown = await get('/visits?number=%3Cb%3E');
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('この番号が表示された訪問は')]);
  expect(unknown.text).toContain('value="&lt;b&gt;"');
  expect((await get('/visits')).status).toBe(404);
  expect(await get('/visits/nobody')).toMatchObject({ status: 404, text: expect.stringContaining('nobody') });
});

test('whatever was sent is shown as text', async () => {
  const { send, get, post } = open();
  const evil = '<img src=x onerror=alert(1)>"\'';
  const named = ['exception.type', 'exception.stacktrace', 'portal.page', 'portal.form', 'portal.load.kind', evil];
  const attributes = Object.fromEntries(named.map((name) => [name, evil]));
  await send(
    { event: 'exception', attributes },
    { event: 'portal.load_failure', attributes },
    { event: 'portal.form_abandoned', attributes },
  );
  await post('/v1/metrics', metricsBody({ call: evil, counts: [0, 4, 0] }));
  for (const path of [
    '/',
    '/visits/visit-1',
    `/visits/${encodeURIComponent(evil)}`,
    `/visits?number=${encodeURIComponent(evil)}`,
  ]) {
    const { text } = await get(path);
    expect(text).toContain('&lt;img');
    expect(text).not.toContain('<img');
    expect(text).not.toContain(`"'`);
  }
});
