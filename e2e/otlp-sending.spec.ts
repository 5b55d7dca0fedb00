import type { APIRequestContext, Page } from '@playwright/test';
import { localEnvironment, localTelemetry, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { answer, NEVER } from './fault/answers.ts';
import { AT_ONCE } from './fault/faults.ts';
import { TARGETS } from './fault/target.ts';
import { ABOUT_FAULTS, expectCard } from './pages/failure.ts';
import { heading } from './pages/frame.ts';
import { orderForm, SITE_ADDRESS } from './pages/order-form.ts';
import { expect, test as portalTest } from './portal-test.ts';
import { API, PORTAL } from './support/addresses.ts';
import { type Arrived, type Collector, openCollector } from './support/collector.ts';
import { breakNumbers } from './support/page/broken-numbers.ts';
import { replaceData } from './support/release/document-data.ts';
import { currentBuild, readRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

/* What a visit tells the teams: logs and metrics by OTLP, each about the build that it concerns. */

const test = portalTest.extend<{ collector: Collector }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that it needs, and it needs none.
  collector: async ({}, use) => {
    const collector = await openCollector(PORTAL);
    await use(collector);
    collector.close();
    expect(collector.refused).toEqual([]);
  },
});

const sendTo = (page: Page, url: string, share = 1) =>
  replaceData(page, 'portal-environment', { ...localEnvironment(TEST_PORTS), telemetry: { url, share } });

/* A page that is left or hidden sends what it still has. */
const leave = (page: Page) => page.goto('about:blank');

const hide = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const named = ({ arrived }: Collector, name: string): Arrived[] => arrived.filter((one) => one.name === name);
const services = (collector: Collector, name: string) => [
  ...new Set(named(collector, name).map(({ service }) => service)),
];

/** Who has sent it: a page sends when it is hidden, once the code for it runs. */
async function sentByHiding(page: Page, collector: Collector, name: string): Promise<string[]> {
  await hide(page);
  return services(collector, name);
}

/** The number on a card, as the customer reads it out. A dialog may say the same one. */
async function shownNumber(page: Page): Promise<string | undefined> {
  const number = page.getByText(new RegExp(`^${t('errorDialog.errorId', { id: '' })}`));
  return (await number.first().textContent())?.split('：')[1];
}

/** What the sandbox says of the visit in which this number was shown. */
async function visitWith(request: APIRequestContext, number: string) {
  const answer = await request.get(`${API}/sandbox/health/visits?number=${encodeURIComponent(number)}`);
  return { status: answer.status(), path: new URL(answer.url()).pathname, text: await answer.text() };
}

const untilSending = (page: Page) => page.waitForRequest(/\/telemetry\.[^/]+\.js$/);

/** From the page of one remote to that of another, while the visit is told. */
async function visitOrdersAndBills(page: Page, receiver: string): Promise<void> {
  await sendTo(page, receiver);
  const sending = untilSending(page);
  await page.goto('/order');
  await sending;
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.locator('nav a[href="/billing"]').click();
  await expect(heading(page, t('billing.title'))).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
}

