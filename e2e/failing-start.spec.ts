import type { Page } from '@playwright/test';
import { type Answer, answer, GONE, holdBack, NEVER, TAMPERED } from './fault/answers.ts';
import { heading } from './pages/frame.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { BRAND_COLOUR } from './support/brand-colour.ts';
import { expectAccessibleAtEachWidth } from './support/page/accessible.ts';
import { LONG, LOOK } from './support/page/screens.ts';
import { t } from './support/text.ts';

/* A script that the document itself names does not come, or not as it was published: the document says so. */

test.describe.configure({ mode: 'parallel' });

const FORBIDDEN: Answer = (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' });
const ABORTED: Answer = (route) => route.abort('blockedbyclient');
const FIRST = ['main', 'platform'] as const;
const SUPPORT = 'https://www.example.com/support';
const WAIT_MS = 15_000;

const first = (name: (typeof FIRST)[number]) => (path: string) =>
  new RegExp(`/shell/[^/]+/${name}\\.[^/]+\\.js$`).test(path);
const notice = (page: Page, title: string) => page.getByRole('alert').filter({ has: heading(page, title) });
const reload = (page: Page) => page.getByRole('button', { name: t('common.reload') });

async function expectNotice(page: Page, title: string, body: string): Promise<void> {
  await expect(notice(page, title)).toContainText(body);
  await expect(heading(page, title)).toBeFocused();
  await expect(page).toHaveTitle(t('app.titleTemplate', { page: title }));
  await expect(page.getByRole('link', { name: t('common.supportDesk') })).toHaveAttribute('href', SUPPORT);
  // Nothing of what it stands in for.
  await expect(page.getByRole('status')).toHaveCount(0);
}
const expectBlocked = (page: Page) => expectNotice(page, t('app.blockedTitle'), t('app.blockedBody'));
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test.beforeEach(({ complaints }) =>
  complaints.allow(/Failed to load resource|integrity|ERR_/, /uncaught: .*SyntaxError/),
);

for (const name of FIRST)
  for (const [what, answerWith, length] of [
    ['is blocked', ABORTED, {}],
    ['is refused', FORBIDDEN, LONG],
    ['is gone', GONE, LONG],
    ['is altered', TAMPERED, {}],
  ] as const)
    test(`${name} ${what}: the document says so, and one press mends it`, length, async ({ page }) => {
      const mend = await answer(page, first(name), answerWith);
      await open(page, '/login');
      await expectBlocked(page);
      await mend();
      await reload(page).click();
      await expect(loginForm(page).submit).toBeVisible();
      await expect(page).toHaveTitle(t('app.titleTemplate', { page: t('login.title') }));
    });

for (const name of FIRST)
  test(`${name} never comes: after 15 seconds the document says so`, async ({ page }) => {
    const mend = await answer(page, first(name), NEVER);
    await page.clock.install();
    await open(page, '/login');
    await expect(page.getByRole('status')).toHaveText(t('common.loading'));
    await page.clock.runFor(WAIT_MS - 1000);
    await expect(notice(page, t('app.slowTitle'))).toHaveCount(0);
    await page.clock.runFor(1000);
    await expectNotice(page, t('app.slowTitle'), t('app.slowBody'));
    await mend();
    await reload(page).click();
    await expect(loginForm(page).submit).toBeVisible();
  });

test('a page that starts after all takes the place of what the document said', async ({ page }) => {
  await page.clock.install();
  const { comes } = await holdBack(page, /\/shell\/[^/]+\/main\.[^/]+\.js$/);
  await open(page, '/login');
  await expect(page.getByRole('status')).toHaveText(t('common.loading'));
  await page.clock.runFor(WAIT_MS);
  await expect(heading(page, t('app.slowTitle'))).toBeFocused();
  comes();
  await page.clock.resume();
  await expect(loginForm(page).submit).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that has started is left alone after 15 seconds', async ({ page, complaints }) => {
  // What else it fetches has timed out on that clock.
  complaints.allow(/could not be fetched/);
  await page.clock.install();
  await page.goto('/login');
  await loginForm(page).email.fill('a@example.com');
  await page.clock.runFor(WAIT_MS * 2);
  await expect(loginForm(page).email).toHaveValue('a@example.com');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('to a customer', () => {
  test.use({ account: 'yamada' });
  for (const path of ['/', '/billing'])
    test(`${path} says it in place of the portal's frame`, async ({ page }) => {
      await answer(page, first('platform'), ABORTED);
      await open(page, path);
      await expectBlocked(page);
      await expect(page.getByRole('banner')).toHaveCount(0);
    });
});

test('it has the look of the portal, at every width', LOOK, async ({ page }) => {
  await answer(page, first('main'), ABORTED);
  await open(page, '/login');
  await expectBlocked(page);
  await expect(reload(page)).toHaveCSS('background-color', BRAND_COLOUR);
  await expect(heading(page)).toHaveCSS('font-size', '26px');
  await expectAccessibleAtEachWidth(page, 'a start that failed');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/order', '/login'])
    test(`${path} says what is missing, and shows nothing else`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, t('app.noScriptTitle'))).toHaveCSS('font-size', '26px');
      await expect(notice(page, t('app.noScriptTitle'))).toContainText(t('app.noScriptBody'));
      await expect(page.getByRole('link', { name: t('common.supportDesk') })).toHaveAttribute('href', SUPPORT);
      await expect(page.getByText(t('common.loading'))).toHaveCount(0);
    });
});

test.describe('a browser that lacks what the portal needs', () => {
  for (const missing of ['AbortSignal.any', 'URL.canParse', 'Intl.Segmenter', 'Array.prototype.toSorted'])
    test(`without ${missing} it is told so, and nothing is started`, async ({ page }) => {
      await page.addInitScript((path) => {
        const names = path.split('.');
        const last = names.pop() as string;
        const owner = names.reduce((object: unknown, name) => (object as Record<string, unknown>)[name], window);
        delete (owner as Record<string, unknown>)[last];
      }, missing);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.resourceType()));
      await page.goto('/login', { waitUntil: 'load' });
      await expectNotice(page, t('app.outdatedTitle'), t('app.outdatedBody'));
      expect(calls.filter((type) => type === 'fetch' || type === 'xhr')).toEqual([]);
    });
});
