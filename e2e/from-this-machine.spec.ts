import type { Page } from '@playwright/test';
import { ABOUT_FAULTS, card } from './pages/failure.ts';
import { goTo, heading } from './pages/frame.ts';
import { signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { NEWS } from './support/areas.ts';
import { watchArrival, watchFlash } from './support/page/looks.ts';
import { LONG } from './support/page/screens.ts';
import { serveLocally } from './support/release/local-remote.ts';
import { type Program, startProgram } from './support/release/program.ts';
import { workingCopy } from './support/release/working-copy.ts';
import { t } from './support/text.ts';

/* Both portals have the same port, so one test follows the other. */

const bar = (page: Page) => page.getByRole('complementary', { name: t('override.label') });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

const SCREEN = 'mf-billing/src/billing/billing-screen.tsx';
const TEXTS = 'mf-billing/src/text/messages.ts';
const title = (suffix: string) => `'billing.title': '請求${suffix}'`;
// A busy machine compiles slowly; how fast it is without other work stands in ADR 32.
const SEEN = { timeout: 60_000 };

test.describe('a remote from a developer’s machine', () => {
  const TITLE = t('news.title');
  const CHANGED = `${TITLE}（開発中）`;
  const changeTexts = (code: string) => code.replaceAll(`"${TITLE}"`, `"${CHANGED}"`);

  let staging: Program;
  test.beforeAll(async () => {
    // A portal is composed first.
    test.setTimeout(180_000);
    staging = await startProgram(['scripts/test-run/start-staging.ts'], /portal runs at (\S+)/);
  });
  test.afterAll(() => staging.stop());

  test(
    'is asked about, runs in the deployed portal, and leaves it with one press',
    NEWS,
    async ({ page, complaints }) => {
      const local = await serveLocally('mf-news', staging.address, changeTexts);
      const remotes = t('override.remote', { remote: 'mf-news', address: local.address });
      await page.goto(`${staging.address}/news?remote=mf-news@${local.address}`);
      await expect(bar(page).getByText(t('override.ask', { remotes }))).toBeVisible();
      expect(page.url()).not.toContain('remote=');
      await signIn(page, 'yamada');
      await expect(heading(page)).toHaveText(TITLE);
      expect(local.requests).toEqual([]);

      await press(page, t('override.agree'));
      await expect(heading(page)).toHaveText(CHANGED);
      await expect(bar(page)).toContainText(t('override.active', { remotes }));
      await goTo(page, t('nav.home'));
      await page.reload();
      const arrival = await watchArrival(page);
      const hasFlashed = await watchFlash(page);
      await page.goto(`${staging.address}/news`);
      await expect(heading(page)).toHaveText(CHANGED);
      await page.waitForLoadState('networkidle');
      // The bar comes with React and pushes the document's picture down, once; nothing else moves or vanishes.
      const { height = 0 } = (await bar(page).boundingBox()) ?? {};
      const { sum, by } = await arrival();
      expect(sum, by).toBeLessThanOrEqual(height / (page.viewportSize()?.height ?? 1));
      expect(await hasFlashed()).toBe(false);

      // Nothing takes its place in secret.
      complaints.allow(...ABOUT_FAULTS);
      await local.stop();
      await page.reload();
      await expect(card(page)).toBeVisible();
      await press(page, t('override.remove'));
      await expect(heading(page)).toHaveText(TITLE);
      await expect(bar(page)).toBeHidden();
    },
  );

  test('is not even asked about where the environment does not allow it', NEWS, async ({ page }) => {
    const local = await serveLocally('mf-news', staging.address, changeTexts);
    await page.goto(`/login?remote=mf-news@${local.address}`);
    await signIn(page, 'yamada');
    expect(page.url()).not.toContain('remote=');
    await expect(bar(page)).toBeHidden();
    expect(local.requests).toEqual([]);
    await local.stop();
  });

  test('shows an edit in the deployed portal, and nothing is lost', LONG, async ({ page }) => {
    // The remote is compiled first.
    test.setTimeout(600_000);
    const { folder, edit } = workingCopy();
    const dev = await startProgram(
      ['scripts/dev/start-dev.ts', 'mf-billing', '--for', staging.address, '--test'],
      /(http\S+\?remote=\S+)/,
      folder,
    );
    try {
      await page.goto(dev.address);
      await signIn(page, 'tanaka');
      await press(page, t('override.agree'));
      await goTo(page, t('billing.title'));
      const search = page.getByRole('searchbox', { name: t('billing.searchLabel') });
      await search.fill('typed');
      const opened = await page.evaluate(() => performance.timeOrigin);

      edit(SCREEN, 'title={title}', "title={title.concat('（部品）')}");
      await expect(heading(page)).toHaveText('請求（部品）', SEEN);
      edit(TEXTS, title(''), title('（文言）'));
      await expect(heading(page)).toHaveText('請求（文言）（部品）', SEEN);
      // What has the focus is the same field as before.
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('typed');
      // The portal renders the page's own component.
      edit('mf-billing/src/billing/billing-page.tsx', '<ContractBilling />', '<><p>（頁）</p><ContractBilling /></>');
      await expect(page.getByText('（頁）')).toBeVisible(SEEN);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    } finally {
      await page.goto('about:blank');
      await dev.stop();
    }
  });
});

test('an edit is seen in the composed portal, and nothing is lost', LONG, async ({ page, complaints }) => {
  // Two apps are compiled first.
  test.setTimeout(600_000);
  const { folder, edit } = workingCopy();
  const dev = await startProgram(
    ['scripts/dev/start-dev.ts', 'mf-billing', '--beside', '--test'],
    /portal runs at ([^\s,]+)/,
    folder,
  );
  try {
    // A development build is some ten megabytes.
    await page.goto(`${dev.address}/billing`, { timeout: 60_000 });
    await signIn(page, 'tanaka');
    const search = page.getByRole('searchbox', { name: t('billing.searchLabel') });
    await search.fill('typed');
    const opened = await page.evaluate(() => performance.timeOrigin);

    await test.step('an edit of a component', async () => {
      edit(SCREEN, 'title={title}', "title={title.concat('（部品）')}");
      await expect(heading(page)).toHaveText('請求（部品）', SEEN);
    });
    await test.step('an edit of the texts', async () => {
      edit(TEXTS, title(''), title('（文言）'));
      await expect(heading(page)).toHaveText('請求（文言）（部品）', SEEN);
    });
    await test.step('an edit of the shell', async () => {
      edit('shell/src/frame/layout/footer-bar.tsx', "{t('footer.terms')}", '規約（改）');
      await expect(page.getByRole('link', { name: '規約（改）' })).toBeVisible(SEEN);
    });
    await test.step('nothing was lost', async () => {
      await expect(search).toHaveValue('typed');
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    });
    // After an error the dev server reloads the page; what its address keeps comes back.
    await test.step('an edit that does not compile, and its mending', async () => {
      complaints.allow(/webpack-dev-server/, /Module build failed/);
      edit(TEXTS, title('（文言）'), title('（文言）').slice(0, -1));
      await expect.poll(dev.said, SEEN).toMatch(/messages\.ts[\s\S]*(?:Unterminated|Syntax)/);
      edit(TEXTS, title('（文言）').slice(0, -1), title('（直した）'));
      await expect(heading(page)).toHaveText('請求（直した）（部品）', SEEN);
    });
    await expect(search).toHaveValue('typed');
  } finally {
    // Its hot reload would miss the server.
    await page.goto('about:blank');
    await dev.stop();
  }
});