test.describe('with a receiver', () => {
  // The documents of the tests' portal name no receiver; release/src/hosting/headers.test.ts shows that others allow theirs.
  test.use({ account: 'yamada', bypassCSP: true });

  test('pages, vitals and calls arrive with the app, its version and its registry', async ({ page, collector }) => {
    await visitOrdersAndBills(page, collector.url);
    await leave(page);

    const { version } = await currentBuild('mf-orders');
    const { revision } = await readRegistry();
    const about = {
      'service.version': version,
      'portal.registry.revision': revision,
      'deployment.environment.name': 'local',
      'portal.page': '/order',
    };
    await expect.poll(() => services(collector, 'browser.web_vital')).toContain('mf-orders');
    expect(named(collector, 'portal.page').map(({ service }) => service)).toEqual(['mf-orders', 'mf-billing']);
    expect(named(collector, 'portal.page')[0]?.fields).toMatchObject(about);
    expect(named(collector, 'session.start')).toHaveLength(1);
    expect(services(collector, 'session.start')).toEqual(['shell']);
    const lcp = named(collector, 'browser.web_vital').find(({ fields }) => fields['browser.web_vital.name'] === 'lcp');
    expect(lcp).toMatchObject({
      service: 'mf-orders',
      fields: { ...about, 'browser.web_vital.value': expect.any(Number) },
    });
    const sessions = new Set(collector.arrived.flatMap(({ fields }) => fields['session.id'] ?? []));
    expect([...sessions]).toEqual([expect.stringMatching(/^\d+(?:-\d+){3}$/)]);

    await expect.poll(() => named(collector, 'http.client.request.duration').length).toBeGreaterThan(1);
    const calls = named(collector, 'http.client.request.duration').map(({ service, fields }) => ({
      service,
      call: fields['portal.call'],
      status: fields['http.response.status_code'],
    }));
    expect(calls).toContainEqual({ service: 'mf-orders', call: 'GET /order', status: 200 });
    expect(calls).toContainEqual({ service: 'mf-billing', call: 'GET /billing', status: 200 });
  });

  test('each vital arrives with the remote whose page was on the screen when it happened', async ({
    page,
    collector,
  }) => {
    await visitOrdersAndBills(page, collector.url);
    await shiftOnce(page);
    await pressSlowly(page);
    await leave(page);

    const vitals = () =>
      named(collector, 'browser.web_vital').map(({ service, fields }) => [
        fields['browser.web_vital.name'],
        service,
        fields['portal.page'],
      ]);
    await expect
      .poll(() => vitals().sort())
      .toEqual([
        ['cls', 'mf-billing', '/billing'],
        ['inp', 'mf-billing', '/billing'],
        ['lcp', 'mf-orders', '/order'],
        ['ttfb', 'mf-orders', '/order'],
      ]);
    const vitalOf = (name: string) =>
      named(collector, 'browser.web_vital').find(({ fields }) => fields['browser.web_vital.name'] === name)?.fields[
        'browser.web_vital.value'
      ];
    expect(vitalOf('inp')).toBeGreaterThanOrEqual(SLOW_MS);
    for (const name of ['cls', 'lcp', 'ttfb']) expect(vitalOf(name), name).toBeGreaterThan(0);
  });

  test('a crash arrives with its team and the customer’s number, and without what it said', async ({
    page,
    collector,
    complaints,
  }) => {
    complaints.allow(/broken on purpose/, /React Router caught/);
    await sendTo(page, collector.url);
    await breakNumbers(page, '/order');
    const sending = untilSending(page);
    await page.goto('/order?searchKeyword=himitsu');
    await sending;
    const shown = await shownNumber(page);
    await expect.poll(() => sentByHiding(page, collector, 'portal.area_card')).toEqual(['mf-orders']);
    expect(services(collector, 'exception')).toEqual(['mf-orders']);
    for (const name of ['portal.area_card', 'exception'])
      expect(named(collector, name)[0]?.fields['portal.support_number'], name).toBe(shown);
    const places = String(named(collector, 'exception')[0]?.fields['exception.stacktrace']).split('\n');
    expect(places.filter((place) => !/^\/(?:shell|mf\/mf-orders)\/[\w./-]+\.js:\d+:\d+$/.test(place))).toEqual([]);
    expect(places.join()).toContain('/mf/mf-orders/');
    expect(collector.texts.join()).not.toMatch(/broken on purpose|himitsu|yamada/);
  });

  for (const [what, kind] of [
    ['the entry is gone', 'entry'],
    ['the entry is not the released one', 'integrity'],
    ['the page’s own code is gone', 'chunk'],
  ] as const)
    test(`${what}: a failure of kind ${kind}, and a card, of the remote`, async ({ page, collector, complaints }) => {
      complaints.allow(...ABOUT_FAULTS);
      const [target] = TARGETS;
      await sendTo(page, collector.url);
      await AT_ONCE.find((fault) => fault.what === what)?.arrange(page, target);
      await page.goto(target.prefix);
      await expectCard(page, target);
      // What a page sends while it is left may be lost where Playwright changes answers.
      await expect.poll(() => sentByHiding(page, collector, 'portal.area_card')).toEqual([target.remote]);
      const failures = named(collector, 'portal.load_failure');
      expect(failures.map(({ service, fields }) => [service, fields['portal.load.kind']])).toContainEqual([
        target.remote,
        kind,
      ]);
    });

  test('the entry never comes: a failure of kind timeout, and a card, of the remote', async ({
    page,
    collector,
    complaints,
  }) => {
    complaints.allow(...ABOUT_FAULTS);
    const [target] = TARGETS;
    await sendTo(page, collector.url);
    await answer(page, (path) => path === target.build.entry, NEVER);
    await page.goto(target.prefix, { waitUntil: 'commit' });
    await expectCard(page, target, 20_000);
    await expect.poll(() => sentByHiding(page, collector, 'portal.area_card')).toEqual([target.remote]);
    const failures = named(collector, 'portal.load_failure');
    expect(failures.map(({ service, fields }) => [service, fields['portal.load.kind']])).toEqual([
      [target.remote, 'timeout'],
    ]);
  });

  test('a form that is left with input is told, without the input', async ({ page, collector }) => {
    await sendTo(page, collector.url);
    const sending = untilSending(page);
    await page.goto('/order/create-by-file');
    await sending;
    await page.goto('/order/create');
    await orderForm(page).address.fill(SITE_ADDRESS);
    await orderForm(page).address.blur();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.home') })
      .click();
    await expect(heading(page)).toBeVisible();
    await leave(page);
    await expect.poll(() => services(collector, 'portal.form_abandoned')).toEqual(['mf-orders']);
    expect(named(collector, 'portal.form_abandoned').map(({ fields }) => fields['portal.form'])).toEqual([
      '/order/create',
    ]);
    expect(collector.texts.join()).not.toContain('新宿');
  });

  test('a receiver that does not answer changes nothing', async ({ page, collector, complaints }) => {
    complaints.allow(/ERR_CONNECTION_REFUSED/);
    collector.close();
    await sendTo(page, collector.url);
    await expectItWorks(page);
  });
});

