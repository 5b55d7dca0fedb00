import type { Page, Route } from '@playwright/test';
import { goTo, heading, homeLink, logOut } from './pages/frame.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { releaseForMyself } from './support/own-release.ts';
import { changeRegistry, currentBuild } from './support/registry.ts';
import { t } from './support/text.ts';

/*
 * The loader treats all remotes alike, so one of them gets every fault here and each of the others gets one. Unit tests
 * cover what the loader decides without a browser.
 */
test.describe.configure({ mode: 'parallel' });

/** The complaints of browser and portal about missing files, which these tests cause. */
const FAILED_LOADS = [
  /Failed to load resource/,
  /could not be (?:loaded|fetched)/,
  /RUNTIME-00/,
  /Loading chunk/,
  /integrity/i,
  /SyntaxError|Unexpected token/,
  /MIME type/,
  // An HTML page that is run as a script: the browser has no specific message for it.
  /^uncaught: $/,
];

/** The card of an area whose remote cannot be loaded, or of a page whose code cannot. */
const card = (page: Page) => page.getByText(t('remote.failedBody'));
const retry = (page: Page) => page.getByRole('button', { name: t('common.retry') });

/** It fails once more, and must not require another press later. */
async function pressTooEarly(page: Page, files: RegExp): Promise<void> {
  const asked = page.waitForRequest(files);
  await retry(page).click();
  await asked;
  await expect(card(page)).toBeVisible();
}

type Fault = (route: Route) => unknown;
const gone: Fault = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '404' });
const html: Fault = (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
const never: Fault = () => undefined;
const tampered: Fault = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;` });
};

const entryOf = (remote: string) => new RegExp(`/mf/${remote}/[^/]+/remoteEntry\\.[^/]+\\.js`);
const codeOf = (remote: string) => new RegExp(`/mf/${remote}/[^/]+/(?!remoteEntry)[^/]+\\.js`);
const chunk = (name: string) => new RegExp(`/${name}\\.[^/]+\\.js`);

/** Something that is only on the list of orders; the card keeps the area's heading. */
const orders = (page: Page) => page.getByRole('searchbox', { name: t('order.searchLabel') });

test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(...FAILED_LOADS));

for (const [what, files, fault] of [
  ['the entry is gone', entryOf('mf-orders'), gone],
  ['the entry is an HTML page', entryOf('mf-orders'), html],
  ['the entry is not the released one', entryOf('mf-orders'), tampered],
  ['the code is gone', codeOf('mf-orders'), gone],
  ['the code is an HTML page', codeOf('mf-orders'), html],
] as const) {
  test(`${what}: a card within two seconds, everything else works, and one press once it is back`, async ({ page }) => {
    await page.goto('/');
    await expect(homeLink(page)).toBeVisible();
    await page.route(files, fault);
    await page.evaluate(() => history.pushState(null, '', '/order'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(card(page)).toBeVisible({ timeout: 2000 });
    await expect(heading(page)).toHaveText('駐車場探し');

    await goTo(page, '請求');
    await expect(heading(page, '請求')).toBeVisible();
    await expect(card(page)).toBeHidden();
    await page.goBack();
    await expect(card(page)).toBeVisible({ timeout: 2000 });

    await pressTooEarly(page, files);
    await page.unroute(files);
    await retry(page).click();
    await expect(orders(page)).toBeVisible();
    await expect(card(page)).toBeHidden();
  });
}

for (const { what, files, isPressedTooEarly } of [
  { what: 'the entry', files: chunk('remoteEntry') },
  { what: 'the code', files: chunk('remote'), isPressedTooEarly: true },
  { what: 'the page’s own code', files: chunk('order-list') },
]) {
  test(`${what} never arrives: a notice after three seconds, given up after eight, one press`, async ({ page }) => {
    const release = await releaseForMyself(page, 'mf-orders', '/order');
    try {
      release.stall(files);
      await page.goto('/order', { waitUntil: 'commit' });
      await expect(homeLink(page)).toBeVisible();
      await expect(page.getByText(t('common.stillLoading'))).toBeVisible({ timeout: 5000 });
      await expect(card(page)).toBeVisible({ timeout: 7000 });
      if (isPressedTooEarly) await pressTooEarly(page, files);
      release.putBack();
      await retry(page).click();
      await expect(orders(page)).toBeVisible({ timeout: 3000 });
    } finally {
      release.remove();
    }
  });
}

test('a version’s folder is deleted and put back while its page is open: one press', async ({ page }) => {
  const release = await releaseForMyself(page, 'mf-billing', '/billing');
  try {
    release.takeAway();
    await page.goto('/billing');
    await expect(card(page)).toBeVisible();
    await pressTooEarly(page, entryOf('mf-billing'));
    release.putBack();
    await retry(page).click();
    await expect(page.getByRole('searchbox', { name: t('billing.searchLabel') })).toBeVisible();
  } finally {
    release.remove();
  }
});

test('a shared module that pages load on demand fails: one press', async ({ page }) => {
  // The shell provides forms to every remote.
  const form = /\/shell\/[^/]+\/(?!main|platform|home)[^/]+\.js/;
  await page.route(form, gone);
  await page.goto('/password');
  await expect(card(page)).toBeVisible();
  await page.unroute(form);
  await retry(page).click();
  await expect(page.getByLabel(t('password.current'), { exact: true })).toBeVisible();
});

test.describe('to a visitor', () => {
  test.use({ account: undefined });
  for (const [what, fault] of [
    ['is gone', gone],
    ['never comes', never],
  ] as const)
    test(`a page of the shell ${what}: one press`, async ({ page }) => {
      await page.route(chunk('login'), fault);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(card(page)).toBeVisible({ timeout: 12_000 });
      // Not unroute: that would let through what hangs.
      await page.route(chunk('login'), (route) => route.continue());
      const again = page.waitForRequest(/\/login\.[^/]+\.js\?retry=/);
      await retry(page).click();
      await again;
      await expect(loginForm(page).submit).toBeVisible();
    });
});

test('with the card on the screen, signing out works', async ({ page }) => {
  await page.route(entryOf('mf-orders'), gone);
  await page.goto('/order');
  await expect(card(page)).toBeVisible();
  await logOut(page);
  await expect(loginForm(page).heading).toBeVisible();
});

test('if the released version cannot be loaded, the previous one is shown in the same visit', async ({ page }) => {
  const working = await currentBuild('mf-news');
  await changeRegistry(page, ({ remotes }) => {
    const news = remotes['mf-news'];
    if (!news) throw new Error('no mf-news');
    news.previous = working;
    news.current = {
      version: 'broken',
      container: 'mf_news_broken',
      entry: '/mf/mf-news/broken/remoteEntry.00000000.js',
      integrity: working.integrity,
      preload: {},
      firstPage: {},
    };
  });
  await page.goto('/news');
  await expect(heading(page, t('news.title'))).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('news.columnCategory') })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('a failed remote is reported with its version and the revision of the registry', async ({ page }) => {
  const { version } = await currentBuild('mf-billing');
  await page.route(entryOf('mf-billing'), gone);
  const report = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/notify-error'),
  );
  await page.goto('/billing');
  const body = (await report).postData() ?? '';
  expect(body).toContain('mf-billing');
  expect(body).toContain(version);
});
