import type { Page, Route } from '@playwright/test';
import { goTo, heading, homeLink, logOut } from './pages/frame.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { changeRegistry, currentBuild } from './support/registry.ts';
import { type PlainMessageKey, t } from './support/text.ts';

/** Each remote with an area of its, the page that it shows there, and another remote's area. */
const REMOTES: { remote: string; path: string; title: PlainMessageKey; elsewhere: Elsewhere }[] = [
  { remote: 'mf-orders', path: '/order', title: 'order.listTitle', elsewhere: '請求' },
  { remote: 'mf-billing', path: '/billing', title: 'billing.title', elsewhere: 'お知らせ' },
  { remote: 'mf-account', path: '/password', title: 'password.title', elsewhere: '駐車場探し' },
  { remote: 'mf-news', path: '/news', title: 'news.title', elsewhere: '請求' },
];
type Elsewhere = '請求' | 'お知らせ' | '駐車場探し';
const ELSEWHERE_TITLES: Record<Elsewhere, PlainMessageKey> = {
  請求: 'billing.title',
  お知らせ: 'news.title',
  駐車場探し: 'order.listTitle',
};
/** A page that is shown shows one of these; the card of a failed area keeps the area's heading. */
const PAGE_SIGNS: Record<string, PlainMessageKey> = {
  'mf-orders': 'order.searchLabel',
  'mf-billing': 'billing.searchLabel',
  'mf-account': 'password.current',
  'mf-news': 'news.columnCategory',
};

/** What a browser and the portal say about files that do not come; the test brings them about. */
const FAILED_LOADS = [
  /Failed to load resource/,
  /could not be loaded/,
  /RUNTIME-00/,
  /Loading chunk/,
  /integrity/i,
  /SyntaxError|Unexpected token/,
  /MIME type/,
];

const card = (page: Page) => page.getByRole('alert').filter({ hasText: t('remote.failedTitle') });
const retry = (page: Page) => card(page).getByRole('button', { name: t('common.retry') });
const pageSign = (page: Page, remote: string) => page.getByText(t(PAGE_SIGNS[remote] ?? 'app.title')).first();

const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '404' });
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
const never = () => undefined;
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;` });
};

const entryOf = (remote: string) => new RegExp(`/mf/${remote}/[^/]+/remoteEntry\\.[^/]+\\.js`);
const chunksOf = (remote: string) => new RegExp(`/mf/${remote}/[^/]+/(?!remoteEntry)[^/]+\\.js`);

test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(...FAILED_LOADS));

for (const { remote, path, title, elsewhere } of REMOTES) {
  test.describe(`${remote} is unreachable`, () => {
    const faults: [what: string, files: RegExp, answer: (route: Route) => unknown][] = [
      ['its entry is gone', entryOf(remote), notFound],
      ['its entry is a page of HTML', entryOf(remote), html],
      ['its code is gone', chunksOf(remote), notFound],
      ['its entry is not the one that was released', entryOf(remote), tampered],
    ];
    for (const [what, files, answer] of faults) {
      test(`${what}: a card within two seconds, everything else goes on, a retry brings it back`, async ({ page }) => {
        await page.goto('/');
        await expect(homeLink(page)).toBeVisible();
        await page.route(files, answer);
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
        await expect(card(page)).toBeVisible({ timeout: 2000 });
        await expect(heading(page)).toHaveText(t(title));
        await expect(page.getByText(t('remote.failedBody'))).toBeVisible();

        await goTo(page, elsewhere);
        await expect(heading(page, t(ELSEWHERE_TITLES[elsewhere]))).toBeVisible();
        await expect(card(page)).toBeHidden();
        await page.goBack();
        await expect(card(page)).toBeVisible({ timeout: 2000 });

        await page.unroute(files);
        await retry(page).click();
        await expect(pageSign(page, remote)).toBeVisible();
        await expect(card(page)).toBeHidden();
      });
    }

    test('its entry never comes: said after three seconds, given up after eight, and it can be retried', async ({
      page,
    }) => {
      await page.route(entryOf(remote), never);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(homeLink(page)).toBeVisible();
      await expect(page.getByText(t('common.stillLoading'))).toBeVisible({ timeout: 5000 });
      await expect(card(page)).toBeVisible({ timeout: 7000 });

      await page.unroute(entryOf(remote), never);
      await retry(page).click();
      await expect(pageSign(page, remote)).toBeVisible();
    });
  });
}

test('with the card on the screen one can sign out', async ({ page }) => {
  await page.route(entryOf('mf-orders'), notFound);
  await page.goto('/order');
  await expect(card(page)).toBeVisible();
  await logOut(page);
  await expect(loginForm(page).heading).toBeVisible();
});

test('when the released version cannot be had, the one before it is shown in the same visit', async ({ page }) => {
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
    };
  });
  await page.goto('/news');
  await expect(heading(page, t('news.title'))).toBeVisible();
  await expect(pageSign(page, 'mf-news')).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('a failed remote is reported with its version and the revision of the registry', async ({ page }) => {
  const { version } = await currentBuild('mf-billing');
  await page.route(entryOf('mf-billing'), notFound);
  const report = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/notify-error'),
  );
  await page.goto('/billing');
  const body = (await report).postData() ?? '';
  expect(body).toContain('mf-billing');
  expect(body).toContain(version);
});