test.describe('under the policy', () => {
  test.use({ account: 'yamada' });

  test('the sandbox counts the visit for the version', async ({ page, request }) => {
    await sendTo(page, localTelemetry(TEST_PORTS).url);
    await page.goto('/password');
    await expect(heading(page)).toBeVisible();
    const { version } = await currentBuild('mf-account');
    const counted = async () => {
      await hide(page);
      return (await request.get(`${API}/sandbox/health/versions`)).json();
    };
    const versions = expect.arrayContaining([expect.objectContaining({ app: 'mf-account', version })]);
    await expect.poll(counted).toEqual({ versions });
  });

  test('the page of health says when the version was released', async ({ page, request }) => {
    await sendTo(page, localTelemetry(TEST_PORTS).url);
    await page.goto('/news');
    await expect(heading(page)).toBeVisible();
    const shown = async () => {
      await hide(page);
      const text = await (await request.get(`${API}/sandbox/health`)).text();
      return /<section id="mf-news">[\s\S]*?<\/section>/.exec(text)?.[0];
    };
    await expect.poll(shown).toContain('公開：<time datetime="');
  });

  test('a page that breaks is on its team’s page of health, with the visit under the number on the card', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/broken on purpose/, /React Router caught/);
    await sendTo(page, localTelemetry(TEST_PORTS).url);
    await breakNumbers(page, '/order');
    const openedAt = Date.now();
    await page.goto('/order');
    const number = (await shownNumber(page)) ?? '';
    const shownAt = Date.now();
    const { version } = await currentBuild('mf-orders');

    // Nobody leaves or hides the page, so that its batch takes its time.
    const found = () => visitWith(request, number);
    await expect.poll(async () => (await found()).status, { timeout: 25_000 }).toBe(200);
    const { path, text } = await found();
    const health = await (await request.get(`${API}/sandbox/health`)).text();
    const seenAt = Date.now();
    for (const part of ['ページの表示', '<h2>エラー</h2>', '表示できなかった領域', number])
      expect(text).toContain(part);
    const section = /<section id="mf-orders">[\s\S]*?<\/section>/.exec(health)?.[0];
    expect(section).toContain(version);
    expect(section).toContain(`<a href="${path}">`);
    test.info().annotations.push({
      type: 'from the browser to its team',
      description: `card after ${shownAt - openedAt} ms, page of health ${seenAt - shownAt} ms later`,
    });
  });

  test('the number of a refused call leads to its visit', async ({ page, request, complaints }) => {
    complaints.allow(/404 .*\/billing/);
    await sendTo(page, localTelemetry(TEST_PORTS).url);
    // The API's own refusal, with its own number.
    await page.route(`${API}/billing?*`, (route) => route.continue({ url: `${API}/billing/000000000000000000` }));
    const sending = untilSending(page);
    await page.goto('/billing');
    await sending;
    const number = (await shownNumber(page)) ?? '';
    expect(number).toMatch(/^[\da-f-]{36}$/);
    const found = async () => {
      await hide(page);
      return visitWith(request, number);
    };
    await expect.poll(found).toMatchObject({ status: 200, text: expect.stringContaining('失敗したAPI呼び出し') });
    expect((await found()).text).toContain('GET /billing');
  });

  test('nothing is sent to whom it does not name, and the portal works', async ({ page, collector, complaints }) => {
    complaints.allowViolations(/connect-src/);
    await sendTo(page, collector.url);
    await expectItWorks(page);
    expect(collector.texts).toEqual([]);
  });

  test('a visit outside the share loads nothing of it', async ({ page, collector }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await sendTo(page, collector.url, 0);
    await page.goto('/order');
    // It comes when the page is quiet, as telemetry would.
    await page.waitForRequest(/remote-config\.[^/]+\.js$/);
    await expect(page.getByRole('table').first()).toBeVisible();
    // Nothing can be waited for: it would be asked for in the same quiet moment.
    await page.waitForTimeout(500);
    expect(loaded.filter((address) => /telemetry\./.test(address))).toEqual([]);
  });
});

/** Longer than the press that has led here. */
const SLOW_MS = 1000;

/** The page is busy while a key is down. */
async function pressSlowly(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const beBusy = () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    document.addEventListener('keydown', beBusy, { once: true });
  }, SLOW_MS);
  await page.keyboard.press('Shift');
  await nextPaint(page);
}

/** Something comes above the page, later than what a browser forgives after a press. */
async function shiftOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shifted = new Promise<void>((resolve) => {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe({ type: 'layout-shift' });
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const above = document.createElement('div');
    above.style.height = '300px';
    document.body.prepend(above);
    await shifted;
  });
}

const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

async function expectItWorks(page: Page): Promise<void> {
  const sending = untilSending(page);
  await page.goto('/order');
  await sending;
  await expect(page.getByRole('table').first()).toBeVisible();
  await hide(page);
  await page.locator('nav a[href="/billing"]').click();
  await expect(heading(page, t('billing.title'))).toBeVisible();
}
